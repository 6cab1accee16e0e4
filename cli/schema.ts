/** `tour schema`: the JSON Schemas of the documents, for editors; with `--project`, with the project's own names. */
import { resolve } from 'node:path';
import { Argument, Command } from 'commander';
import { PAGE_ANCHOR } from '../engine/index.ts';
import { documentsIn } from '../validator/documents.ts';
import type { SourceFile } from '../validator/index.ts';
import { readConfig } from './config.ts';
import { assertNone, CLEAN, type ExitStatus } from './exit.ts';
import { readTextIfThere, withSlashes, writeAtomically } from './files.ts';
import { jsonText, type Output } from './output.ts';
import { configuredFiles, type LoadedProject, loadProject, readSources } from './project.ts';
import { overlaySchemaWith, type ProjectNames, tourSchemaWith } from './project-schemas.ts';
import { readSchema, SCHEMA_NAMES, type SchemaName } from './schema-files.ts';

interface SchemaOptions {
  readonly project?: true;
  readonly config?: string;
  readonly out: string;
  readonly json?: true;
}

export function schemaCommand(output: Output, end: (status: ExitStatus) => void): Command {
  return new Command('schema')
    .summary('print the JSON Schema of a document, or write schemas with the names of this project')
    .description(
      'Prints the JSON Schema of a kind of document. With --project: writes the schemas of tours and overlays with ' +
        "this project's tools, anchors, routes, i18n keys, roles and facts, which editors then complete.",
    )
    .addArgument(new Argument('[document]', 'the kind of document').choices(SCHEMA_NAMES).default('tour'))
    .option('--project', 'write schemas that know the names of this project')
    .option('--config <file>', 'the config; default: tour.config.yaml, found upwards')
    .option('--out <folder>', 'where --project writes, relative to the config', '.tour')
    .option('--json', 'print the report of --project as JSON')
    .addHelpText(
      'after',
      `
Examples:
  tour schema tour-overlay > tour-overlay.schema.json
  tour schema --project    then begin a tour with: # yaml-language-server: $schema=../.tour/tour.schema.json`,
    )
    .action(async (name: SchemaName, options: SchemaOptions) => end(await schema(name, options, output)));
}

async function schema(name: SchemaName, options: SchemaOptions, output: Output): Promise<ExitStatus> {
  if (options.project !== true) {
    output.print(jsonText(readSchema(name)));
    return CLEAN;
  }
  const config = await readConfig(options.config, process.cwd());
  const project = await loadProject(config);
  const { files, unread } = await configuredFiles(config);
  const { sources, faults } = await readSources(files, config.folder);
  assertNone([...project.faults, ...unread, ...faults]);
  const names = namesOf(project, Object.keys(config.config.apps), sources);
  const schemas = [
    ['tour', tourSchemaWith(readSchema('tour'), names)],
    ['tour-overlay', overlaySchemaWith(readSchema('tour-overlay'), names)],
  ] as const;
  const written: { readonly file: string; readonly state: 'written' | 'unchanged' }[] = [];
  for (const [kind, content] of schemas) {
    const file = `${withSlashes(options.out)}/${kind}.schema.json`;
    const path = resolve(config.folder, file);
    const text = jsonText(content);
    const same = (await readTextIfThere(path, file)) === text;
    if (!same) await writeAtomically(path, text, file);
    written.push({ file, state: same ? 'unchanged' : 'written' });
  }
  if (options.json === true) {
    output.print(jsonText({ version: 1, files: written }));
  } else {
    for (const { file, state } of written) output.print(`${file}: ${state}\n`);
  }
  return CLEAN;
}

/** What all app members offer together: a schema does not know which of them a tour is for. */
function namesOf(
  { project, catalogs }: LoadedProject,
  app: readonly string[],
  sources: readonly SourceFile[],
): ProjectNames {
  const { roles = {}, facts = {}, locales } = project;
  const members = [...catalogs.values()].map(({ catalog }) => catalog);
  const tools = members.flatMap((member) => [...member.tools.values()]);
  const routes = members.flatMap((member) => [...member.routes.values()]);
  const documents = sources.flatMap(({ text }) => namedIn(text));
  const permissions = [...tools, ...routes].flatMap(({ permission }) => permission ?? []);
  return {
    app,
    // The others cannot be called by a step.
    tool: sorted(tools.filter(({ source }) => source === 'client').map(({ name }) => name)),
    anchor: sorted([PAGE_ANCHOR, ...members.flatMap((member) => [...member.anchors.keys()])]),
    route: sorted(routes.map(({ key }) => key)),
    textKey: sorted(locales?.keys(locales.source).keys() ?? []),
    fact: sorted(Object.keys(facts)),
    role: sorted(Object.keys(roles)),
    permission: sorted([...Object.values(roles).flat(), ...permissions]),
    tour: sorted(documents.map(({ key }) => key)),
    stepId: sorted(documents.flatMap(({ steps }) => steps)),
    locale: locales?.required ?? [],
  };
}

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].sort();
}

/** The keys and step ids of the tours in a file, whatever else is wrong in it. */
function namedIn(text: string): { readonly key: string; readonly steps: readonly string[] }[] {
  return documentsIn(text).flatMap((document) => {
    const { kind, key, steps } = (document ?? {}) as Readonly<Record<string, unknown>>;
    if (kind !== 'Tour' || typeof key !== 'string') return [];
    const ids = Array.isArray(steps) ? steps.map((step: { id?: unknown } | null) => step?.id) : [];
    return [{ key, steps: ids.filter((id) => typeof id === 'string') }];
  });
}
