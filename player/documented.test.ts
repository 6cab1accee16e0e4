import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const source = read('./options.ts');
const page = read('../docs/player.md');

/** Names of the members that an interface of options.ts has. */
function membersOf(name: string): string[] {
  const body = new RegExp(`export interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)(?=\??:|\()/gm)].map(([, member]) => member ?? '');
}

test.each([
  ['PlayerOptions', 'tools'],
  ['Player', 'start'],
])('docs/player.md says what each member of %s is', (name, known) => {
  const members = membersOf(name);
  expect(members).toContain(known);
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`(\w+)/g)].map((found) => found[1]),
  );
  expect(members.filter((member) => !named.includes(member))).toEqual([]);
});
