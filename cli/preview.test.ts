import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PreviewData } from '../preview/index.ts';
import { BINARY, starterProject, type TestProject } from './testing/project.ts';

const TOUR = 'tours/first-order.yaml';

interface Preview {
  readonly address: string;
  readonly process: ChildProcess;
  readonly ended: Promise<number | null>;
  data(): Promise<PreviewData>;
}

async function startPreview(project: TestProject): Promise<Preview> {
  const child = spawn(process.execPath, [BINARY, 'preview', '--port', '0'], {
    cwd: project.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const address = await new Promise<string>((found, fail) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const match = /at (http:\S+) \(Ctrl\+C ends it\)/.exec(said);
      if (match?.[1] !== undefined) found(match[1]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => fail(new Error(said)));
  });
  return {
    ...{ address, process: child, ended },
    data: async () => (await (await fetch(`${address}project.json`)).json()) as PreviewData,
  };
}

/** Reads the event stream until a revision satisfies. */
async function followEvents(address: string): Promise<(later: number) => Promise<number>> {
  const response = await fetch(`${address}events`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader?.cancel().catch(() => undefined));
  let text = '';
  return async (later) => {
    for (;;) {
      const revision = Number([...text.matchAll(/data: (\d+)/g)].at(-1)?.[1] ?? 0);
      if (revision > later) return revision;
      const read = await reader?.read();
      if (read === undefined || read.done) throw new Error(`The events ended: ${text}`);
      text += read.value;
    }
  };
}

describe('tour preview', () => {
  it('serves its page under a strict policy, the project, and an event for each change', async () => {
    const project = starterProject();
    const { address, data, process: child, ended } = await startPreview(project);

    const page = await fetch(address);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'self'; require-trusted-types-for 'script'",
    );
    const html = await page.text();
    const scripts = [...html.matchAll(/src="([^"]+\.js)"/g)].map(([, path = '']) => path);
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of scripts) expect((await fetch(new URL(path, address))).status, path).toBe(200);

    const before = await data();
    expect(before).toMatchObject({ diagnostics: [], faults: [] });
    const [app] = before.apps;
    expect(app?.tours.map(({ errors, built }) => [errors, built?.kind])).toEqual([[0, 'BuiltTour']]);
    const checks = await (await fetch(new URL(app?.checks ?? '', address))).text();
    expect(checks).toContain('export function checks(');
    expect(checks).not.toContain('tourwright/');

    const changedAfter = await followEvents(address);
    await changedAfter(0);
    project.edit(TOUR, 'anchor: nav.orders', 'anchor: nav.order');
    let now = before;
    while (now.diagnostics.length === 0) {
      await changedAfter(now.revision);
      now = await data();
    }
    expect(now.diagnostics).toMatchObject([{ file: TOUR, rule: 'anchor-known', severity: 'error' }]);
    expect(now.apps[0]?.tours).toMatchObject([{ file: TOUR, errors: 1 }]);
    expect(now.apps[0]?.tours[0]).not.toHaveProperty('built');

    const config = project.read('tour.config.yaml');
    project.write('tour.config.yaml', 'apps: {\n');
    while (now.faults.length === 0) {
      await changedAfter(now.revision);
      now = await data();
    }
    expect(now.faults[0]).toContain('tour.config.yaml:');
    // The stage stays as it was.
    expect(now.apps.length).toBe(1);
    project.write('tour.config.yaml', config);
    project.edit(TOUR, 'anchor: nav.order\n', 'anchor: nav.orders\n');
    while (now.faults.length > 0 || now.diagnostics.length > 0) {
      await changedAfter(now.revision);
      now = await data();
    }
    expect(now.apps[0]?.tours[0]?.built?.kind).toBe('BuiltTour');

    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it('says beside what is found that the catalog is behind its manifests', async () => {
    const project = starterProject();
    project.edit(TOUR, 'anchor: orders.list.filters', 'anchor: orders.list.new');
    project.edit(
      'modules/orders.module.yaml',
      'anchors:',
      'anchors:\n  - { key: orders.list.new, routes: [orders.list] }\n #',
    );
    const { data } = await startPreview(project);
    const { diagnostics, faults } = await data();
    expect(diagnostics).toMatchObject([{ rule: 'anchor-known' }]);
    expect(faults).toEqual([expect.stringMatching(/anchor "orders\.list\.new" added\n.*run `tour gen`/)]);
  });

  it('answers to no name but its own: a site must not read the project through the browser', async () => {
    const { address } = await startPreview(starterProject());
    const status = await new Promise((answered, fail) => {
      request(`${address}project.json`, { headers: { host: 'example.com' } }, ({ statusCode }) =>
        answered(statusCode),
      )
        .once('error', fail)
        .end();
    });
    expect(status).toBe(403);
  });

  it('says that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((ready) => other.once('listening', ready));
    const { port } = other.address() as AddressInfo;
    const run = starterProject().tour(['preview', '--port', String(port)]);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toBe(
      `Something listens at 127.0.0.1:${port} already. End it, or give another port: --port ${port + 1}.\n`,
    );
  });

  it.each([
    [['--port', 'http'], /whole number/],
    [['--port', '70000'], /65535/],
    [['--host', '203.0.113.1', '--port', '0'], /"203\.0\.113\.1" is no address of this machine/],
    [['--config', 'none.yaml'], /none\.yaml/],
  ])('does not begin with %s', (args, message) => {
    const run = starterProject().tour(['preview', ...args]);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toMatch(message);
  });
});
