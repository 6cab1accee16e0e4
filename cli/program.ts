#!/usr/bin/env node
/** The `tour` command. One catch at the top decides between the user's mistake and ours; nothing else exits. */
import { Command } from 'commander';
import { type ExitStatus, worst } from './exit.ts';
import { tellFailure } from './failure.ts';
import { createOutput, type Output } from './output.ts';
import { ownVersion } from './version.ts';

type MakeCommand = (output: Output, end: (status: ExitStatus) => void) => Command;

/** In the order of the help. A command is loaded when it is asked for: checking need not wait for what generates. */
const COMMANDS: Readonly<Record<string, () => Promise<MakeCommand>>> = {
  validate: async () => (await import('./validate.ts')).validateCommand,
  gen: async () => (await import('./gen.ts')).genCommand,
  build: async () => (await import('./build.ts')).buildCommand,
  init: async () => (await import('./init.ts')).initCommand,
  explain: async () => (await import('./explain.ts')).explainCommand,
  schema: async () => (await import('./schema.ts')).schemaCommand,
};

const output = createOutput(process.stdout, process.stderr, process.env);
const statuses: ExitStatus[] = [];
// The status is only set, never enforced with `process.exit`: that would cut off what a pipe has not taken yet.
const end = (status: ExitStatus): void => {
  statuses.push(status);
  process.exitCode = worst(statuses);
};
const fail = (error: unknown): void => end(tellFailure(error, output, process.env));

// What a stream reports later, such as a full disk, does not come through the promise below.
process.on('uncaughtException', fail);
try {
  const tour = await program(process.argv[2]);
  await tour.parseAsync(process.argv);
} catch (error) {
  fail(error);
}

/** @param asked the first word of the command line; when it is no command, all are loaded, for help and suggestions */
async function program(asked: string | undefined): Promise<Command> {
  const tour = new Command('tour')
    .description('Guided product tours as documents: checked against the app, played in the browser.')
    .version(ownVersion());
  const found = asked === undefined ? undefined : Object.entries(COMMANDS).find(([name]) => name === asked);
  for (const [, load] of found === undefined ? Object.entries(COMMANDS) : [found]) {
    tour.addCommand((await load())(output, end));
  }
  for (const command of [tour, ...tour.commands]) {
    command
      .exitOverride()
      .configureOutput({ writeOut: output.print, writeErr: output.note })
      .showHelpAfterError('(--help shows how it is used)');
  }
  return tour;
}
