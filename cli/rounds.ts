/** The rounds of a command that watches: each checks anew, and tells the user's mistakes instead of ending with them. */
import { resolve } from 'node:path';
import { BrokenConfig } from './broken-inputs.ts';
import { type ExitStatus, InputError, USAGE } from './exit.ts';
import { shown } from './files.ts';
import type { Output } from './output.ts';
import { NOTHING } from './report.ts';
import type { Watched } from './watch.ts';

/**
 * The rounds of one run of a command.
 *
 * @param readPaths looks up what a check reads
 * @param check checks and reports, with the time of day that it is given
 */
export function createRounds(
  readPaths: () => Promise<readonly string[]>,
  check: (time: string) => Promise<ExitStatus>,
  output: Pick<Output, 'print' | 'note'>,
): Watched {
  let known: readonly string[] = [];
  let rounds = 0;
  return {
    async paths() {
      try {
        known = await readPaths();
      } catch (error) {
        if (error instanceof BrokenConfig) known = [...known, resolve(error.file)];
        else if (!(error instanceof InputError) || known.length === 0) throw error;
      }
      return known;
    },
    async round(changed) {
      rounds += 1;
      if (changed.length > 0) output.print(`\n${listed(changed)} changed.\n`);
      const time = new Date().toTimeString().slice(0, 8);
      try {
        return await check(time);
      } catch (error) {
        // What is wrong in a file may be mended there; what is wrong in the command cannot.
        const mayBeMended = error instanceof BrokenConfig || (error instanceof InputError && rounds > 1);
        if (!mayBeMended) throw error;
        output.note(`${error.message}\n`);
        output.print(`${time} ${NOTHING}\n`);
        return USAGE;
      }
    },
  };
}

const MOST_LISTED = 3;

function listed(paths: readonly string[]): string {
  const names = paths.map((path) => shown(path, process.cwd()));
  const more = names.length > MOST_LISTED ? ` and ${names.length - MOST_LISTED} more` : '';
  return `${names.slice(0, MOST_LISTED).join(', ')}${more}`;
}
