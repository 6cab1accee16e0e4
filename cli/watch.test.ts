import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { InputError } from './exit.ts';
import { BINARY, starterProject, type TestProject } from './testing/project.ts';
import { failing } from './watch.ts';

const TOUR = 'tours/first-order.yaml';

it.each<[string, RegExp | undefined]>([
  ['ELOOP', undefined],
  ['EACCES', undefined],
  ['ENOSPC', /^Cannot watch the files: the system watches as many files as it may\. Raise the limit/],
  ['EMFILE', /^Cannot watch the files: the system watches as many files as it may\./],
  ['EROFS', /^Cannot watch the files: the disk is read-only\.$/],
])('watching ends with %s only where it is not about one file', (code, message) => {
  const told: unknown[] = [];
  failing((error) => told.push(error))(Object.assign(new Error(code), { code }));
  expect(told).toEqual(message === undefined ? [] : [expect.any(InputError)]);
  if (message !== undefined) expect((told[0] as Error).message).toMatch(message);
});

interface Watching {
  readonly process: ChildProcess;
  /** Waits until this was said since the last call. */
  says(pattern: RegExp): Promise<string>;
  readonly ended: Promise<number | null>;
}

function startWatching(project: TestProject, ...args: string[]): Watching {
  const child = spawn(process.execPath, [BINARY, 'validate', '--watch', ...args], {
    cwd: project.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return {
    process: child,
    ended: new Promise((done) => child.once('close', done)),
    says: (pattern) =>
      new Promise((found) => {
        const listener = () => {
          const match = pattern.exec(said);
          if (match === null) return;
          listeners.delete(listener);
          said = said.slice(match.index + match[0].length);
          found(match[0]);
        };
        listeners.add(listener);
        listener();
      }),
  };
}

const CLEAN = /\d\d:\d\d:\d\d 1 file checked, no problems\.\n/;

describe('--watch', () => {
  it('checks again after each change, and ends with the last status', async () => {
    const project = starterProject();
    const watching = startWatching(project);
    await watching.says(CLEAN);

    project.edit(TOUR, 'anchor: nav.orders', 'anchor: nav.order');
    await watching.says(/\ntours\/first-order\.yaml changed\.\n/);
    await watching.says(/\[anchor-known\][\s\S]*\d\d:\d\d:\d\d 1 file checked: 1 error\.\n/);
    // As many editors save: a new file takes the place of the old one.
    project.write(`${TOUR}~`, project.read(TOUR).replace('anchor: nav.order\n', 'anchor: nav.orders\n'));
    renameSync(join(project.folder, `${TOUR}~`), join(project.folder, TOUR));
    await watching.says(CLEAN);

    project.edit('locales/en.json', '"done"', '"dome"');
    await watching.says(/locales\/en\.json changed\.\n[\s\S]*\[text-key-known\][\s\S]*1 error\.\n/);
    project.edit('locales/en.json', '"dome"', '"done"');
    await watching.says(CLEAN);

    const table = project.read('catalog/app/client-tools.json');
    project.write('catalog/app/client-tools.json', '{');
    await watching.says(/client-tools\.json is no catalog file[\s\S]*\d\d:\d\d:\d\d /);
    project.write('catalog/app/client-tools.json', table);
    await watching.says(CLEAN);

    project.write('tours/more/second.yaml', 'kind: Tour\n');
    await watching.says(/second\.yaml:1:1: error: [\s\S]*2 files checked: /);
    project.remove('tours');
    await watching.says(/No file matches "tours\/\*\*\/\*\.yaml"/);
    project.write('tours/second.yaml', 'kind: Tour\n');
    await watching.says(/second\.yaml:1:1: error: [\s\S]*1 file checked: /);
    watching.process.kill('SIGINT');
    expect(await watching.ended).toBe(1);
  });

  it('hears of links that lead nowhere: those that are there at first, and those that come', async () => {
    const project = starterProject();
    const link = (name: string) => join(project.folder, 'tours', name);
    symlinkSync('itself.yaml', link('itself.yaml'));
    symlinkSync('gone.yaml', link('lost.yaml'));
    const watching = startWatching(project);
    await watching.says(/lost\.yaml: it is a link to gone\.yaml, which is not there\.\n[\s\S]*checked/);
    rmSync(link('lost.yaml'));
    await watching.says(/lost\.yaml changed\.\n[\s\S]*itself\.yaml: its links go round in a circle\.\n/);
    rmSync(link('itself.yaml'));
    await watching.says(/itself\.yaml changed\.\n/);
    await watching.says(CLEAN);
    symlinkSync('gone.yaml', link('new.yaml'));
    await watching.says(/new\.yaml changed\.\n[\s\S]*new\.yaml: it is a link to gone\.yaml/);
    watching.process.kill('SIGINT');
    expect(await watching.ended).toBe(2);
  });

  it('hears of what links lead to in another folder, that comes, goes and comes again', async () => {
    const project = starterProject('desk');
    const tour = project.read(TOUR);
    const elsewhere = join(project.folder, '..', 'elsewhere');
    const target = join(elsewhere, 'tour.yaml');
    project.remove(TOUR);
    symlinkSync(target, join(project.folder, TOUR));
    const watching = startWatching(project);
    await watching.says(
      /first-order\.yaml: it is a link to .*tour\.yaml, which is not there\.\n[\s\S]*checked/,
    );
    mkdirSync(elsewhere);
    writeFileSync(target, tour);
    await watching.says(/elsewhere\/tour\.yaml.* changed\.\n/);
    await watching.says(CLEAN);
    rmSync(target);
    await watching.says(/which is not there\.\n/);
    writeFileSync(target, tour);
    await watching.says(CLEAN);
    watching.process.kill('SIGINT');
    expect(await watching.ended).toBe(0);
  });

  it('goes on when the whole project is moved away and back, or made anew', async () => {
    const project = starterProject('desk');
    const away = join(project.folder, '..', 'away');
    const watching = startWatching(project);
    await watching.says(CLEAN);
    renameSync(project.folder, away);
    await watching.says(/Nothing was checked\.\n/);
    renameSync(away, project.folder);
    await watching.says(CLEAN);
    project.edit(TOUR, 'anchor: nav.orders', 'anchor: nav.order');
    await watching.says(/1 file checked: 1 error\.\n/);
    cpSync(project.folder, away, { recursive: true });
    rmSync(project.folder, { recursive: true });
    await watching.says(/Nothing was checked\.\n/);
    cpSync(away, project.folder, { recursive: true });
    await watching.says(/1 file checked: 1 error\.\n/);
    // Within one burst of changes.
    rmSync(project.folder, { recursive: true });
    cpSync(away, project.folder, { recursive: true });
    await watching.says(/1 file checked: 1 error\.\n/);
    project.edit(TOUR, 'anchor: nav.order\n', 'anchor: nav.orders\n');
    await watching.says(CLEAN);
    watching.process.kill('SIGINT');
    expect(await watching.ended).toBe(0);
  });

  it('names a file that cannot be read, and goes on when it can', async () => {
    const project = starterProject();
    const tour = project.read(TOUR);
    const watching = startWatching(project);
    await watching.says(CLEAN);
    const link = join(project.folder, TOUR);
    symlinkSync('first-order.yaml', `${link}.link`);
    renameSync(`${link}.link`, link);
    await watching.says(/Cannot read tours\/first-order\.yaml: its links go round in a circle\.\n/);
    rmSync(link);
    project.write(TOUR, tour);
    await watching.says(CLEAN);
    watching.process.kill('SIGINT');
    expect(await watching.ended).toBe(0);
  });

  it('begins where a file cannot be read', async () => {
    const project = starterProject();
    symlinkSync('loop.yaml', join(project.folder, 'tours/loop.yaml'));
    const watching = startWatching(project);
    await watching.says(/Cannot read tours\/loop\.yaml: its links go round in a circle\.\n/);
    await watching.says(/ 1 file checked as far as possible\.\n/);
    project.remove('tours/loop.yaml');
    // A file that could not be read was not watched: the next change tells that it is gone.
    project.write(TOUR, `${project.read(TOUR)}# changed\n`);
    await watching.says(/first-order\.yaml changed\.\n/);
    await watching.says(CLEAN);
    watching.process.kill('SIGINT');
    expect(await watching.ended).toBe(0);
  });

  it('says what is wrong with the config, and goes on when it is right again', async () => {
    const project = starterProject();
    const config = project.read('tour.config.yaml');
    project.write('tour.config.yaml', 'apps: {\n');
    const watching = startWatching(project);
    await watching.says(/tour\.config\.yaml:\d+:\d+: error: .*\n/);
    await watching.says(/\d\d:\d\d:\d\d Nothing was checked\.\n/);
    project.write('tour.config.yaml', config);
    await watching.says(CLEAN);
    project.remove('tour.config.yaml');
    await watching.says(/No tour\.config\.yaml here.*\n/);
    project.write('tour.config.yaml', config);
    await watching.says(CLEAN);
    project.write('tour.config.yaml', config.replace('overlays:', 'overlay:'));
    await watching.says(/"overlay".*\[document-schema\]\n/);
    watching.process.kill('SIGTERM');
    expect(await watching.ended).toBe(2);
  });

  it('ends when nobody reads any more (B072)', async () => {
    const project = starterProject();
    const watching = startWatching(project);
    await watching.says(CLEAN);
    watching.process.stdout?.destroy();
    project.edit(TOUR, 'anchor: nav.orders', 'anchor: nav.order');
    expect(await watching.ended).toBe(1);
  });

  it.each([
    [['--stdin'], /--stdin/],
    [['--fix'], /--fix/],
    [['--format', 'json'], /in text/],
    [['--config', 'none.yaml'], /none\.yaml/],
  ])('does not begin with %s', (args, message) => {
    const run = starterProject().tour(['validate', '--watch', ...args]);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toMatch(message);
  });
});
