/** Reading the app's i18n files, which the checks look texts up in. */
import { basename, resolve } from 'node:path';
import type { LocalesConfig } from '../schemas/index.ts';
import { createLocales, type LocaleFile, type Locales } from '../validator/index.ts';
import { InputError } from './exit.ts';
import { expand, readText, shown } from './files.ts';

export interface LocalesRead {
  /** Absent: no locale could be read. */
  readonly locales?: Locales;
  /** What could not be read. A locale that is missing here is not required any more: it is named once. */
  readonly faults: readonly InputError[];
}

export async function readLocales(config: LocalesConfig, folder: string): Promise<LocalesRead> {
  const faults: InputError[] = [];
  const files: LocaleFile[] = [];
  const readable: string[] = [];
  for (const locale of new Set([...config.required, config.source ?? config.required[0] ?? ''])) {
    try {
      files.push(...(await readLocale(config.path, locale, folder)));
      readable.push(locale);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      faults.push(error);
    }
  }
  const required = config.required.filter((locale) => readable.includes(locale));
  const [first] = required;
  if (first === undefined) return { faults };
  const source = config.source !== undefined && readable.includes(config.source) ? config.source : first;
  return { locales: createLocales({ ...config, required, source }, files), faults };
}

async function readLocale(path: string, locale: string, folder: string): Promise<LocaleFile[]> {
  const pattern = path.replaceAll('{locale}', locale);
  if (!pattern.includes('{ns}')) {
    const file = resolve(folder, pattern);
    return [
      { locale, messages: parseMessages(await readText(file, shown(file, folder)), shown(file, folder)) },
    ];
  }
  const { files } = await expand([pattern.replaceAll('{ns}', '*')], folder);
  if (files.length === 0)
    throw new InputError(`No file fits ${pattern}, where the texts in "${locale}" should be.`);
  const shape = namespaceIn(pattern);
  return Promise.all(
    files.map(async (file) => ({
      locale,
      ns: shape.exec(basename(file))?.[1] ?? basename(file),
      messages: parseMessages(await readText(file, shown(file, folder)), shown(file, folder)),
    })),
  );
}

/** Finds the namespace in a file's name, by the last part of the pattern. */
function namespaceIn(pattern: string): RegExp {
  const escaped = basename(pattern).replace(/[.*+?^$()[\]\\|]/g, '\\$&');
  return new RegExp(`^${escaped.replace('{ns}', '(.+)')}$`);
}

/** @throws InputError with line and column when the text is no JSON object */
function parseMessages(text: string, name: string): unknown {
  const content = text.replace(/^\uFEFF/, '');
  try {
    const messages: unknown = JSON.parse(content);
    if (typeof messages === 'object' && messages !== null && !Array.isArray(messages)) return messages;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const offset = Number(/position (\d+)/.exec(reason)?.[1] ?? content.length);
    const before = content.slice(0, offset).split('\n');
    throw new InputError(
      `${name}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}: this is no valid JSON: ${reason.replace(/ in JSON at position.*| \(line.*/, '')}.`,
    );
  }
  throw new InputError(`${name}:1:1: this must be a JSON object of texts by key.`);
}
