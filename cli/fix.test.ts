import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic, SourceFile } from '../validator/index.ts';
import { fixSources, writeFixed } from './fix.ts';
import { emptyProject, starterProject } from './testing/project.ts';

const TOUR = 'tours/first-order.yaml';

/** A check that finds these words in the texts, and suggests others. */
function checkFor(words: Readonly<Record<string, string>>, rule = 'x-known') {
  return (sources: readonly SourceFile[]): Diagnostic[] =>
    sources.flatMap(({ file, text }) =>
      Object.entries(words).flatMap(([word, better]): Diagnostic[] => {
        const at = text.indexOf(word);
        if (at < 0) return [];
        const range = { line: 1, column: at + 1, endLine: 1, endColumn: at + 1 + word.length };
        const edits = [{ ...range, text: better }];
        return [
          {
            file,
            document: 0,
            rule,
            severity: 'error',
            message: word,
            path: '',
            docs: '',
            ...range,
            suggestions: [{ title: better, safe: true, edits }],
          },
        ];
      }),
    );
}

describe('fixing', () => {
  const fix = (text: string, check: (sources: readonly SourceFile[]) => readonly Diagnostic[]) =>
    fixSources({ sources: [{ file: 'a', text }], check }, new Set(['a']));

  it('goes on with what the first fix brings to light', () => {
    const { sources, fixed, diagnostics } = fix('one', checkFor({ one: 'two', two: 'three' }));
    expect(sources).toEqual([{ file: 'a', text: 'three' }]);
    expect(fixed.map(({ suggestion }) => suggestion.title)).toEqual(['two', 'three']);
    expect(diagnostics).toEqual([]);
  });

  it('ends also when two fixes undo each other', () => {
    expect(fix('one', checkFor({ one: 'two', two: 'one' })).diagnostics).toHaveLength(1);
  });

  it('leaves a file that could not be read afterwards as it was', () => {
    const known = checkFor({ one: '{' });
    const broken = checkFor({ '{': '{' }, 'yaml-syntax');
    const { sources, fixed, diagnostics } = fix('one', (texts) => [...known(texts), ...broken(texts)]);
    expect(sources).toEqual([{ file: 'a', text: 'one' }]);
    expect(fixed).toEqual([]);
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['x-known']);
  });

  it('changes no other file than the named ones', () => {
    const sources = ['a', 'b'].map((file) => ({ file, text: 'one' }));
    const result = fixSources({ sources, check: checkFor({ one: 'two' }) }, new Set(['b']));
    expect(result.sources.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(result.diagnostics.map(({ file }) => file)).toEqual(['a']);
  });
});

describe('--fix', () => {
  it('mends what is safe, leaves the rest, and touches nothing else in the file', () => {
    const project = starterProject();
    project.edit(TOUR, 'anchor: nav.orders', 'anchor: nav_orders # 😀');
    project.edit(TOUR, 'anchor: orders.create.submit', 'anchor: orders.create.submitt');
    const before = `\uFEFF${project.read(TOUR).replaceAll('\n', '\r\n')}`;
    project.write(TOUR, before);
    chmodSync(join(project.folder, TOUR), 0o640);
    const run = project.tour(['validate', '--fix']);
    expect(run).toMatchObject({ status: 1, stderr: '' });
    expect(project.read(TOUR)).toBe(before.replace('nav_orders', 'nav.orders'));
    expect(run.stdout).toMatch(/^tours\/first-order\.yaml:\d+:13: fixed: Write "nav\.orders"\. \[/);
    expect(run.stdout).toContain('"orders.create.submitt"');
    expect(run.stdout).toMatch(/\n1 file checked: 1 error\.\n$/);
    expect(statSync(join(project.folder, TOUR)).mode & 0o777).toBe(0o640);
    expect(project.files().filter((file) => file.endsWith('.tmp'))).toEqual([]);
    const again = project.tour(['validate', '--fix', '--format', 'json']);
    expect(JSON.parse(again.stdout)).toMatchObject({ errors: 1, fixed: [] });
  });

  it('changes nothing where a name has a twin that is there already', () => {
    const project = starterProject();
    project.edit(TOUR, '    advance: route', '    on_missing: skip\n    onMissing: wait\n    advance: route');
    const before = project.read(TOUR);
    expect(project.tour(['validate', '--fix'])).toMatchObject({ status: 1 });
    expect(project.read(TOUR)).toBe(before);
  });

  it('with --stdin prints the fixed text, and the report beside it', () => {
    const project = starterProject();
    const clean = project.read(TOUR);
    const input = clean.replace('anchor: nav.orders', 'anchor: nav_orders');
    const args = ['validate', '--fix', '--stdin', '--stdin-filename', TOUR];
    const run = project.tour(args, { input });
    expect(run).toMatchObject({ status: 0, stdout: clean });
    expect(run.stderr).toMatch(/: fixed: Write "nav\.orders"\.[\s\S]*\n1 file checked, no problems\.\n$/);
    const json = project.tour([...args, '--format', 'json'], { input: clean });
    expect(json).toMatchObject({ status: 0, stdout: clean });
    expect(JSON.parse(json.stderr)).toMatchObject({ fixed: [], diagnostics: [] });
    expect(project.read(TOUR)).toBe(clean);
  });
});

it.each<[string, Uint8Array]>([
  [
    'that is no UTF-8',
    Buffer.concat([Buffer.from('kind: Tour\nkey: a'), Uint8Array.of(0xe4, 0xff), Buffer.from('\n')]),
  ],
  ['in UTF-16', Buffer.from('kind: Tour\n', 'utf16le')],
  ['with a byte order mark', Buffer.from('\uFEFFkind: Tour\r\n')],
])('prints a text from stdin %s as it came', (_, input) => {
  const project = starterProject();
  project.write('draft', input);
  project.shell('tour validate --fix --stdin < draft > fixed');
  expect(project.bytes('fixed').equals(project.bytes('draft'))).toBe(true);
});

it('does not write over what was changed since it was read', async () => {
  const project = emptyProject();
  const before = ['a', 'b', 'c'].map((file) => ({ file, text: 'one' }));
  for (const { file, text } of before) project.write(file, text);
  const fixed = fixSources({ sources: before, check: checkFor({ one: 'two' }) }, new Set(['a', 'b', 'c']));
  project.write('b', 'another');
  project.remove('c');
  const { kept, faults } = await writeFixed(before, fixed, project.folder);
  expect(kept.map(({ file }) => file)).toEqual(['b', 'c']);
  expect(faults.map(({ message }) => message)).toEqual([
    'b was changed while it was checked, so it was not fixed. Run it again.',
    'Cannot read c: there is no such file.',
  ]);
  expect(project.read('a')).toBe('two');
  expect(project.read('b')).toBe('another');
  expect(project.has('c')).toBe(false);
});
