import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { exampleProject } from './example-project.ts';
import { loadTour } from './load-tour.ts';
import { parseSource } from './source.ts';
import { loadTourValue } from './value.ts';

const cases = new URL('./cases/', import.meta.url);
const { project } = exampleProject((file) => readFileSync(new URL(`project/${file}`, cases), 'utf8'));

/** Every document of the cases that is YAML: the corpus that goes through both doors. */
const corpus = (readdirSync(cases, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.yaml') && !file.startsWith('project/'))
  .map((file) => ({ file, text: readFileSync(new URL(file, cases), 'utf8') }))
  // A value has no comments.
  .filter(({ file }) => !file.startsWith('ignore-used/'))
  .filter(({ text }) => {
    const documents = parseSource(text);
    return (
      documents.length === 1 && documents.every(({ findings, cuts }) => findings.length + cuts.length === 0)
    );
  });

describe('S0-43: the text door and the value door judge alike', () => {
  test('there is a corpus', () => expect(corpus.length).toBeGreaterThan(100));

  test.each(corpus)('$file', ({ text }) => {
    const value = parseSource(text)[0]?.value;
    const fromText = loadTour(text, project);
    const fromValue = loadTourValue(value, project);
    const told = fromText.diagnostics.map(({ rule, severity, message, path, suggestions = [] }) => ({
      rule,
      severity,
      message,
      path,
      suggestions: suggestions.map(({ title, safe }) => ({ title, safe })),
    }));
    const problems = fromValue.problems.map(({ rule, severity, message, path, suggestions = [] }) => ({
      rule,
      severity,
      message,
      path,
      suggestions: suggestions.map(({ title, safe }) => ({ title, safe })),
    }));
    const byMessage = (a: { message: string }, b: { message: string }) => (a.message < b.message ? -1 : 1);
    expect(problems.sort(byMessage)).toEqual(told.sort(byMessage));
    expect(fromValue.ok).toBe(fromText.ok);
    if (fromText.ok && fromValue.ok) expect(fromValue.tour).toEqual(fromText.tour);
  });
});

describe('suggestions of a value', () => {
  const step = { id: 'a', tool: 'ui.point', text: 'tours.example.hello', anchor: 'page' };
  const tour = {
    kind: 'Tour',
    key: 'orders.example',
    app: 'console',
    version: 1,
    title: 'tours.example.title',
    steps: [step],
  };

  test('a new value at a path', () => {
    const result = loadTourValue({ ...tour, app: 'consle' }, project);
    expect(result.problems[0]?.suggestions).toEqual([
      { title: 'Write "console".', safe: false, path: '/app', value: 'console' },
    ]);
  });

  test('a renamed key is a new mapping in the same order', () => {
    const { anchor, ...others } = step;
    const result = loadTourValue({ ...tour, steps: [{ ancor: anchor, ...others }] }, project);
    const [suggestion] = result.problems[0]?.suggestions ?? [];
    expect(suggestion).toMatchObject({ path: '/steps/0', value: step });
    expect(Object.keys(suggestion?.value as object)[0]).toBe('anchor');
  });
});

describe('a value that is no JSON', () => {
  const cyclic: Record<string, unknown> = { kind: 'Tour' };
  cyclic.steps = [cyclic];
  let deep: unknown = 1;
  for (let level = 0; level < 200; level++) deep = [deep];
  const throwing = {
    get kind(): string {
      throw new Error('no');
    },
  };

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'kind: Tour'],
    ['a cycle', cyclic],
    ['depth', { kind: 'Tour', steps: deep }],
    ['length', { kind: 'Tour', steps: Array.from({ length: 200_000 }, () => 1) }],
    ['a function', { kind: 'Tour', steps: () => [] }],
    ['a date', { kind: 'Tour', title: new Date() }],
    ['a map', new Map([['kind', 'Tour']])],
    ['a number that is none', { kind: 'Tour', version: Number.NaN }],
    ['a big integer', { kind: 'Tour', version: 1n }],
    ['a getter that throws', throwing],
    [
      'a proxy that throws',
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('no');
          },
        },
      ),
    ],
    ['an overlay', { kind: 'TourOverlay', tour: 'a', tenant: 'b', version: 1 }],
  ])('%s is refused with one problem', (_, value) => {
    const result = loadTourValue(value, project);
    expect(result.ok).toBe(false);
    expect(result.problems).toHaveLength(1);
  });

  test('what changes after the checks does not change the tour', () => {
    const value = {
      kind: 'Tour',
      key: 'orders.example',
      app: 'console',
      version: 1,
      title: 'tours.example.title',
      steps: [{ id: 'a', tool: 'ui.point', text: 'tours.example.hello', anchor: 'page', hint: undefined }],
    };
    const result = loadTourValue(value, project);
    value.steps = [];
    expect(result.ok && result.tour.steps.map(({ id }) => id)).toEqual(['a']);
  });
});

test('the value door brings no YAML parser and no schema compiler into a page', async () => {
  const bundle = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('value.ts', import.meta.url)), formats: ['es'] },
    },
  });
  const outputs = (Array.isArray(bundle) ? bundle : [bundle]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const modules = outputs.flatMap((each) => (each.type === 'chunk' ? Object.keys(each.modules) : []));
  expect(modules.some((id) => id.endsWith('validator/value.ts'))).toBe(true);
  expect(modules.filter((id) => /node_modules\/(?:yaml|ajv|ajv-formats)\//.test(id))).toEqual([]);
  expect(
    modules.filter((id) => /validator\/(?:source|positions|nesting|yaml-|tool-checks|gen\/)/.test(id)),
  ).toEqual([]);
  const code = outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('');
  expect(code).not.toMatch(/\beval\(|new Function\(/);
});
