/** The files that `tour gen` makes for an app member, and bringing the ones on disk up to date. */
import { dirname, extname, join, resolve } from 'node:path';
import type { AppConfig } from '../schemas/index.ts';
import { checksModule, clientToolsTypes, type ProjectedCatalog } from '../validator/index.ts';
import { catalogChanges } from './catalog-changes.ts';
import { readTextIfThere, shown, writeAtomically } from './files.ts';
import {
  CHECKS_TYPES,
  isUntouched,
  parseObject,
  renderCode,
  renderDocument,
  withLineFeeds,
} from './generated.ts';

export interface GeneratedFile {
  /** Absolute path. */
  readonly file: string;
  readonly kind: 'document' | 'code';
  readonly text: string;
}

/** `unchanged` and `written` are up to date; `outdated` and `edited` are not, and were left as they are. */
export interface FileReport {
  readonly file: string;
  readonly state: 'unchanged' | 'written' | 'outdated' | 'edited';
  /** Rows that differ from what was there, in words. */
  readonly changes: readonly string[];
}

/** The catalog where the config says, the code beside the client tool table. */
export function generatedFiles(
  { table, registry }: ProjectedCatalog,
  { catalog }: AppConfig,
  folder: string,
): GeneratedFile[] {
  const tools = resolve(folder, catalog.tools);
  const types = `${tools.slice(0, tools.length - extname(tools).length)}.d.ts`;
  const checks = join(dirname(tools), 'checks');
  return [
    { file: tools, kind: 'document', text: renderDocument({ ...table }) },
    { file: resolve(folder, catalog.anchors), kind: 'document', text: renderDocument({ ...registry }) },
    { file: types, kind: 'code', text: renderCode(clientToolsTypes(table, registry)) },
    { file: `${checks}.js`, kind: 'code', text: renderCode(checksModule(table)) },
    { file: `${checks}.d.ts`, kind: 'code', text: renderCode(CHECKS_TYPES) },
  ];
}

/**
 * Brings one file up to date. A file that was edited by hand is left as it is (S0-04).
 *
 * @param check only tells what would change
 */
export async function bringUpToDate(
  { file, kind, text }: GeneratedFile,
  folder: string,
  check: boolean,
): Promise<FileReport> {
  const name = shown(file, folder);
  const there = await readTextIfThere(file, name);
  if (there !== undefined && withLineFeeds(there) === text)
    return { file: name, state: 'unchanged', changes: [] };
  const after = parseObject(text);
  const changes = after === undefined ? [] : catalogChanges(parseObject(there ?? ''), after);
  if (there !== undefined && !isUntouched(there, kind)) return { file: name, state: 'edited', changes };
  if (check) return { file: name, state: 'outdated', changes };
  await writeAtomically(file, text, name);
  return { file: name, state: 'written', changes };
}
