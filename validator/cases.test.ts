/**
 * The cases: each folder under cases/<rule>/ holds the files of one small project and, in expected.txt, what the check
 * says of them. Whoever follows a suggestion is rid of its finding. A folder `before` in it holds the files as they
 * were, for what is compared with a git ref. `UPDATE_CASES=1 npx vitest run validator` writes what it says now: read
 * the diff before you keep it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applySafeSuggestions } from './apply-edits.ts';
import type { Diagnostic } from './diagnostics.ts';
import { exampleProject } from './example-project.ts';
import { formatText } from './format-text.ts';
import { isStructural } from './rules/ids.ts';
import { rules } from './rules/index.ts';
import { type SourceFile, validateSources } from './validate.ts';

const folder = new URL('./cases/', import.meta.url);
const { project, tours } = exampleProject((file) => readFileSync(new URL(`project/${file}`, folder), 'utf8'));
const ids = foldersIn(folder).filter((name) => name !== 'project');

describe.each(ids)('%s', (rule) => {
  const cases = foldersIn(new URL(`${rule}/`, folder));

  test.each(cases)('%s', (name) => {
    const place = new URL(`${rule}/${name}/`, folder);
    const sources = yamlIn(place);
    const before = existsSync(new URL('before/', place)) && {
      before: { name: 'origin/main', sources: yamlIn(new URL('before/', place)) },
    };
    const report = new Set(sources.map(({ file }) => file));
    const found = validateSources([...tours, ...sources], project, { report, ...before });
    const texts = new Map(sources.map(({ file, text }) => [file, text]));
    const output = formatText(found, { files: sources.length, text: (file) => texts.get(file) });
    const expected = new URL('expected.txt', place);
    if (process.env.UPDATE_CASES !== undefined) writeFileSync(expected, output);
    expect(output).toBe(readFileSync(expected, 'utf8'));
    // A case is about one rule: it finds that one, or nothing when its name says so.
    expect(new Set(found.map((each) => each.rule))).toEqual(new Set(name.startsWith('clean') ? [] : [rule]));
    for (const each of found) {
      // What is asked can be answered with yes.
      if (each.message.includes('Did you mean')) expect(each.suggestions).not.toBeUndefined();
      for (const suggestion of each.suggestions ?? []) {
        const mended = sources.map((source) => follow({ ...each, suggestions: [suggestion] }, source));
        const left = validateSources([...tours, ...mended], project, { report, ...before });
        expect(left.map(({ message }) => message)).not.toContain(each.message);
        // What it writes can be read, and is no less a tour than before.
        expect(structural(left)).toBeLessThanOrEqual(structural(found));
      }
    }
  });

  // Of the clean ones, at least some are what a naive rule would find fault with.
  test('has cases that fail, and three that are clean', () => {
    const reports = cases.map((name) =>
      readFileSync(new URL(`${rule}/${name}/expected.txt`, folder), 'utf8'),
    );
    const clean = reports.filter((report) => report.endsWith('no problems.\n'));
    expect(clean.length).toBeGreaterThanOrEqual(3);
    expect(clean.length).toBeLessThan(reports.length);
  });
});

test('every rule has cases, and every case a rule', () => {
  expect(ids.toSorted()).toEqual(rules.map((rule) => rule.id).toSorted());
});

test.each(rules)('the examples of $id: one finding of it, and none', ({ id, example }) => {
  const file = 'example.yaml';
  const former = example.before !== undefined && {
    before: { name: 'origin/main', sources: [{ file, text: example.before }] },
  };
  const check = (text: string) =>
    validateSources([...tours, { file, text }], project, { report: new Set([file]), ...former });
  expect(check(example.failing).map((each) => each.rule)).toEqual([id]);
  expect(check(example.clean)).toEqual([]);
});

function structural(found: readonly Diagnostic[]): number {
  return found.filter(({ rule }) => isStructural(rule)).length;
}

/** The file with the only suggestion of a diagnostic followed, when the diagnostic is about it. */
function follow(diagnostic: Diagnostic, source: SourceFile): SourceFile {
  if (source.file !== diagnostic.file) return source;
  const suggestions = diagnostic.suggestions?.map((each) => ({ ...each, safe: true })) ?? [];
  const { text } = applySafeSuggestions(source.text, [{ ...diagnostic, suggestions }]);
  return { ...source, text };
}

function yamlIn(place: URL): SourceFile[] {
  return readdirSync(place)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ file, text: readFileSync(new URL(file, place), 'utf8') }));
}

function foldersIn(place: URL): string[] {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
