/**
 * Runs the tests once for each mutant, and lists those that none of them notices: `survived`, `not reached` by any
 * test, `static` when it changes what is made at import, which is not made again. `endless` ones count as noticed.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { inject, test } from 'vitest';

/** So many turns of loops and looks at conditions more than with healthy code, and a test never ends. */
const MORE_TURNS = 200_000;

const reached = new Map();
let phase;
let current = 0;
let turns = 0;
let mostTurns = Number.POSITIVE_INFINITY;
const turnsOf = new Map();

globalThis.mutation = {
  is(id) {
    if (phase !== undefined) reached.set(id, (reached.get(id) ?? new Set()).add(phase));
    // What is called over and over again need not have a loop of its own.
    this.tick();
    return id === current;
  },
  tick() {
    turns += 1;
    if (turns > mostTurns) throw new Error('Endless.');
  },
};

test('each mutant is noticed', async () => {
  const { REPORT } = process.env;
  const lines = [];
  // A run takes minutes: with a file one can read on while it goes on.
  const tell = (line) => {
    lines.push(line);
    if (REPORT !== undefined) appendFileSync(REPORT, `${line}\n`);
  };
  const mutants = inject('mutants');
  phase = 'import';
  const { beginFile, tests } = await import('./collected.js');
  const cases = new Set();
  for (const file of inject('tests')) {
    const known = tests.length;
    beginFile();
    await import(/* @vite-ignore */ file);
    if (file.endsWith('/cases.test.ts')) for (const each of tests.slice(known)) cases.add(each);
  }
  for (const each of tests) {
    phase = each;
    turns = 0;
    await each.run();
    turnsOf.set(each, turns);
  }
  phase = undefined;
  const ways = new Map();
  const waysThrough = (file) => {
    if (!ways.has(file)) {
      const ids = mutants.filter((mutant) => mutant.file === file).map(({ id }) => id);
      ways.set(
        file,
        different(tests, cases, (each) => ids.filter((id) => reached.get(id)?.has(each)).join()),
      );
    }
    return ways.get(file);
  };
  if (REPORT !== undefined) writeFileSync(REPORT, '');
  const counts = { caught: 0, endless: 0, survived: 0, static: 0, 'not reached': 0 };
  for (const mutant of mutants) {
    const all = reached.get(mutant.id) ?? new Set();
    const rule = /rules\/([\w-]+)\.ts$/.exec(mutant.file)?.[1];
    const isOwn = (each) =>
      each.name.startsWith(`${rule} > `) || each.name.startsWith(`the examples of ${rule}:`);
    // A rule's own cases first: they mostly notice. Of the cases of other rules those that take different ways.
    const own = tests.filter((each) => all.has(each) && isOwn(each));
    const others = waysThrough(mutant.file).filter((each) => all.has(each) && !isOwn(each));
    const reaching = [...own, ...others];
    current = mutant.id;
    let state = reaching.length > 0 ? 'survived' : all.has('import') ? 'static' : 'not reached';
    for (const each of reaching) {
      turns = 0;
      mostTurns = turnsOf.get(each) + MORE_TURNS;
      try {
        await each.run();
      } catch {
        state = 'caught';
      }
      if (turns > mostTurns) state = 'endless';
      if (state !== 'survived') break;
    }
    current = 0;
    counts[state] += 1;
    const { file, line, what, id } = mutant;
    if (state !== 'caught') tell(`${state} ${file}:${line} [${id}] ${what}`);
  }
  tell(`${mutants.length} mutants: ${JSON.stringify(counts)}`);
  console.log(lines.join('\n'));
});

/** Cases of one rule that go one way through a file differ little: some of them are enough. */
const OF_ONE_WAY = Number(process.env.WAYS ?? 3);

function different(tests, cases, wayOf) {
  const counts = new Map();
  // The clean cases come first by their names, and notice less.
  return tests.toReversed().filter((each) => {
    if (!cases.has(each)) return true;
    const [rule] = each.name.split(' > ');
    const way = `${rule} ${wayOf(each)}`;
    counts.set(way, (counts.get(way) ?? 0) + 1);
    return counts.get(way) <= OF_ONE_WAY;
  });
}
