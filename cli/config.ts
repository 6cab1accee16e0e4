/** `tour.config.yaml`: reading it. What the rules make of it is the validator's. */
import { dirname, resolve } from 'node:path';
import type { AppConfig, TourConfig } from '../schemas/index.ts';
import { readDocument, rules } from '../validator/index.ts';
import { BrokenConfig } from './broken-inputs.ts';
import { InputError } from './exit.ts';
import { readText, shown } from './files.ts';
import { CONFIG_NAME, findConfig } from './find-config.ts';

export interface ConfigFile {
  /** Absolute path of the file, and of the folder that its paths are relative to. */
  readonly file: string;
  readonly folder: string;
  readonly config: TourConfig;
}

/**
 * Reads the config of a project.
 *
 * @param given the file named by `--config`; absent: found upwards from `from`
 * @throws InputError when there is none, or it is broken: every mistake with its place
 */
export async function readConfig(given: string | undefined, from: string): Promise<ConfigFile> {
  const found =
    given === undefined ? await findConfig(from) : { file: resolve(from, given), text: undefined };
  if (found === undefined) {
    throw new InputError(
      `No ${CONFIG_NAME} here or in a folder above. \`tour init\` makes one; \`--config <file>\` names one.`,
    );
  }
  const name = shown(found.file, from);
  const text = found.text ?? (await readText(found.file, name));
  const config = parseConfig(text, name);
  if (!isPlain(config)) {
    // Rare, and it knows the rules of `tour gen` and compiles schemas: checking need not wait for that.
    const { mistakesInConfig } = await import('./config-mistakes.ts');
    const mistakes = mistakesInConfig(config, { file: name, text });
    if (mistakes.length > 0) throw new BrokenConfig(name, mistakes);
  }
  return { file: found.file, folder: dirname(found.file), config };
}

const TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'];
const NOTES = ['title', 'description', 'examples', 'default'];

/** Whether what stands under `rules` and `facts` is so simple that nothing can be wrong with it. */
function isPlain({ rules: settings = {}, facts = {} }: TourConfig): boolean {
  return (
    Object.keys(settings).every((id) => rules.some((rule) => rule.id === id && rule.structural !== true)) &&
    Object.values(facts).every(
      ({ type, ...rest }) =>
        typeof type === 'string' &&
        TYPES.includes(type) &&
        Object.keys(rest).every((key) => NOTES.includes(key)),
    )
  );
}

/**
 * The config in a text.
 *
 * @throws BrokenConfig when the text is no config: every mistake with its place
 */
export function parseConfig(text: string, name: string): TourConfig {
  const read = readDocument('TourConfig', { file: name, text });
  if (!read.ok) throw new BrokenConfig(name, read.diagnostics);
  return read.value;
}

/**
 * Holds the value of `--app` against the config.
 *
 * @throws InputError when the config has no app member of this name, which `--app` gives
 */
export function assertApp({ config: { apps } }: ConfigFile, name: string): void {
  if (Object.hasOwn(apps, name)) return;
  const known = Object.keys(apps).join(', ');
  throw new InputError(`--app: "${name}" is no app member of the config; it has ${known}.`);
}

/** Whether `tour gen` makes the catalog of an app member here; that of any other comes from elsewhere. */
export function isMadeHere({ modules, imports }: AppConfig): boolean {
  return modules !== undefined || imports !== undefined;
}

/** Patterns of the config, which may be one or a list. */
export function patternsOf(patterns: string | readonly string[] | undefined): readonly string[] {
  if (patterns === undefined) return [];
  return typeof patterns === 'string' ? [patterns] : patterns;
}
