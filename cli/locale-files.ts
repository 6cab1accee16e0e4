/** Reading the app's i18n files, which the checks look texts up in. */
import { basename, resolve } from 'node:path';
import type { LocalesConfig } from '../schemas/index.ts';
import { createLocales, type LocaleFile, type Locales } from '../validator/index.ts';
import { InputError } from './exit.ts';
import { readText, shown } from './files.ts';
import { jsonFault } from './json-fault.ts';
import { expand } from './patterns.ts';
import { repeatedKeys } from './repeated-keys.ts';

export interface LocalesRead {
  /** Absent: no locale could be read. */
  readonly locales?: Locales;
  /** What stands in the files. */
  readonly files: readonly LocaleFile[];
  /** What is worth knowing of them, though they can be used. */
  readonly notes: readonly string[];
  /** What could not be read. A locale that is missing here is not required any more: it is named once. */
  readonly faults: readonly InputError[];
  /** Absolute paths of the files that were read. */
  readonly read: readonly string[];
}

/** Reads the files of all required locales and of the source locale. */
export async function readLocales(config: LocalesConfig, folder: string): Promise<LocalesRead> {
  const faults: InputError[] = [];
  const notes: string[] = [];
  const files: LocaleFile[] = [];
  const readable: string[] = [];
  const read: string[] = [];
  for (const locale of new Set([...config.required, config.source ?? config.required[0] ?? ''])) {
    try {
      const places = await placesOf(config.path, locale, folder);
      files.push(...(await Promise.all(places.map((place) => readLocale(place, locale, folder, notes)))));
      readable.push(locale);
      read.push(...places.map(({ path }) => path));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      faults.push(error);
    }
  }
  const required = config.required.filter((locale) => readable.includes(locale));
  const [first] = required;
  if (first === undefined) return { files, notes, faults, read };
  const source = config.source !== undefined && readable.includes(config.source) ? config.source : first;
  return { locales: createLocales({ ...config, required, source }, files), files, notes, faults, read };
}

interface Place {
  readonly path: string;
  readonly ns?: string;
}

/** The files of a locale: one, or one for each namespace. */
async function placesOf(path: string, locale: string, folder: string): Promise<Place[]> {
  const pattern = path.replaceAll('{locale}', locale);
  if (!pattern.includes('{ns}')) return [{ path: resolve(folder, pattern) }];
  const { files, faults } = await expand([pattern.replaceAll('{ns}', '*')], folder);
  const [fault] = faults;
  if (fault !== undefined) throw fault;
  if (files.length === 0)
    throw new InputError(`No file fits ${pattern}, where the texts in "${locale}" should be.`);
  const shape = namespaceIn(pattern);
  return files.map((file) => ({ path: file, ns: shape.exec(basename(file))?.[1] ?? basename(file) }));
}

async function readLocale(
  { path, ns }: Place,
  locale: string,
  folder: string,
  notes: string[],
): Promise<LocaleFile> {
  const name = shown(path, folder);
  const text = await readText(path, `${name}, where the texts in "${locale}" should be`);
  const content = text.replace(/^\uFEFF/, '');
  const messages = parseMessages(content, name);
  notes.push(...repeatedIn(content, messages, name));
  return { locale, ...(ns !== undefined && { ns }), messages };
}

/** Finds the namespace in a file's name, by the last part of the pattern. */
function namespaceIn(pattern: string): RegExp {
  const escaped = basename(pattern).replace(/[.*+?^$()[\]\\|]/g, '\\$&');
  return new RegExp(`^${escaped.replace('{ns}', '(.+)')}$`);
}

/** @throws InputError with line and column when the text is no JSON object */
function parseMessages(content: string, name: string): unknown {
  const at = (offset: number): string => placeIn(content, offset, name);
  const lost = content.indexOf('\uFFFD');
  if (lost >= 0)
    throw new InputError(
      `${at(lost)}: the bytes here are not UTF-8, so a character is lost. Save the file as UTF-8.`,
    );
  const messages = parsed(content);
  if (messages === undefined) {
    const conflict = content.search(/^[<>]{7}(?: |$)/m);
    if (conflict >= 0) throw new InputError(`${at(conflict)}: a merge left its conflict here.`);
    const { offset, reason } = jsonFault(content) ?? { offset: 0, reason: 'it cannot be read' };
    throw new InputError(`${at(offset)}: this is no valid JSON: ${reason}.`);
  }
  if (typeof messages === 'object' && messages !== null && !Array.isArray(messages)) return messages;
  throw new InputError(`${name}:1:1: this must be a JSON object of texts by key.`);
}

/** Of more than these one sees how the file came about. */
const MOST_REPEATED = 5;

function repeatedIn(content: string, messages: unknown, name: string): string[] {
  const repeated = repeatedKeys(content, messages);
  const told = repeated.slice(0, MOST_REPEATED).map(({ key, offset, first }) => {
    const [, line] = placeIn(content, first, '').split(':');
    return `${placeIn(content, offset, name)}: the key "${key}" stands here again, after line ${line}. Only what stands last counts: make one of the two.`;
  });
  const more = repeated.length - told.length;
  return more === 0
    ? told
    : [...told, `${name}: ${more} more ${more === 1 ? 'key is' : 'keys are'} repeated.`];
}

/** File, line and column. */
function placeIn(content: string, offset: number, name: string): string {
  const before = content.slice(0, offset).split(/\r\n|\r|\n/);
  return `${name}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
