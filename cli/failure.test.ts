import { CommanderError } from 'commander';
import { expect, it } from 'vitest';
import { CLEAN, FAILURE, InputError, USAGE, worst } from './exit.ts';
import { tellFailure } from './failure.ts';

function tell(error: unknown, env: Record<string, string> = {}) {
  let said = '';
  const status = tellFailure(error, { note: (text) => (said += text) }, env);
  return { status, said };
}

it.each<[string, unknown, number, RegExp]>([
  ['the user’s mistake', new InputError('No such file.'), USAGE, /^No such file\.\n$/],
  ['help that was asked for', new CommanderError(0, 'commander.help', ''), CLEAN, /^$/],
  ['an unknown option', new CommanderError(1, 'commander.unknownOption', ''), USAGE, /^$/],
  [
    'a bug',
    new TypeError('x is undefined'),
    FAILURE,
    /^This is a bug in tourwright: x is undefined\nPlease report it/,
  ],
  [
    'a working directory that was removed',
    Object.assign(new Error('ENOENT: process.cwd failed'), { code: 'ENOENT', syscall: 'uv_cwd' }),
    USAGE,
    /^The working directory is not there any more: change into one that is\.\n$/,
  ],
  ['something thrown that is no error', 'oops', FAILURE, /^This is a bug in tourwright: oops\n/],
])('%s', (_, error, status, said) => {
  const told = tell(error);
  expect(told.status).toBe(status);
  expect(told.said).toMatch(said);
  expect(told.said).not.toMatch(/^\s+at /m);
});

it('shows the stack only when asked to', () => {
  expect(tell(new Error('x'), { DEBUG: 'tourwright' }).said).toMatch(/^\s+at .*failure\.test\.ts/m);
  expect(tell(new Error('x'), { DEBUG: '*' }).said).not.toMatch(/^\s+at /m);
});

it('ends with the highest status', () => {
  expect(worst([])).toBe(CLEAN);
  expect(worst([1, 0])).toBe(1);
  expect(worst([1, 2, 0])).toBe(2);
  expect(worst([3, 2])).toBe(3);
});
