#!/usr/bin/env node
/**
 * Measures the player, its peers and the floor in one run, and prints a table.
 *
 * node run.js [--check] [--only times,counts,…] [--subjects floor,tourwright,…] [--rounds n] [--json]
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.js';
import { bytesOfPeers, pageOf, SUBJECTS } from './build.js';
import { counts, heap, late, leavings, openPage, rest, scrolling, times } from './measure.js';
import { bytesOfPlayer } from './player-bytes.js';
import { serve } from './serve.js';
import { median, percentile, table } from './table.js';
import { judge } from './targets.js';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    subjects: { type: 'string', default: SUBJECTS.join(',') },
    rounds: { type: 'string', default: '5' },
  },
});
const subjects = values.subjects.split(',');
const rounds = Number(values.rounds);

/** What is measured, how often, on which page. A prefix tells the same figure on another page apart. */
const SCENARIOS = {
  times: { run: times, rounds },
  counts: { run: counts, rounds },
  scrolling: { run: scrolling, rounds: Math.min(rounds, 3) },
  rest: { run: rest, rounds: 1 },
  late: { run: late, rounds: rounds * 2 },
  leavings: { run: leavings, rounds: 1 },
  defaults: { run: times, rounds, prefix: 'default.', page: { animate: true } },
  defaultCounts: { run: counts, rounds, prefix: 'default.', page: { animate: true } },
  large: { run: times, rounds: 2, prefix: '20k.', page: { nodes: 20_000 } },
  huge: { run: times, rounds: 2, prefix: '100k.', page: { nodes: 100_000 } },
  hugeCounts: { run: counts, rounds: 2, prefix: '100k.', page: { nodes: 100_000 } },
  heap: { run: heap, rounds: 1 },
};
const chosen = values.only?.split(',') ?? [...Object.keys(SCENARIOS), 'bytes'];
for (const name of [...chosen, ...subjects]) {
  if (name !== 'bytes' && !(name in SCENARIOS) && !SUBJECTS.includes(name)) {
    console.error(
      `"${name}" is neither a scenario (${Object.keys(SCENARIOS).join(', ')}, bytes) nor a subject (${SUBJECTS.join(', ')}).`,
    );
    process.exit(2);
  }
}

/** @type {Record<string, Record<string, number[]>>} subject to figure to samples; null samples are misses */
const samples = Object.fromEntries(subjects.map((subject) => [subject, {}]));
const note = (subject, prefix, figures) => {
  for (const [name, list] of Object.entries(figures)) {
    const key = prefix + name;
    samples[subject][key] = [...(samples[subject][key] ?? []), ...list.map((each) => each ?? Infinity)];
  }
};

const pages = Object.fromEntries(
  await Promise.all(subjects.map(async (subject) => [subject, await pageOf(subject)])),
);
const server = await serve(pages);
const origin = `http://localhost:${server.address().port}`;
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--js-flags=--expose-gc',
    '--enable-precise-memory-info',
  ],
});

/** Stopped by its user, a run still shows what it has. */
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopped = true;
  });
}

for (const [name, { run, rounds: times, prefix = '', page = {} }] of Object.entries(SCENARIOS)) {
  if (!chosen.includes(name)) continue;
  for (let round = 0; round < times; round++) {
    // Interleaved, and turned round by round, so that whatever else the machine does meets all of them.
    const order = subjects.map((_, index) => subjects[(index + round) % subjects.length]);
    for (const subject of order) {
      if (stopped) break;
      process.stderr.write(`\r${name} ${round + 1}/${times} ${subject.padEnd(12)}`);
      try {
        note(subject, prefix, await run(() => openPage(browser, origin, subject, page), round));
      } catch (error) {
        process.stderr.write(`\n${subject} cannot play "${name}": ${error.message.split('\n')[0]}\n`);
      }
    }
  }
}
process.stderr.write(`\r${' '.repeat(40)}\r`);
await browser.close();
server.close();

const bytes = chosen.includes('bytes')
  ? { ...(await bytesOfPeers()), tourwright: await bytesOfPlayer() }
  : {};
const verdicts = judge(samples, bytes);
if (values.json) console.log(JSON.stringify({ samples, bytes, verdicts }, null, 2));
else console.log(table(samples, bytes, verdicts, { median, percentile }));
if (values.check && verdicts.some(({ met }) => !met)) process.exitCode = 1;
