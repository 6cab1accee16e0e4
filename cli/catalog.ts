/** Reading the two files of a catalog, whole and unedited. */
import { resolve } from 'node:path';
import { type Catalog, createCatalog } from '../engine/index.ts';
import {
  type AnchorRegistry,
  type AppConfig,
  type Check,
  type ClientToolTable,
  checkAnchorRegistry,
  checkClientToolTable,
} from '../schemas/index.ts';
import { readDocument } from '../validator/index.ts';
import { BrokenCatalog } from './broken-inputs.ts';
import { isMadeHere } from './config.ts';
import { InputError } from './exit.ts';
import { readTextIfThere, shown } from './files.ts';
import { hashOfDocument, isUntouched, parseObject, whyReplaceable } from './generated.ts';

export interface CatalogFiles {
  readonly catalog: Catalog;
  readonly table: ClientToolTable;
  readonly registry: AnchorRegistry;
}

/** A file by its absolute path, and by the name it is shown under. */
export interface NamedFile {
  readonly path: string;
  readonly name: string;
}

/**
 * A catalog file by its path and its name.
 *
 * @param file as the config or the command line names it, from `folder`
 */
export function namedFile(file: string, folder: string): NamedFile {
  const path = resolve(folder, file);
  return { path, name: shown(path, folder) };
}

/**
 * Reads the two files of a catalog, which have to be as `tour gen` wrote them.
 *
 * @param app the app member that the catalog is for; absent: whichever it says
 * @param member that app member in the config, from whose manifests `tour gen` makes them; absent: it is made as it may be
 * @throws BrokenCatalog when a file does not fit its schema, was edited by hand, or is of another app member
 * @throws InputError when a file cannot be read
 */
export async function readCatalog(
  tools: NamedFile,
  anchors: NamedFile,
  app?: string,
  member?: AppConfig,
): Promise<CatalogFiles> {
  const isMadeElsewhere = member !== undefined && !isMadeHere(member);
  const whenAbsent = isMadeElsewhere
    ? `The app member "${app}" names no \`modules\` to make it from: name some and run \`tour gen\`, or put the catalog there that was made elsewhere.`
    : 'Run `tour gen` to make it.';
  const table = await readGenerated<ClientToolTable>(
    tools,
    'ClientToolTable',
    checkClientToolTable,
    whenAbsent,
  );
  const registry = await readGenerated<AnchorRegistry>(
    anchors,
    'AnchorRegistry',
    checkAnchorRegistry,
    whenAbsent,
  );
  for (const [file, document] of [
    [tools, table],
    [anchors, registry],
  ] as const) {
    const expected = app ?? table.app;
    if (document.app !== expected) {
      throw new BrokenCatalog(`${file.name} is of app member "${document.app}", not of "${expected}".`);
    }
  }
  return { catalog: createCatalog(table, registry), table, registry };
}

async function readGenerated<Document extends ClientToolTable | AnchorRegistry>(
  { path, name }: NamedFile,
  kind: Document['kind'],
  check: Check,
  whenAbsent: string,
): Promise<Document> {
  const text = await readTextIfThere(path, name);
  if (text === undefined) throw new InputError(`There is no ${name}. ${whenAbsent}`);
  // A catalog may be large and is nearly always right: the slower reader, which knows positions, is for the rest.
  const document = parseObject(text.replace(/^\uFEFF/, ''));
  if (document === undefined || !check(document)) {
    const read = readDocument(kind, { file: name, text });
    const reason =
      whyReplaceable(text) ??
      (document === undefined ? 'it is no JSON document' : 'it does not fit its schema');
    const remedy = isUntouched(text, 'document') ? 'Run' : 'Delete it and run';
    throw new BrokenCatalog(
      `${name} is no catalog file: ${reason}. ${remedy} \`tour gen\` to make it anew.`,
      read.ok ? [] : read.diagnostics,
    );
  }
  if (document.hash !== hashOfDocument(document)) {
    throw new BrokenCatalog(
      `${name} was edited after \`tour gen\` made it: its hash does not fit its content. ` +
        'Change the module manifests, delete the file and run `tour gen`.',
    );
  }
  return document as unknown as Document;
}
