/** The pages and the rules of `tour gen`, compared in both directions. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allGenRules } from './all-rules.ts';
import { exampleFiles, findInExample } from './examples.ts';
import { genRulePage, genRulesIndex } from './rule-page.ts';

const pages = new URL('../../docs/rules/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, pages), 'utf8');

it('every rule has a page, and every page a rule', () => {
  const found = readdirSync(pages).filter((name) => name.startsWith('gen-'));
  expect(found.toSorted()).toEqual(allGenRules.map(({ id }) => `${id}.md`).toSorted());
  expect(read('README.md').endsWith(genRulesIndex(allGenRules))).toBe(true);
});

describe.each(allGenRules)('$id', (rule) => {
  it('has the page that `npm run gen` makes of it', async () => {
    expect(read(`${rule.id}.md`)).toBe(await genRulePage(rule));
  });

  it('finds fault with its example, once, and with nothing else in it', async () => {
    const found = await findInExample(rule, exampleFiles(rule, rule.example.failing));
    expect(found.map((each) => each.rule)).toEqual([rule.id]);
    expect(await findInExample(rule, exampleFiles(rule, rule.example.clean))).toEqual([]);
  });
});
