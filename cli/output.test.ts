import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createOutput } from './output.ts';

function stream(isTTY: boolean) {
  return Object.assign(new PassThrough(), { isTTY });
}

describe('colours', () => {
  it.each<[string, boolean, Record<string, string>, boolean]>([
    ['a terminal', true, {}, true],
    ['a pipe', false, {}, false],
    ['a pipe in CI', false, { CI: 'true' }, false],
    ['a dumb terminal', true, { TERM: 'dumb' }, false],
    ['NO_COLOR in a terminal', true, { NO_COLOR: '1' }, false],
    ['an empty NO_COLOR', true, { NO_COLOR: '' }, true],
    ['FORCE_COLOR in a pipe', false, { FORCE_COLOR: '1' }, true],
    ['FORCE_COLOR=0 in a terminal', true, { FORCE_COLOR: '0' }, false],
    ['both', false, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('%s', (_, isTTY, env, color) => {
    const output = createOutput(stream(isTTY), stream(!isTTY), env);
    expect(output.color).toBe(color);
  });

  it('are decided for each stream', () => {
    const output = createOutput(stream(false), stream(true), {});
    expect(output.color).toBe(false);
    expect(output.noteColor).toBe(true);
  });
});

describe('a reader that goes away', () => {
  it('is no error, and nothing more is written to it', () => {
    const stdout = stream(false);
    const output = createOutput(stdout, stream(false), {});
    stdout.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    output.print('more');
    expect(stdout.read()).toBeNull();
  });

  it('does not hide other errors', () => {
    const stdout = stream(false);
    createOutput(stdout, stream(false), {});
    expect(() => stdout.emit('error', Object.assign(new Error('disk full'), { code: 'ENOSPC' }))).toThrow(
      'Cannot write the output: the disk is full.',
    );
  });
});
