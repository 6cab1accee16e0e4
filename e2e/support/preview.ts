import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What the config of this repository names: its own project. */
const PROJECT = ['tour.config.yaml', 'tours', 'e2e/app/catalog'];

/** `tour preview` of a copy of this repository's own project. */
export class Preview {
  readonly address: string;
  readonly #folder: string;
  readonly #process: ChildProcess;

  private constructor(address: string, folder: string, process: ChildProcess) {
    this.address = address;
    this.#folder = folder;
    this.#process = process;
  }

  static async start(): Promise<Preview> {
    const folder = mkdtempSync(join(tmpdir(), 'tourwright-preview-'));
    for (const part of PROJECT) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
    const child = spawn(process.execPath, [join(ROOT, 'dist/tour/main.js'), 'preview', '--port', '0'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = await new Promise<string>((found, fail) => {
      child.stdout.on('data', (chunk: Buffer) => {
        const match = /http:\S+/.exec(chunk.toString());
        if (match) found(match[0]);
      });
      child.once('close', (status) => fail(new Error(`The preview ended with status ${status}.`)));
    });
    return new Preview(address, folder, child);
  }

  /** Replaces the only place where `from` stands in a file of the project. */
  edit(name: string, from: string, to: string): void {
    const file = join(this.#folder, name);
    const text = readFileSync(file, 'utf8');
    if (text.split(from).length !== 2) throw new Error(`"${from}" does not stand in ${name} exactly once.`);
    writeFileSync(
      file,
      text.replace(from, () => to),
    );
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.#process.once('close', done));
    this.#process.kill('SIGINT');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
