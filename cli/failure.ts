/** What a thrown error means: the user's mistake, said in its own words, or ours. */
import { CommanderError } from 'commander';
import { messageOf } from '../engine/index.ts';
import { CLEAN, type ExitStatus, FAILURE, InputError, USAGE } from './exit.ts';
import type { Output } from './output.ts';

/** Says what went wrong on stderr, without a stack trace unless `DEBUG=tourwright` asks for it. */
export function tellFailure(
  error: unknown,
  output: Pick<Output, 'note'>,
  env: Readonly<Record<string, string | undefined>>,
): ExitStatus {
  // Commander has said it already; asking for help or the version is no failure.
  if (error instanceof CommanderError) return error.exitCode === 0 ? CLEAN : USAGE;
  if (error instanceof InputError) {
    output.note(`${error.message}\n`);
    return USAGE;
  }
  if (isLostFolder(error)) {
    output.note('The working directory is not there any more: change into one that is.\n');
    return USAGE;
  }
  const reason = messageOf(error);
  output.note(
    `This is a bug in tourwright: ${reason}\nPlease report it, with the command you ran and the file it fails on.\n`,
  );
  if (env.DEBUG !== 'tourwright') output.note('DEBUG=tourwright shows where it happened.\n');
  else if (error instanceof Error) output.note(`${error.stack}\n`);
  return FAILURE;
}

/** Each command asks where it is run, and the folder may have been removed, or be kept from this user, meanwhile. */
function isLostFolder(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'uv_cwd';
}
