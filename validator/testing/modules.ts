/** Module manifests, and what `tour gen` refuses in them. */
import { parseAllDocuments } from 'yaml';
import { checkModule, type ModuleDocument } from '../../schemas/index.ts';
import { type ModuleText, refuseModules } from '../gen/refusals.ts';
import type { SourceFile } from '../validate.ts';

/** A manifest per document, so that an example can hold two modules. */
export function manifests(text: string): ModuleText[] {
  return text.split(/^---\n/m).map((source, index) => {
    const document: unknown = parseAllDocuments(source)[0]?.toJS();
    if (!checkModule(document)) throw new Error(`No manifest: ${JSON.stringify(checkModule.errors?.[0])}`);
    return { file: `m${index + 1}.yaml`, text: source, document: document as ModuleDocument };
  });
}

/** What `tour gen` refuses, by app member. */
export function refuseAll(
  byApp: Readonly<Record<string, readonly ModuleText[]>>,
  tours: readonly SourceFile[] = [],
) {
  return refuseModules(new Map(Object.entries(byApp)), { apps: Object.keys(byApp), tours });
}

/** What `tour gen` refuses in the manifests of one app member. */
export function refuse(text: string, app = 'console') {
  return refuseAll({ [app]: manifests(text) });
}

/** How a manifest begins. */
export const HEAD = 'kind: Module\nkey: orders\napps: [console]\n';
