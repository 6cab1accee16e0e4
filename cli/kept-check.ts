/**
 * The cache: what a check of a whole project found is kept in `node_modules/.cache/tourwright`, together with the
 * footprint of all that it read. As long as that is the same, checking again gives the same, and asks neither for the
 * parser nor for the rules. `--no-cache` does without.
 *
 * A file there is a hint and no more: one that is damaged, of another version or not written as a whole is passed
 * over and replaced. Runs at the same time replace it as a whole, and the last one stays.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Diagnostic } from '../validator/index.ts';
import type { CheckOptions } from './check.ts';
import { InputError } from './exit.ts';
import { codeOf, shown, writeAtomically } from './files.ts';
import { findConfig } from './find-config.ts';
import { type Footprint, sameFootprint, takeFootprint } from './footprint.ts';
import type { Checked } from './report.ts';
import { folderInRepository } from './repository.ts';
import { ownVersion } from './version.ts';

/** Plain JSON. */
interface KeptCheck {
  readonly program: string;
  readonly config: string;
  readonly footprint: Footprint;
  /** Names of the files that were checked. */
  readonly files: readonly string[];
  /** Those of them that hold overlays, or are meant to, which may be reported for the sake of a tour in another file. */
  readonly overlays: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface CacheOptions extends CheckOptions {
  readonly cache?: boolean;
  readonly fix?: true;
  readonly watch?: true;
}

/** Whether a check is of what is on disk, by the config alone. */
function isOfProject({ cache, ...options }: CacheOptions): boolean {
  const { app, tools, anchors, stdin, stdinFilename, since, fix, watch } = options;
  const others = [app, tools, anchors, stdin, stdinFilename, since, fix, watch];
  return cache !== false && others.every((option) => option === undefined);
}

/** What a check would find, as an earlier one found it; undefined when that is not known. */
export async function keptCheck(
  named: readonly string[],
  options: CacheOptions,
): Promise<Checked | undefined> {
  return isOfProject(options) ? unlessRefused(() => findKept(named, options)) : undefined;
}

/** Where files cannot be looked at nothing is known: a check names them, each with its reason. */
async function unlessRefused<Known>(look: () => Promise<Known>): Promise<Known | undefined> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof InputError || codeOf(error) !== undefined) return undefined;
    throw error;
  }
}

async function findKept(named: readonly string[], options: CacheOptions): Promise<Checked | undefined> {
  const from = process.cwd();
  const config =
    options.config === undefined ? (await findConfig(from))?.file : resolve(from, options.config);
  const place = config === undefined ? undefined : placeFor(config);
  if (config === undefined || place === undefined) return undefined;
  const kept = await readKept(place.file, place.config);
  const names = new Set(named.map((name) => shown(resolve(from, name), dirname(config))));
  const checked = kept && checkedOf(kept, names);
  if (kept === undefined || checked === undefined) return undefined;
  const folder = dirname(config);
  const footprint = await sameFootprint(kept.footprint, folder);
  if (footprint === undefined) return undefined;
  if (footprint !== kept.footprint) await write(place.file, { ...kept, footprint });
  const text = (name: string) => textOf(resolve(folder, name));
  return { ...checked, text, faults: [], folder: await folderInRepository(folder) };
}

/** The part of a kept check that is about these files; undefined when it does not tell. */
function checkedOf(
  { files, overlays, diagnostics }: KeptCheck,
  names: ReadonlySet<string>,
): Pick<Checked, 'checked' | 'diagnostics'> | undefined {
  if (names.size === 0) return { checked: files, diagnostics };
  const checked = files.filter((file) => names.has(file));
  const others = diagnostics.filter(({ file }) => !names.has(file));
  if (checked.length < names.size || others.some(({ file }) => overlays.includes(file))) return undefined;
  return { checked, diagnostics: diagnostics.filter(({ file }) => names.has(file)) };
}

/** What a check has read and found. */
export interface CheckToKeep {
  /** Absolute path of the config. */
  readonly config: string;
  /** Absolute paths of the files that were read, and of the folders that were searched. */
  readonly read: readonly string[];
  readonly sources: readonly { readonly file: string; readonly text: string }[];
  readonly diagnostics: readonly Diagnostic[];
  /** When it began, in milliseconds since 1970. */
  readonly begun: number;
}

/** Keeps what a check of all files found, if it can be told later whether anything has changed since. */
export async function keepCheck(
  named: readonly string[],
  options: CacheOptions,
  { config, read, sources, diagnostics, begun }: CheckToKeep,
): Promise<void> {
  const place = placeFor(config);
  if (!isOfProject(options) || named.length > 0 || place === undefined) return;
  const folder = dirname(config);
  const texts = new Map(sources.map((source) => [resolve(folder, source.file), source.text]));
  const paths = [...new Set([...read, ...texts.keys()])];
  const footprint = await unlessRefused(() => takeFootprint(paths, folder, begun, texts));
  if (footprint === undefined) return;
  await write(place.file, {
    program: program(),
    config: place.config,
    footprint,
    files: sources.map((source) => source.file),
    overlays: sources.flatMap((source) => (MAY_BE_OVERLAY.test(source.text) ? [source.file] : [])),
    diagnostics,
  });
}

/** Of the kind, or with the property that names a tour: an overlay with mistakes is one as well. */
const MAY_BE_OVERLAY = /TourOverlay|(?:^|[\s{,])["']?tour["']?[ \t]*:/;

interface Place {
  /** Absolute path of what is kept. */
  readonly file: string;
  /** The config, relative to the folder that packages are installed in. */
  readonly config: string;
}

/** Where the check of a project is kept; undefined for a project that no package is installed for. */
function placeFor(path: string): Place | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const modules = join(folder, 'node_modules');
    if (existsSync(modules)) {
      const config = relative(folder, path);
      return {
        file: join(modules, '.cache', 'tourwright', `${config.replace(/[^\w.-]/g, '_')}.kept`),
        config,
      };
    }
    if (dirname(folder) === folder) return undefined;
  }
}

async function readKept(file: string, config: string): Promise<KeptCheck | undefined> {
  const [seal, content = ''] = textOf(file)?.split('\n', 2) ?? [];
  if (seal !== (await sealOf(content))) return undefined;
  const kept = JSON.parse(content) as KeptCheck;
  return kept.program === program() && kept.config === config ? kept : undefined;
}

/** Undefined for what is not there, or not to be read. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function write(file: string, kept: KeptCheck): Promise<void> {
  const content = JSON.stringify(kept);
  try {
    await writeAtomically(file, `${await sealOf(content)}\n${content}`);
  } catch (error) {
    // Nothing is lost but time: the folder may be read-only, the disk full.
    if (!(error instanceof InputError)) throw error;
  }
}

/** Tells whether the content is, as a whole, what this program wrote. */
async function sealOf(content: string): Promise<string> {
  const { createHash } = await import('node:crypto');
  return createHash('sha1').update(content).digest('base64');
}

/** What decides beside the files: this program, and the one that runs it. */
function program(): string {
  return [ownVersion(), process.version, ...lastBuilds()].join(' ');
}

/** In a checkout the version stays while the code changes: when the compiler last wrote stands for it. */
function lastBuilds(): string[] {
  const records = new URL('../.tsbuildinfo/', import.meta.url);
  if (!existsSync(records)) return [];
  return readdirSync(records).map((name) => `${name}:${statSync(new URL(name, records)).mtimeMs}`);
}
