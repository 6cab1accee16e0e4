/** Makes docs/rules/ from the rules: a page for each and a list of all. Works on the built validator in dist/. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { exampleProject } from '../dist/validator/example-project.js';
import { allGenRules } from '../dist/validator/gen/index.js';
import { genRulePage, genRulesIndex } from '../dist/validator/gen/rule-page.js';
import { rulePage, rulesIndex } from '../dist/validator/rule-page.js';
import { rules } from '../dist/validator/rules/index.js';

const pages = new URL('../docs/rules/', import.meta.url);
const files = new URL('../validator/cases/project/', import.meta.url);
const example = exampleProject((file) => readFileSync(new URL(file, files), 'utf8'));

const made = new Map(rules.map((rule) => [`${rule.id}.md`, rulePage(rule, example)]));
for (const rule of allGenRules) made.set(`${rule.id}.md`, await genRulePage(rule));
made.set('README.md', rulesIndex(rules) + genRulesIndex(allGenRules));

mkdirSync(pages, { recursive: true });
for (const name of readdirSync(pages)) if (!made.has(name)) rmSync(new URL(name, pages));
for (const [name, page] of made) writeFileSync(new URL(name, pages), page);
