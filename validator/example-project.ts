/** The project in which the examples of the rules and the cases are checked. */
import { createCatalog } from '../engine/index.ts';
import type { ClientToolTable, TourConfig } from '../schemas/index.ts';
import { createLocales, type Locales } from './locales.ts';
import type { AppMember, Project } from './project.ts';
import { type FileDocuments, readDocument } from './read-document.ts';
import { checksFromTable } from './tool-checks.ts';
import type { SourceFile } from './validate.ts';

export interface ExampleProject {
  readonly project: Project;
  /** Tours that are always there, for overlays to change. */
  readonly tours: readonly SourceFile[];
}

/**
 * Makes the project of validator/cases/project.
 *
 * @param read gives the text of a file in that folder
 * @throws Error when one of its own files has a mistake
 */
export function exampleProject(read: (file: string) => string): ExampleProject {
  const document = <Kind extends keyof FileDocuments>(kind: Kind, file: string): FileDocuments[Kind] => {
    const result = readDocument(kind, { file, text: read(file) });
    if (!result.ok)
      throw new Error(result.diagnostics.map((each) => `${each.file}: ${each.message}`).join('\n'));
    return result.value;
  };
  const config = document('TourConfig', 'tour.config.yaml');
  const member = ({ catalog }: TourConfig['apps'][string]): AppMember => {
    const table: ClientToolTable = document('ClientToolTable', catalog.tools);
    return {
      catalog: createCatalog(table, document('AnchorRegistry', catalog.anchors)),
      checks: checksFromTable(table),
    };
  };
  const locales = localesOf(config, read);
  return {
    project: {
      apps: new Map(Object.entries(config.apps).map(([name, app]) => [name, member(app)])),
      ...(locales !== undefined && { locales }),
      ...(config.roles !== undefined && { roles: config.roles }),
      ...(config.facts !== undefined && { facts: config.facts }),
    },
    tours: ['tours/team-setup.yaml'].map((file) => ({ file, text: read(file) })),
  };
}

function localesOf({ locales }: TourConfig, read: (file: string) => string): Locales | undefined {
  if (locales === undefined) return undefined;
  const files = locales.required.map((locale) => ({
    locale,
    messages: JSON.parse(read(locales.path.replace('{locale}', locale))) as unknown,
  }));
  return createLocales(locales, files);
}
