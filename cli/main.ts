#!/usr/bin/env node
/** The `tour` command. One catch at the top decides between the user's mistake and ours; nothing else exits. */
import { createRequire } from 'node:module';
import { Command, CommanderError } from 'commander';
import { buildCommand } from './build.ts';
import { CLEAN, type ExitStatus, FAILURE, InputError, USAGE } from './exit.ts';
import { explainCommand } from './explain.ts';
import { genCommand } from './gen.ts';
import { initCommand } from './init.ts';
import { createOutput, type Output } from './output.ts';
import { validateCommand } from './validate.ts';

function program(output: Output, end: (status: ExitStatus) => void): Command {
  const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };
  const tour = new Command('tour')
    .description('Guided product tours as documents: checked against the app, played in the browser.')
    .version(version)
    .addCommand(validateCommand(output, end))
    .addCommand(genCommand(output, end))
    .addCommand(buildCommand(output, end))
    .addCommand(initCommand(output, end))
    .addCommand(explainCommand(output, end));
  for (const command of [tour, ...tour.commands]) {
    command
      .exitOverride()
      .configureOutput({ writeOut: output.print, writeErr: output.note })
      .showHelpAfterError('(--help shows how it is used)');
  }
  return tour;
}

async function main(): Promise<void> {
  const output = createOutput(process.stdout, process.stderr, process.env);
  // The status is only set, never enforced with `process.exit`: that would cut off what a pipe has not taken yet.
  const end = (status: ExitStatus) => {
    process.exitCode = status;
  };
  try {
    await program(output, end).parseAsync(process.argv);
  } catch (error) {
    end(statusOf(error, output));
  }
}

function statusOf(error: unknown, output: Output): ExitStatus {
  if (error instanceof CommanderError) return error.exitCode === 0 ? CLEAN : USAGE;
  if (error instanceof InputError) {
    output.note(`${error.message}\n`);
    return USAGE;
  }
  const reason = error instanceof Error ? error.message : String(error);
  output.note(
    `This is a bug in tourwright: ${reason}\nPlease report it, with the command you ran and the file it fails on.\n`,
  );
  if (process.env.DEBUG === 'tourwright') output.note(`${error instanceof Error ? error.stack : reason}\n`);
  else output.note('DEBUG=tourwright shows where it happened.\n');
  return FAILURE;
}

await main();
