import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyProject, type RunOptions, starterProject, type TestProject } from './testing/project.ts';

const TOUR = 'tours/first-order.yaml';
const TABLE = 'catalog/app/client-tools.json';

const ALIAS_BOMB = `a0: &a0 [x, x]\n${Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]\n`).join('')}`;

interface Case {
  readonly arrange?: (project: TestProject) => void;
  readonly args?: readonly string[];
  readonly options?: RunOptions;
  readonly status: 0 | 1 | 2 | 3;
  readonly stdout?: RegExp;
  readonly stderr?: RegExp;
}

const bad = (content: string | Uint8Array, rule = 'yaml-syntax'): Case => ({
  arrange: (project) => project.write('tours/bad.yaml', content),
  status: 1,
  stdout: new RegExp(`tours/bad\\.yaml:\\d+:\\d+: error: .*\\[${rule}\\]`),
});

function addConfig(project: TestProject, lines: string): void {
  project.write('tour.config.yaml', `${project.read('tour.config.yaml')}${lines}\n`);
}

/** A config that is broken by a line more. */
function withConfig(line: string, stderr: RegExp): Case {
  return { arrange: (project) => addConfig(project, line), status: 2, stderr };
}

const STATUSES: Readonly<Record<string, Case>> = {
  'nothing found': { status: 0, stdout: /\n?.*1 file.*\n$/ },
  'no YAML': bad('kind: [Tour\nkey: }{\n'),
  'a JSON file that is none': bad('{ "kind": "Tour", '),
  'an empty file': bad(''),
  'white space': bad('\n  \n# nothing\n'),
  '10 MB': bad(`kind: Tour\n${'# a comment that says nothing at all\n'.repeat(280_000)}`),
  '10,000 levels': bad('['.repeat(10_000)),
  '10,000 levels in blocks': bad(
    Array.from({ length: 10_000 }, (_, n) => `${' '.repeat(n % 900)}a:\n`).join(''),
  ),
  'an alias bomb (B055)': bad(ALIAS_BOMB),
  'a binary file': bad(Uint8Array.from({ length: 4096 }, (_, n) => (n * 7919) % 256)),
  'a PNG': bad(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])),
  'UTF-16': bad(Buffer.from('\uFEFFkind: Tour\n', 'utf16le')),
  'another kind': bad('kind: Widget\n', 'document-kind'),
  'an unknown tool': {
    arrange: (project) => project.edit(TOUR, 'navigate.orders.list', 'navigate.orders.lits'),
    status: 1,
    stdout:
      /tours\/first-order\.yaml:\d+:\d+: error: .*"navigate\.orders\.lits".*"navigate\.orders\.list".*\[tool-known\]/,
  },
  'a file that is not there (B068)': {
    args: ['tours/nope.yaml'],
    status: 2,
    stdout: /^$/,
    stderr: /tours\/nope\.yaml/,
  },
  'a glob that matches nothing (B068)': {
    args: ['tours/**/*.yml'],
    status: 2,
    stderr: /tours\/\*\*\/\*\.yml/,
  },
  'no tours, of which the pattern is told and no overlay': {
    arrange: (project) => {
      project.remove('tours');
      project.write(
        'overlays/acme.yaml',
        'kind: TourOverlay\ntour: a.b\ntenant: acme\nversion: 1\nhide: [c]\n',
      );
    },
    status: 2,
    stdout: /^1 file checked as far as possible\.\n$/,
    stderr: /^No file matches "tours\/\*\*\/\*\.yaml"/,
  },
  'an overlay of no tour, where the pattern is not told of': {
    arrange: (project) => {
      project.remove('tours');
      project.write(
        'overlays/acme.yaml',
        'kind: TourOverlay\ntour: a.b\ntenant: acme\nversion: 1\nhide: [c]\n',
      );
    },
    args: ['overlays'],
    status: 1,
    stdout: /\[overlay-target\]/,
  },
  'one file there and one not': {
    args: [TOUR, 'nope.yaml'],
    status: 2,
    stdout: /1 file/,
    stderr: /nope\.yaml/,
  },
  'errors and an absent file': {
    arrange: (project) => project.edit(TOUR, 'anchor: nav.orders', 'anchor: nav.order'),
    args: [TOUR, 'nope.yaml'],
    status: 2,
    stdout: /\[anchor-known\]/,
    stderr: /nope\.yaml/,
  },
  'a folder': { args: ['tours'], status: 0, stdout: /1 file/ },
  'a folder with other files only (B068)': { args: ['locales'], status: 2, stderr: /"locales"/ },
  'a device': { args: ['/dev/null'], status: 2, stderr: /\/dev\/null.*no regular file/ },
  'links in a circle': {
    arrange: (project) => symlinkSync('loop.yaml', join(project.folder, 'tours/loop.yaml')),
    args: ['tours/loop.yaml'],
    status: 2,
    stderr: /tours\/loop\.yaml/,
  },
  'a part of the path that is a file': {
    args: [`${TOUR}/a.yaml`],
    status: 2,
    stderr: /first-order\.yaml\/a\.yaml/,
  },
  'nothing on stdin': {
    args: ['--stdin'],
    options: { input: '' },
    status: 1,
    stdout: /<stdin>:1:1: .*\[yaml-syntax\]/,
  },
  'stdin with a name': {
    args: ['--stdin', '--stdin-filename', TOUR],
    options: { input: 'kind: Tour\n' },
    status: 1,
    stdout: /tours\/first-order\.yaml:1:1: .*\[document-schema\]/,
  },
  'tours that match nothing': {
    arrange: (project) => project.edit('tour.config.yaml', 'tours/**/*.yaml', 'trips/**/*.yaml'),
    status: 2,
    stderr: /trips\/\*\*\/\*\.yaml/,
  },
  'overlays that match nothing': { status: 0 },
  'no config': {
    arrange: (project) => project.remove('tour.config.yaml'),
    status: 2,
    stderr: /tour\.config\.yaml.*`tour init`/,
  },
  'a named config that is not there': { args: ['--config', 'other.yaml'], status: 2, stderr: /other\.yaml/ },
  'a config that is a folder': { args: ['--config', 'tours'], status: 2, stderr: /tours.*folder/ },
  'a config that is no YAML': {
    arrange: (project) => project.write('tour.config.yaml', 'apps: {'),
    status: 2,
    stderr: /^tour\.config\.yaml:\d+:\d+: error: .*\[yaml-syntax\]/,
  },
  'an unknown property in the config': {
    arrange: (project) => project.edit('tour.config.yaml', 'overlays:', 'overlay:'),
    status: 2,
    stderr: /^tour\.config\.yaml:\d+:1: error: .*"overlay".*"overlays".*\[document-schema\]/,
  },
  'a misspelt rule in the config': withConfig(
    'rules: { anchor-knwon: off }',
    /There is no rule "anchor-knwon"\. Did you mean "anchor-known"\?/,
  ),
  'a misspelt rule of `tour gen` in the config': withConfig(
    'rules: { gen-anchor-knwon: off }',
    /There is no rule "gen-anchor-knwon"\. Did you mean "gen-anchor-known"\?/,
  ),
  'a rule in the config that is like none': withConfig(
    'rules: { everything: off }',
    /There is no rule "everything"\. `tour explain` lists all rules\./,
  ),
  'a rule that is always an error': withConfig(
    'rules: { document-schema: off }',
    /:10: error: "document-schema" is always an error: a document/,
  ),
  'a rule of `tour gen` that is always an error': withConfig(
    'rules: { gen-import-schema: warning }',
    /"gen-import-schema" is always an error: without it no catalog/,
  ),
  'rules that may be set, and those that are as they are': {
    arrange: (project) =>
      addConfig(
        project,
        'rules: { anchor-known: warning, ignore-used: off, gen-anchor-known: off, document-schema: error }',
      ),
    status: 0,
  },
  'a fact in words': withConfig(
    'facts: { shop: string }',
    /^tour\.config\.yaml:\d+:16: error: "shop" must be a mapping, not the text "string"\. Write \{ type: string \}\. \[document-schema\]$/m,
  ),
  'a role with one permission': withConfig(
    'roles: { cashier: orders.view }',
    /^tour\.config\.yaml:\d+:19: error: "cashier" must be a list, not the text "orders\.view"\. Write \[orders\.view\]\. \[document-schema\]$/m,
  ),
  'a fact of an unknown type': withConfig(
    'facts: { seats: { type: intger } }',
    /:25: error: The schema of fact "seats" cannot be compiled: "type" cannot be "intger"/,
  ),
  'a fact with a choice that is no list': withConfig(
    'facts: { seats: { enum: a } }',
    /"enum" must be a list/,
  ),
  'a fact with a broken pattern': withConfig(
    'facts: { seats: { pattern: "[" } }',
    /cannot be compiled: Invalid regular expression/,
  ),
  'a fact that refers to nothing': withConfig(
    'facts: { seats: { $ref: "#/x" } }',
    /fact "seats" cannot be compiled: can't resolve/,
  ),
  'a fact with a misspelt keyword': withConfig(
    'facts: { seats: { typ: string } }',
    /:19: error: The schema of fact "seats" cannot be compiled: "typ" is no keyword of JSON Schema\. Did you mean "type"\?/,
  ),
  'facts of all kinds': {
    arrange: (project) =>
      addConfig(
        project,
        'facts: { a: { type: string }, b: { enum: [1, 2], title: B }, c: { type: [integer, "null"], minimum: 0 }, d: {} }',
      ),
    status: 0,
  },
  'a class of tools that is none': withConfig(
    'classify: { "crm_*": L5 }',
    /"crm_\*" cannot be "L5"\. It can be L0, L1, L2 or L3\./,
  ),
  'an alias bomb as config': {
    arrange: (project) => project.write('tour.config.yaml', ALIAS_BOMB),
    status: 2,
    stderr: /^tour\.config\.yaml:\d+:\d+: error: /,
  },
  'a catalog that is not there': {
    arrange: (project) => project.remove(TABLE),
    status: 2,
    stderr: /^There is no catalog\/app\/client-tools\.json\. Run `tour gen` to make it\.$/m,
  },
  'a catalog that was edited by hand': {
    arrange: (project) => project.edit(TABLE, '"title": "Filter Orders"', '"title": "Filter orders"'),
    status: 2,
    stderr: /client-tools\.json.*hash/,
  },
  'a catalog that is no JSON': {
    arrange: (project) => project.write(TABLE, '{'),
    status: 2,
    stderr: /client-tools\.json.*no JSON/,
  },
  'a catalog of another shape': {
    arrange: (project) => project.write(TABLE, '{ "kind": "ClientToolTable" }'),
    status: 2,
    stderr: /client-tools\.json.*schema/,
  },
  'a locale file that is not there': {
    arrange: (project) => project.remove('locales/en.json'),
    status: 2,
    stderr: /^Cannot read locales\/en\.json, where the texts in "en" should be: there is no such file\.$/m,
  },
  'a locale file with the conflict of a merge': {
    arrange: (project) =>
      project.write('locales/en.json', '{\n<<<<<<< HEAD\n  "a": "b"\n=======\n  "a": "c"\n>>>>>>> x\n}\n'),
    status: 2,
    stderr: /^locales\/en\.json:2:1: a merge left its conflict here\.$/m,
  },
  'a locale file that is no JSON': {
    arrange: (project) => project.write('locales/en.json', '{\n  "a": "b",\n}\n'),
    status: 2,
    stderr: /^locales\/en\.json:3:1: this is no valid JSON: a comma stands before "}"\.$/m,
  },
  'a locale file with a comment': {
    arrange: (project) => project.write('locales/en.json', '// c\n{"tours":{"x":{"a":"A",}}}'),
    status: 2,
    stderr: /^locales\/en\.json:1:1: this is no valid JSON: it holds a comment, and JSON has none\.$/m,
  },
  'a locale file in Latin-1': {
    arrange: (project) => project.write('locales/en.json', Buffer.from('{\n  "a": "caf\xe9"\n}', 'latin1')),
    status: 2,
    stderr: /^locales\/en\.json:2:12: the bytes here are not UTF-8, so a character is lost\./m,
  },
  'an unknown option': { args: ['--formt', 'json'], status: 2, stderr: /--formt/ },
  'an unknown format': { args: ['--format', 'xml'], status: 2, stderr: /xml.*text, json/ },
  'a number of warnings that is none': { args: ['--max-warnings', 'few'], status: 2, stderr: /few/ },
  'half a catalog': { args: ['--tools', TABLE], status: 2, stderr: /--anchors/ },
  'an app member that is none': { args: ['--app', 'till'], status: 2, stderr: /"till".*app/ },
  'an app member that is a property of every object': {
    args: ['--app', 'constructor'],
    status: 2,
    stderr: /"constructor" is no app member/,
  },
  'stdin and files': {
    args: ['--stdin', TOUR],
    options: { input: '' },
    status: 2,
    stderr: /--stdin-filename/,
  },
};

describe('the exit status, on every kind of input', () => {
  it.each(Object.entries(STATUSES))('%s', (_, { arrange, args = [], options, status, stdout, stderr }) => {
    const project = starterProject();
    arrange?.(project);
    const run = project.tour(['validate', ...args], options);
    const all = run.stdout + run.stderr;
    expect(run.status, all).toBe(status);
    if (stdout !== undefined) expect(run.stdout).toMatch(stdout);
    if (stderr === undefined) expect(run.stderr).toBe('');
    else expect(run.stderr).toMatch(stderr);
    expect(all).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
    expect(all).not.toMatch(/node:internal|dist\/cli/);
  });

  it.each(['', '--format=json'])('is told also when stdin is closed %s', (format) => {
    const project = starterProject();
    const run = project.shell(`tour validate --stdin ${format} <&-`);
    expect(run.status).toBe(1);
    expect(run.stderr).toBe('');
  });

  it('survives a reader that closes early (B072)', () => {
    const project = starterProject();
    for (let n = 0; n < 300; n++)
      project.write(`tours/bad-${n}.yaml`, 'kind: Tour\nkey: Bad Key\nsteps: 1\n');
    const first = project.shell('{ tour validate; echo "status $?" >&2; } | head -1');
    expect(first.stderr).toBe('status 1\n');
    expect(first.stdout.split('\n')).toHaveLength(2);
    expect(project.shell('{ tour validate; echo "status $?" >&2; } | true').stderr).toBe('status 1\n');
    expect(project.shell('tour validate >&-')).toMatchObject({ status: 1, stderr: '' });
    expect(project.shell('tour validate 2>&- | tail -1').stdout).toMatch(
      /^301 files checked: \d+ errors\.\n$/,
    );
  });

  it('says so when the output cannot be written', () => {
    const run = starterProject().shell('tour validate > /dev/full');
    expect(run).toMatchObject({ status: 2, stderr: 'Cannot write the output: the disk is full.\n' });
  });

  it('writes a large report to a pipe as a whole', () => {
    const project = starterProject();
    for (let n = 0; n < 300; n++)
      project.write(`tours/bad-${n}.yaml`, 'kind: Tour\nkey: Bad Key\nsteps: 1\n');
    const { stdout } = project.shell('tour validate --format json | cat');
    expect(JSON.parse(stdout).files).toBe(301);
  });
});

describe('what is reported', () => {
  it('is JSON of the contract', () => {
    const project = starterProject();
    project.edit(TOUR, 'anchor: nav.orders', 'anchor: nav.order');
    const { status, stdout, stderr } = project.tour(['validate', '--format', 'json']);
    expect(status).toBe(1);
    expect(stderr).toBe('');
    const report = JSON.parse(stdout);
    expect(Object.keys(report)).toEqual(['version', 'files', 'errors', 'warnings', 'diagnostics']);
    expect(report).toMatchObject({ version: 1, files: 1, errors: 1, warnings: 0 });
    expect(report.diagnostics).toHaveLength(1);
    const line =
      project
        .read(TOUR)
        .split('\n')
        .findIndex((text) => text.includes('nav.order')) + 1;
    expect(report.diagnostics[0]).toMatchObject({
      file: TOUR,
      document: 0,
      rule: 'anchor-known',
      severity: 'error',
      message: expect.stringContaining('"nav.orders"'),
      path: '/steps/0/anchor',
      line,
      column: 13,
      endLine: line,
      endColumn: 22,
      docs: expect.stringMatching(/anchor-known/),
    });
  });

  it.each<[string, (project: TestProject) => void]>([
    ['a broken config', (project) => project.write('tour.config.yaml', 'tours: 1\n')],
    ['no config', (project) => project.remove('tour.config.yaml')],
    ['a broken catalog', (project) => project.write(TABLE, '{}')],
    ['tours that match nothing', (project) => project.remove('tours')],
  ])('is JSON at status 2 as well: %s', (_, arrange) => {
    const project = starterProject();
    arrange(project);
    const { status, stdout, stderr } = project.tour(['validate', '--format', 'json']);
    expect(status).toBe(2);
    expect(stderr).not.toBe('');
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      files: expect.any(Number),
      diagnostics: expect.any(Array),
    });
  });

  it('names a broken catalog once, and checks the other files', () => {
    const project = starterProject();
    project.edit(TABLE, '"title": "Filter Orders"', '"title": "Filter"');
    project.write('tours/second.yaml', project.read(TOUR).replace('orders.first_order', 'orders.second'));
    project.write('tours/third.yaml', 'kind: Tour\nkey: Third\n');
    const { status, stdout, stderr } = project.tour(['validate']);
    expect(status).toBe(2);
    expect(stderr.match(/client-tools\.json/g)).toHaveLength(1);
    expect(stdout).toContain('tours/third.yaml');
    expect(stdout).not.toContain('app-known');
  });

  it('is only about the named files, in the context of the whole project', () => {
    const project = starterProject();
    project.edit(TOUR, 'anchor: nav.orders', 'anchor: nav.order');
    project.write('tours/second.yaml', 'kind: Tour\nkey: orders.first_order\n');
    const second = project.tour(['validate', 'tours/second.yaml', '--format', 'json']);
    const report = JSON.parse(second.stdout);
    expect(report.files).toBe(1);
    expect(new Set(report.diagnostics.map((diagnostic: { file: string }) => diagnostic.file))).toEqual(
      new Set(['tours/second.yaml']),
    );
  });

  it('has paths relative to the config, wherever it runs', () => {
    const project = starterProject();
    project.edit(TOUR, 'anchor: nav.orders', 'anchor: nav.order');
    const run = project.tour(['validate', 'first-order.yaml'], { folder: 'tours' });
    expect(run.status).toBe(1);
    expect(run.stdout).toContain(`${TOUR}:`);
  });

  it('can be of one app member, or against another catalog', () => {
    const project = starterProject();
    expect(project.tour(['validate', '--app', 'app']).status).toBe(0);
    project.write('old-tools.json', project.read(TABLE));
    project.write('old-anchors.json', project.read('catalog/app/anchors.json'));
    project.remove('catalog');
    expect(project.tour(['validate']).status).toBe(2);
    const given = ['validate', '--tools', 'old-tools.json', '--anchors', 'old-anchors.json'];
    expect(project.tour(given)).toMatchObject({ status: 0, stderr: '' });
    expect(project.tour([...given, '--app', 'till'])).toMatchObject({ status: 2 });
    project.remove('tour.config.yaml');
    const alone = project.tour([...given, TOUR, '--format', 'json']);
    expect(alone).toMatchObject({ status: 0, stderr: '' });
  });

  it('counts warnings against --max-warnings', () => {
    const project = starterProject();
    project.write(
      'tour.config.yaml',
      `${project.read('tour.config.yaml')}rules: { anchor-known: warning }\n`,
    );
    project.edit(TOUR, 'anchor: nav.orders', 'anchor: nav.order');
    expect(project.tour(['validate']).status).toBe(0);
    expect(project.tour(['validate', '--max-warnings', '1']).status).toBe(0);
    expect(project.tour(['validate', '--max-warnings', '0']).status).toBe(1);
    expect(project.tour(['validate', '--quiet'])).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  it('has colours when they are wanted, and none in a pipe', () => {
    const project = starterProject();
    project.edit(TOUR, 'anchor: nav.orders', 'anchor: nav.order');
    expect(project.tour(['validate']).stdout).not.toContain('\u001b[');
    expect(project.tour(['validate'], { env: { FORCE_COLOR: '1' } }).stdout).toContain('\u001b[');
    expect(project.tour(['validate'], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }).stdout).not.toContain(
      '\u001b[',
    );
  });

  it('finds namespaced locale files', () => {
    const project = starterProject();
    project.edit('tour.config.yaml', 'locales/{locale}.json', 'locales/{locale}/{ns}.json');
    mkdirSync(join(project.folder, 'locales/en'));
    project.write('locales/en/translation.json', project.read('locales/en.json'));
    expect(project.tour(['validate'])).toMatchObject({ status: 0, stderr: '' });
    project.write(TOUR, project.read(TOUR).replaceAll('tours.first_order', 'guide:tours.first_order'));
    expect(project.tour(['validate']).status).toBe(1);
    project.write('locales/en/guide.json', project.read('locales/en.json'));
    expect(project.tour(['validate'])).toMatchObject({ status: 0, stderr: '' });
  });
});

it('needs something to check', () => {
  const project = emptyProject();
  expect(project.tour(['validate'])).toMatchObject({ status: 2, stdout: '' });
});

describe('what is said beside a report, and makes no check fail', () => {
  it('names a key that a locale file repeats, also the second time', () => {
    const project = starterProject();
    mkdirSync(join(project.folder, 'node_modules'));
    const texts = project.read('locales/en.json').trimEnd();
    const note =
      /^locales\/en\.json:(\d+):3: the key "tours" stands here again, after line 2\. Only what stands last counts: make one of the two\.\n$/;
    project.write('locales/en.json', `{\n  "tours": { "old": "Old" },${texts.slice(1)}\n`);
    for (const args of [['validate'], ['validate'], ['validate', TOUR], ['build']]) {
      const run = project.tour(args);
      expect(run.status).toBe(0);
      expect(run.stderr).toMatch(note);
    }
    expect(project.tour(['validate', '--quiet'])).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  it.each<[string, string, string]>([
    ['tours/**/*.yaml', 'tours/team/invite.yml', 'kind: Tour\nkey: team.invite\n'],
    ['tours/**/*.yaml', 'tours/team/acme.yml', '# ours\n---\n"kind": TourOverlay # of a tenant\r\n'],
    ['tours/**/*.yml', 'tours/team/invite.yaml', "kind: 'Tour'\nkey: team.invite\n"],
  ])('where the config says %s, names %s, also the second time', (pattern, file, text) => {
    const project = starterProject();
    mkdirSync(join(project.folder, 'node_modules'));
    if (pattern.endsWith('.yml')) {
      project.write('tours/first-order.yml', project.read(TOUR));
      project.remove(TOUR);
    }
    project.edit('tour.config.yaml', 'tours/**/*.yaml', pattern);
    project.write(file, 'kind: Deployment\n');
    for (const ending of ['json', 'txt']) project.write(`tours/a.${ending}`, 'kind: Tour\n');
    expect(project.tour(['validate'])).toMatchObject({ status: 0, stderr: '' });
    project.write(file, text);
    const note = `No pattern of the config matches ${file}, which holds a tour or an overlay. Write "tours/**/*.{yaml,yml}" in place of "${pattern}", or rename the file.\n`;
    for (const args of [['validate'], ['validate'], ['build']]) {
      expect(project.tour(args)).toMatchObject({ status: 0, stderr: note });
    }
    expect(project.tour(['validate', 'tours'])).toMatchObject({ status: 1, stderr: '' });
    project.edit('tour.config.yaml', pattern, `[${pattern}, "!tours/team"]`);
    expect(project.tour(['validate'])).toMatchObject({ status: 0, stderr: '' });
  });

  it('names some of the files that end otherwise, also where no other is there', () => {
    const project = starterProject();
    for (const name of 'abcde') project.write(`tours/${name}.yml`, project.read(TOUR));
    project.remove(TOUR);
    const note =
      'No pattern of the config matches tours/a.yml, tours/b.yml, tours/c.yml and 2 more, which hold tours or overlays. Write "tours/**/*.{yaml,yml}" in place of "tours/**/*.yaml", or rename the files.\n';
    for (const args of [['validate'], ['build']]) {
      const run = project.tour(args);
      expect(run.status).toBe(2);
      expect(run.stderr).toContain(note);
    }
  });

  it('names five of the keys that a locale file repeats', () => {
    const project = starterProject();
    const texts = project.read('locales/en.json').trimEnd();
    const repeated = Array.from({ length: 7 }, () => '"a": "b"').join(', ');
    project.write('locales/en.json', `{ ${repeated},${texts.slice(1)}\n`);
    const { stderr } = project.tour(['validate']);
    expect(
      stderr.match(/^locales\/en\.json:1:\d+: the key "a" stands here again, after line 1\./gm),
    ).toHaveLength(5);
    expect(stderr).toMatch(/\nlocales\/en\.json: 1 more key is repeated\.\n$/);
  });
});
