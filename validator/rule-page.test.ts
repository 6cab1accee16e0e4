/** The pages and the rules, compared in both directions. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleProject } from './example-project.ts';
import { rulePage, rulesIndex } from './rule-page.ts';
import { rules } from './rules/index.ts';

const pages = new URL('../docs/rules/', import.meta.url);
const files = new URL('./cases/project/', import.meta.url);
const example = exampleProject((file) => readFileSync(new URL(file, files), 'utf8'));
const read = (name: string) => readFileSync(new URL(name, pages), 'utf8');

test('every rule has a page, and every page a rule', () => {
  const names = rules.map(({ id }) => `${id}.md`);
  // Those of `tour gen` are compared where they are made.
  const found = readdirSync(pages).filter((name) => !name.startsWith('gen-'));
  expect(found.toSorted()).toEqual(['README.md', ...names].toSorted());
});

test.each(rules)('the page of $id is what `npm run gen` makes of it', (rule) => {
  expect(read(`${rule.id}.md`)).toBe(rulePage(rule, example));
});

test('the list of rules is what `npm run gen` makes of them', () => {
  expect(read('README.md').startsWith(rulesIndex(rules))).toBe(true);
});

test('ids are unique, and of the form <subject>-<constraint>', () => {
  const ids = rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
});
