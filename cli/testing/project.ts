/** A project in a temporary folder, and the real binary run in it. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import type { ModuleDocument, TourConfig } from '../../schemas/index.ts';
import { projectCatalog } from '../../validator/gen/index.ts';
import { generatedFiles } from '../generated-files.ts';
import { STARTER, STARTER_CONFIG } from '../starter.ts';

export const BINARY = fileURLToPath(new URL('../../dist/tour/main.js', import.meta.url));

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Below the project's folder. Default: the folder itself. */
  readonly folder?: string;
}

export interface TestProject {
  readonly folder: string;
  write(name: string, content: string | Uint8Array): void;
  read(name: string): string;
  bytes(name: string): Buffer;
  has(name: string): boolean;
  remove(name: string): void;
  /** All files below the folder, as sorted paths with `/`. */
  files(): string[];
  /** Replaces the only place where `from` stands in a file. */
  edit(name: string, from: string, to: string): void;
  tour(args: readonly string[], options?: RunOptions): Run;
  shell(command: string): Run;
}

/**
 * An empty folder, removed after the test.
 *
 * @param below the project's folder in a larger one; default: it stands alone
 */
export function emptyProject(below = '.'): TestProject {
  const outer = mkdtempSync(join(tmpdir(), 'tourwright-cli-'));
  onTestFinished(() => rmSync(outer, { recursive: true, force: true }));
  const folder = join(outer, below);
  mkdirSync(folder, { recursive: true });
  const path = (name: string) => join(folder, name);
  const env = (more: RunOptions['env'] = {}) => {
    const { NO_COLOR, FORCE_COLOR, DEBUG, ...rest } = process.env;
    return { ...rest, ...more };
  };
  const run = (command: string, args: readonly string[], options: RunOptions = {}): Run => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: options.folder === undefined ? folder : path(options.folder),
      encoding: 'utf8',
      env: env(options.env),
      maxBuffer: 64 * 1024 * 1024,
      timeout: 20_000,
      ...(options.input !== undefined && { input: options.input }),
    });
    return { status, stdout, stderr };
  };
  const project: TestProject = {
    folder,
    write(name, content) {
      mkdirSync(dirname(path(name)), { recursive: true });
      writeFileSync(path(name), content);
    },
    read: (name) => readFileSync(path(name), 'utf8'),
    bytes: (name) => readFileSync(path(name)),
    has: (name) => existsSync(path(name)),
    remove: (name) => rmSync(path(name), { recursive: true }),
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort(),
    edit(name, from, to) {
      const text = project.read(name);
      if (text.split(from).length !== 2) throw new Error(`"${from}" does not stand in ${name} exactly once.`);
      project.write(
        name,
        text.replace(from, () => to),
      );
    },
    tour: (args, options) => run(process.execPath, [BINARY, ...args], options),
    shell: (command) => run('sh', ['-c', command.replaceAll('tour ', `"${process.execPath}" "${BINARY}" `)]),
  };
  return project;
}

/** A folder with these files, each of which holds its name. */
export function folderWith(...files: readonly string[]): TestProject {
  const project = emptyProject();
  for (const file of files) project.write(file, file);
  return project;
}

/**
 * The project that `tour init` makes, with its catalog. The catalog is made without the binary, which would run once
 * more for each test; `init.test.ts` sees that it makes the same.
 *
 * @param below as for `emptyProject`
 */
export function starterProject(below?: string): TestProject {
  const project = emptyProject(below);
  for (const [name, text] of STARTER) project.write(name, text);
  project.write('tour.config.yaml', STARTER_CONFIG);
  writeCatalogs(project);
  return project;
}

/** Writes what `tour gen` makes of the modules of a project, of which each app member may mount all. */
export function writeCatalogs(project: TestProject): void {
  const modules = project
    .files()
    .filter((name) => name.startsWith('modules/'))
    .map((file) => ({ file, document: parse(project.read(file)) as ModuleDocument }));
  const { apps } = parse(project.read('tour.config.yaml')) as TourConfig;
  for (const [app, member] of Object.entries(apps)) {
    for (const { file, text } of generatedFiles(projectCatalog(modules, app), member, '/')) {
      project.write(file.slice(1), text);
    }
  }
}

/** Installs a package of this repository in a project. */
export function install(project: TestProject, name: string): void {
  const link = join(project.folder, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url)), link, 'dir');
}
