/** Stands for `vitest` in test files: keeps their tests, so that they can be run again for each mutant. */
import { expect, afterAll as real, vi } from 'vitest';

/** @type {{ readonly name: string, readonly run: () => unknown }[]} */
export const tests = [];
const suites = [];

export function test(name, ...rest) {
  const run = rest.find((each) => typeof each === 'function');
  tests.push({ name: [...suites, name].join(' > '), run });
}

export function describe(name, body) {
  suites.push(name);
  body();
  suites.pop();
}

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
