/** The command line as a whole: its commands, and the help on them. */
import { Command } from 'commander';
import type { ExitStatus } from './exit.ts';
import type { Output } from './output.ts';
import { ownVersion } from './version.ts';

type MakeCommand = (output: Output, end: (status: ExitStatus) => void) => Command;

/** In the order of the help. A command is loaded when it is asked for: checking need not wait for what generates. */
const COMMANDS: Readonly<Record<string, () => Promise<MakeCommand>>> = {
  validate: async () => (await import('./validate-command.ts')).validateCommand,
  gen: async () => (await import('./gen.ts')).genCommand,
  build: async () => (await import('./build.ts')).buildCommand,
  preview: async () => (await import('./preview.ts')).previewCommand,
  init: async () => (await import('./init.ts')).initCommand,
  explain: async () => (await import('./explain.ts')).explainCommand,
  schema: async () => (await import('./schema.ts')).schemaCommand,
};

/**
 * Runs the command that a command line asks for.
 *
 * @param words of the command line, from that of Node.js on
 * @param end is told how the command ends
 */
export async function runProgram(
  words: readonly string[],
  output: Output,
  end: (status: ExitStatus) => void,
): Promise<void> {
  const tour = new Command('tour')
    .description('Guided product tours as documents: checked against the app, played in the browser.')
    .version(ownVersion());
  // When the first word is no command, all are loaded, for help and suggestions.
  const asked = Object.entries(COMMANDS).filter(([name]) => name === words[2]);
  for (const [, load] of asked.length > 0 ? asked : Object.entries(COMMANDS)) {
    tour.addCommand((await load())(output, end));
  }
  for (const command of [tour, ...tour.commands]) {
    command
      .exitOverride()
      .configureOutput({ writeOut: output.print, writeErr: output.note })
      .showHelpAfterError('(--help shows how it is used)');
  }
  tour.hook('preAction', (_, command) => refuseEmpty(command));
  await tour.parseAsync(words);
}

/** An empty word is a shell variable without a value: taken for a path it would be the working directory, or the root. */
function refuseEmpty(command: Command): void {
  const empty = command.options.find((option) => command.getOptionValue(option.attributeName()) === '');
  if (empty !== undefined) command.error(`error: option '${empty.flags}' is given nothing`);
  if (command.args.includes('')) command.error('error: an argument is empty');
}
