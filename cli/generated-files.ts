/** The files that `tour gen` makes for an app member, and how the ones on disk compare. */
import { dirname, extname, join, resolve } from 'node:path';
import type { AppConfig } from '../schemas/index.ts';
import { checksModule, clientToolsTypes, type ProjectedCatalog } from '../validator/gen/index.ts';
import { catalogChanges } from './catalog-changes.ts';
import { readTextIfThere, shown, writeAllAtomically } from './files.ts';
import {
  asWritten,
  CHECKS_TYPES,
  isUntouched,
  parseObject,
  renderCode,
  renderDocument,
} from './generated.ts';

export interface GeneratedFile {
  /** Absolute path. */
  readonly file: string;
  readonly kind: 'document' | 'code';
  readonly text: string;
}

/** `outdated`: absent, or made from other manifests. `edited`: changed by hand since it was made (S0-04). */
type FileState = 'unchanged' | 'outdated' | 'edited';

export interface FileReport {
  readonly file: string;
  readonly state: FileState | 'written';
  /** Rows that differ from what was there, in words. */
  readonly changes: readonly string[];
}

/** The catalog where the config says, the code beside the client tool table. */
export function generatedFiles(
  catalog: ProjectedCatalog,
  member: AppConfig,
  folder: string,
): GeneratedFile[] {
  const { table, registry } = catalog;
  const tools = resolve(folder, member.catalog.tools);
  const types = `${tools.slice(0, tools.length - extname(tools).length)}.d.ts`;
  const checks = join(dirname(tools), 'checks');
  // No tour may call an imported tool that nobody has classified, so nobody has to write a handler for it.
  const usable = table.tools.filter(({ risk }) => risk === 'L0');
  return [
    ...catalogFiles(catalog, member, folder),
    { file: types, kind: 'code', text: renderCode(clientToolsTypes({ ...table, tools: usable }, registry)) },
    { file: `${checks}.js`, kind: 'code', text: renderCode(checksModule(table)) },
    { file: `${checks}.d.ts`, kind: 'code', text: renderCode(CHECKS_TYPES) },
  ];
}

/** Those that `tour validate` reads: the client tool table and the anchor registry. */
export function catalogFiles(
  { table, registry }: ProjectedCatalog,
  { catalog }: AppConfig,
  folder: string,
): GeneratedFile[] {
  return [
    { file: resolve(folder, catalog.tools), kind: 'document', text: renderDocument({ ...table }) },
    { file: resolve(folder, catalog.anchors), kind: 'document', text: renderDocument({ ...registry }) },
  ];
}

/** How the file on disk stands to what it should hold. Line ends and a byte order mark do not count: git and editors may change them. */
export async function compareFile({ file, kind, text }: GeneratedFile, folder: string): Promise<FileReport> {
  const name = shown(file, folder);
  const there = await readTextIfThere(file, name);
  if (there !== undefined && asWritten(there) === text)
    return { file: name, state: 'unchanged', changes: [] };
  const after = parseObject(text);
  const changes = after === undefined ? [] : catalogChanges(parseObject(asWritten(there ?? '')), after);
  const edited = there !== undefined && !isUntouched(there, kind);
  return { file: name, state: edited ? 'edited' : 'outdated', changes };
}

/**
 * Writes the files that are out of date. When one was edited by hand or cannot be written, none is: the files of a
 * catalog fit each other, or are left as they were.
 */
export async function writeFiles(files: readonly GeneratedFile[], folder: string): Promise<FileReport[]> {
  const reports = await Promise.all(files.map((file) => compareFile(file, folder)));
  if (reports.some(({ state }) => state === 'edited')) return reports;
  const outdated = reports.flatMap(({ file: name, state }, index) => {
    const file = files[index];
    return state === 'outdated' && file !== undefined ? [{ ...file, name }] : [];
  });
  await writeAllAtomically(outdated);
  return reports.map((report) => (report.state === 'outdated' ? { ...report, state: 'written' } : report));
}
