/** `tour init`: a small project that passes `tour validate` at once. */
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { projectCatalog } from '../validator/gen/index.ts';
import { readInput } from './check.ts';
import { parseConfig } from './config.ts';
import { oneLine } from './diagnostic-line.ts';
import { CLEAN, type ExitStatus, FOUND } from './exit.ts';
import { readTextIfThere, writeAtomically } from './files.ts';
import { CONFIG_NAME } from './find-config.ts';
import { generatedFiles, writeFiles } from './generated-files.ts';
import { readManifests } from './manifests.ts';
import { jsonText, type Output } from './output.ts';
import { STARTER, STARTER_CONFIG } from './starter.ts';

interface InitOptions {
  readonly json?: true;
}

interface InitReport {
  readonly written: string[];
  /** Files that were there before, and stay as they are. */
  readonly kept: string[];
}

export function initCommand(output: Output, end: (status: ExitStatus) => void): Command {
  return new Command('init')
    .summary('make a small project to start from')
    .description(
      'Makes a config, a module manifest, a tour, its texts and the catalog: a project that passes `tour validate`. ' +
        'Files that are there are never overwritten; what they lack for that is said then, and the exit status is 1.',
    )
    .argument('[folder]', 'where; made when it is not there', '.')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', '\nExamples:\n  tour init\n  tour init apps/console/tours')
    .action(async (folder: string, options: InitOptions) => end(await init(folder, options, output)));
}

async function init(folder: string, options: InitOptions, output: Output): Promise<ExitStatus> {
  const root = resolve(folder);
  if ((await readTextIfThere(join(root, CONFIG_NAME), join(folder, CONFIG_NAME))) !== undefined) {
    tell(
      { written: [], kept: [CONFIG_NAME] },
      `There is a ${CONFIG_NAME} already: nothing was changed.`,
      options,
      output,
    );
    return CLEAN;
  }
  const report: InitReport = { written: [], kept: [] };
  for (const [name, text] of STARTER) await writeIfAbsent(root, name, text, report);
  const project = {
    file: join(root, CONFIG_NAME),
    folder: root,
    config: parseConfig(STARTER_CONFIG, CONFIG_NAME),
  };
  const { byApp, diagnostics } = await readManifests(project);
  if (diagnostics.length > 0) {
    for (const diagnostic of diagnostics) output.note(`${oneLine(diagnostic)}\n`);
    output.note('The project was not finished, because of a manifest that was there before.\n');
    return FOUND;
  }
  const foreign: string[] = [];
  for (const [app, modules] of byApp) {
    const member = project.config.apps[app];
    if (member === undefined) continue;
    const files = generatedFiles(projectCatalog(modules, app), member, root);
    for (const { file, state } of await writeFiles(files, root)) {
      (state === 'written' ? report.written : report.kept).push(file);
      if (state === 'edited') foreign.push(file);
    }
  }
  // Last, because with it the project is there: a run that was broken off can be repeated.
  await writeIfAbsent(root, CONFIG_NAME, STARTER_CONFIG, report);
  const lacking = await lackingIn(project.file, foreign);
  tell(report, lacking === '' ? NEXT : '', options, output);
  output.note(lacking);
  return lacking === '' ? CLEAN : FOUND;
}

const LOCALE = 'locales/en.json';

/**
 * What `tour validate` finds, because of files that were there before; empty: nothing.
 *
 * @param foreign files where the catalog should be, and which are none: the catalog is not written then
 */
async function lackingIn(config: string, foreign: readonly string[]): Promise<string> {
  const { sources, faults, check } = await readInput([], { config });
  const diagnostics = check(sources);
  const mistakes = [
    ...foreign.map((file) => `${file} is not as \`tour gen\` makes it. Delete it and run \`tour gen\`.`),
    ...(foreign.length > 0 ? [] : faults.map(({ message }) => message)),
    ...diagnostics.map(oneLine),
  ];
  if (mistakes.length === 0) return '';
  const lacksTexts = diagnostics.some(({ rule }) => rule === 'text-key-known');
  const texts = lacksTexts ? `Add these texts to ${LOCALE}:\n${STARTER.get(LOCALE)}` : '';
  return `${mistakes.join('\n')}\nWhat was there before does not fit the new project yet.\n${texts}`;
}

async function writeIfAbsent(root: string, name: string, text: string, report: InitReport): Promise<void> {
  const path = join(root, name);
  const there = (await readTextIfThere(path, name)) !== undefined;
  if (!there) await writeAtomically(path, text, name);
  (there ? report.kept : report.written).push(name);
}

const NEXT = `
Next:
  npx tourwright validate   checks the tour against the catalog
  npx tourwright preview    plays it, before the app can
  npx tourwright gen        makes the catalog anew after a change to modules/
  npx tourwright explain    says what each rule finds, and why`;

function tell(report: InitReport, last: string, { json }: InitOptions, output: Output): void {
  if (json === true) {
    output.print(jsonText({ version: 1, ...report }));
    return;
  }
  for (const name of report.written) output.print(`${name}: written\n`);
  if (report.written.length > 0)
    for (const name of report.kept) output.print(`${name}: was there, not changed\n`);
  if (last !== '') output.print(`${last}\n`);
}
