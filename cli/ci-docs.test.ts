/** What docs/ci.md shows can be pasted: its YAML is YAML, and its commands have the options that they use. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FORMATS } from './report.ts';
import { starterProject } from './testing/project.ts';

const page = readFileSync(new URL('../docs/ci.md', import.meta.url), 'utf8');
const snippets = Array.from(page.matchAll(/```(\w+)\n([\s\S]*?)```/g), ([, language = '', text = '']) => ({
  language,
  text,
}));
const commands = Array.from(
  page.matchAll(/npx tourwright (\w+)((?: (?!#|>)[^\n`]*)?)/g),
  ([, name = '', rest = '']) => ({ name, rest }),
);

describe('docs/ci.md', () => {
  it.each(
    snippets.filter(({ language }) => language === 'yaml').map(({ text }) => [text.split('\n')[0], text]),
  )('%s is YAML', (_, text) => {
    expect(() => parse(text ?? '')).not.toThrow();
  });

  it('uses options that there are', () => {
    const project = starterProject();
    expect(commands.length).toBeGreaterThan(5);
    const helps = new Map(
      [...new Set(commands.map(({ name }) => name))].map((name) => [
        name,
        project.tour([name, '--help']).stdout,
      ]),
    );
    for (const { name, rest } of commands) {
      for (const [option] of rest.matchAll(/--[a-z-]+/g)) expect(helps.get(name)).toContain(option);
    }
  });

  it('tells of every format', () => {
    for (const format of FORMATS) expect(page).toContain(`| \`${format}\` |`);
  });

  it('shows comments that ignore what they name', () => {
    const project = starterProject();
    const steps = snippets.find(({ text }) => text.startsWith('steps:'))?.text ?? '';
    const texts = '{ "tours": { "first_order": { "title": "One" }, "example": { "hello": "Hello" } } }';
    project.write('locales/en.json', texts);
    project.write(
      'tours/first-order.yaml',
      `kind: Tour\nkey: a.b\napp: app\nversion: 1\ntitle: tours.first_order.title\n${steps}`,
    );
    const { stdout } = project.tour(['validate', '--format', 'json']);
    expect(JSON.parse(stdout).diagnostics).toEqual([]);
  });
});
