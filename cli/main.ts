#!/usr/bin/env node
/** The `tour` command. One catch at the top decides between the user's mistake and ours; nothing else exits. */
import module from 'node:module';
import { type ExitStatus, worst } from './exit.ts';
import { createOutput } from './output.ts';
import { validate } from './validate.ts';

// Since Node.js 22.1: what was compiled for one run is there for the next.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function')
  module.enableCompileCache();

const output = createOutput(process.stdout, process.stderr, process.env);
const statuses: ExitStatus[] = [];
// The status is only set, never enforced with `process.exit`: that would cut off what a pipe has not taken yet.
const end = (status: ExitStatus): void => {
  statuses.push(status);
  process.exitCode = worst(statuses);
};
const fail = async (error: unknown): Promise<void> => {
  const { tellFailure } = await import('./failure.ts');
  end(tellFailure(error, output, process.env));
};

// What a stream reports later, such as a full disk, does not come through the promise below.
process.on('uncaughtException', (error) => void fail(error));
try {
  const [command, ...words] = process.argv.slice(2);
  // What is asked all day: it need not wait for what reads options.
  if (command === 'validate' && !words.some((word) => word.startsWith('-'))) {
    end(await validate(words, { format: 'text' }, output));
  } else {
    const { runProgram } = await import('./program.ts');
    await runProgram(process.argv, output, end);
  }
} catch (error) {
  await fail(error);
}
