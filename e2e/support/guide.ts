/** A guide of docs/guide, followed to the letter in an empty folder: its files are written, its commands are run. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
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

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A command that needs the network, or that runs on: the packages are there already, and the test serves the app. */
const LEFT_OUT = /^(npm (create|init|install)|npx http-server|cd )/;

export interface Followed {
  readonly folder: string;
  remove(): void;
}

/**
 * @param guide file name in docs/guide
 * @param template what the guide's `npm create` leaves, by path
 * @throws Error when a command fails, with what it printed
 */
export function followGuide(guide: string, template: Readonly<Record<string, string>> = {}): Followed {
  const folder = mkdtempSync(join(tmpdir(), 'tourwright-guide-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  installPackages(folder);
  for (const [path, text] of Object.entries(template)) write(path, text);
  for (const block of blocksOf(readFileSync(join(ROOT, 'docs/guide', guide), 'utf8'))) {
    if (block.file !== undefined) write(block.file, block.text);
    else if (block.language === 'sh') for (const line of block.text.split('\n')) run(folder, line.trim());
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

interface Block {
  readonly language: string;
  /** The file that it is, when the line before it is a path in backticks and nothing else. */
  readonly file?: string;
  readonly text: string;
}

function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/(?:^`([^`\n]+)`\n\n)?^```(\w+)\n([\s\S]*?)^```$/gm)].map(
    ([, file, language = '', text = '']) => ({ language, text, ...(file !== undefined && { file }) }),
  );
}

function run(folder: string, command: string): void {
  if (command === '' || LEFT_OUT.test(command)) return;
  const [program = '', ...args] = command.split(' ');
  try {
    execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`"${command}" failed:\n${stdout}${stderr}`);
  }
}

/** The packages of this repository, and this one as npm would put it there. */
function installPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== 'tourwright') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  const own = join(modules, 'tourwright');
  mkdirSync(own);
  for (const name of ['package.json', 'dist', 'schemas']) {
    if (!existsSync(join(ROOT, name))) throw new Error(`${name} is missing: build first.`);
    cpSync(join(ROOT, name), join(own, name), { recursive: true });
  }
}
