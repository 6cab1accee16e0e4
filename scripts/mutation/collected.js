/** Stands for `vitest` in test files: keeps their tests, so that they can be run again for each mutant. */
import { expect, afterAll as real, vi } from 'vitest';

/** A mutant can leave a test waiting for what never comes. */
const LONGEST_MS = 5_000;

/** @type {{ readonly name: string, readonly run: () => Promise<void> }[]} */
export const tests = [];
const suites = [];
/** What runs around each test that is collected from here on. */
let hooks = { before: [], after: [] };
let finished = [];

/** Forgets the hooks of the file before. */
export function beginFile() {
  hooks = { before: [], after: [] };
}

export function test(name, ...rest) {
  const body = rest.find((each) => typeof each === 'function');
  const { before, after } = hooks;
  tests.push({ name: [...suites, name].join(' > '), run: () => inTime(() => around(before, body, after)) });
}

async function around(before, body, after) {
  finished = [];
  try {
    for (const each of before) await each();
    await body({});
  } finally {
    for (const each of [...after, ...finished]) await each();
  }
}

const { setTimeout: later, clearTimeout: never } = globalThis;

async function inTime(run) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = later(() => reject(new Error('Endless.')), LONGEST_MS);
  });
  await Promise.race([run(), late]).finally(() => never(timer));
}

export function describe(name, body) {
  const around = hooks;
  hooks = { before: [...around.before], after: [...around.after] };
  suites.push(name);
  body();
  suites.pop();
  hooks = around;
}

export const beforeEach = (body) => void hooks.before.push(body);
export const afterEach = (body) => void hooks.after.push(body);
export const onTestFinished = (body) => void finished.push(body);

test.each = (rows) => (name, body) => {
  for (const row of rows) test(nameOf(name, row), () => body(...[row].flat()));
};

describe.each = (rows) => (name, body) => {
  for (const row of rows) describe(nameOf(name, row), () => body(...[row].flat()));
};

function nameOf(name, row) {
  let at = 0;
  return name
    .replace(/%[sdjio]/g, () => String([row].flat()[at++]))
    .replace(/\$(\w+)/g, (whole, key) => String(row?.[key] ?? whole));
}

export const it = Object.assign((...given) => test(...given), test);
export { expect, real as afterAll, vi };
