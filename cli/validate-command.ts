/** `tour validate` on the command line. */
import { Command, InvalidArgumentError, Option } from 'commander';
import type { ExitStatus } from './exit.ts';
import type { Output } from './output.ts';
import { FORMATS } from './report.ts';
import { type ValidateOptions, validate } from './validate.ts';

export function validateCommand(output: Output, end: (status: ExitStatus) => void): Command {
  return new Command('validate')
    .summary('check tours and overlays against the app')
    .description(
      'Checks tours and overlays against what the app declares. Without files: everything that the config names. ' +
        'Named files are checked in the context of the whole project, and only they, and overlays of their tours, are reported. ' +
        'A folder stands for the tours and overlays in it.',
    )
    .argument('[files...]', 'files, folders or globs; what begins with ! takes files away')
    .option('--config <file>', 'the config; default: tour.config.yaml, found upwards')
    .option(
      '--app <member>',
      'report only the tours of this app member; with --tools, the member they are of',
    )
    .option('--tools <file>', 'a client tool table in place of the configured one')
    .option('--anchors <file>', 'an anchor registry in place of the configured one')
    .addOption(new Option('--format <format>', 'how to report').choices(FORMATS).default('text'))
    .option('--max-warnings <n>', 'exit 1 when there are more warnings; default: any number is fine', countOf)
    .option('--fix', 'follow the suggestions that are safe, and report what is left')
    .option('--watch', 'check again whenever a file changes that the check reads; Ctrl+C ends it')
    .option('--since <ref>', 'also compare with a git ref: steps that changed need a higher version')
    .option('--stdin', 'check what comes in on stdin; with --fix, print it fixed')
    .option('--stdin-filename <file>', 'the file that stdin stands for')
    .option('--no-cache', 'check anew, though nothing has changed since the last time')
    .option('--quiet', 'report errors only; in text, say nothing when there are none')
    .addHelpText(
      'after',
      `
Exit status: 0 nothing found, 1 errors or too many warnings, 2 wrong usage or unreadable input, 3 a bug of ours.

Examples:
  tour validate                             everything that tour.config.yaml names
  tour validate tours/first-order.yaml      one file, in the context of the whole project
  tour validate --fix                       mend what can be mended without a second look
  tour validate --watch                     while writing
  tour validate --format json               for programs
  tour validate --format sarif > tours.sarif
  tour validate --max-warnings 0            in CI: warnings fail too
  tour validate --since origin/main         on a branch: was a version to be raised?
  tour validate --stdin --stdin-filename tours/a.yaml < draft.yaml`,
    )
    .action(async (files: string[], options: ValidateOptions) => end(await validate(files, options, output)));
}

function countOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0.');
  return Number(text);
}
