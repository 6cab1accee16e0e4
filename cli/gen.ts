/** `tour gen`: module manifests and imported tool lists -> catalog, handler types and compiled checks. */
import { dirname, resolve } from 'node:path';
import { Command } from 'commander';
import { type FileProblem, refuseModules, toDiagnostics, withSeverities } from '../validator/gen/index.ts';
import type { Diagnostic, SourceFile } from '../validator/index.ts';
import { type ConfigFile, readConfig } from './config.ts';
import { assertNone, type ExitStatus, InputError } from './exit.ts';
import { readText, shown } from './files.ts';
import { makeCatalogs } from './gen-catalogs.ts';
import { type GenFindings, type GenReportOptions, reportFiles, reportRefusal } from './gen-report.ts';
import { compareFile, type GeneratedFile, generatedFiles, writeFiles } from './generated-files.ts';
import { leftOutManifests } from './left-out-files.ts';
import { type Manifests, readManifests } from './manifests.ts';
import type { Output } from './output.ts';
import { configuredFiles, readSources } from './project.ts';
import { findInSources } from './source-anchors.ts';
import { readToolImports } from './tool-imports.ts';

interface GenOptions extends GenReportOptions {
  readonly config?: string;
}

export function genCommand(output: Output, end: (status: ExitStatus) => void): Command {
  return new Command('gen')
    .summary('make the catalog of each app member from its module manifests')
    .description(
      'Makes the catalog of each app member from its module manifests, and from the tool lists that it imports: the client ' +
        'tool table, the anchor registry, the types of the handlers (client-tools.d.ts) and the compiled checks of inputs ' +
        'and results (checks.js). Then holds the anchors in its `sources` against the registry.',
    )
    .option('--config <file>', 'the config; default: tour.config.yaml, found upwards')
    .option(
      '--check',
      'write nothing; exit 1 when a generated file is out of date or was edited, and say what changed',
    )
    .option(
      '--explain',
      'list the tools that no step may use, and why: opted out, or imported and not classified',
    )
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      `
A mistake in a manifest or a tool list: nothing is written. One in the sources: the catalog is written, and the exit
status is 1; sources that cannot be found or read: it is written, and the exit status is 2.

Exit status: 0 all is well, 1 mistakes or (with --check) files that are out of date, 2 wrong usage, unreadable input or
a generated file that was edited, 3 a bug of ours.

Examples:
  tour gen            write what has changed
  tour gen --check    in CI: fail when someone changed a manifest and did not run tour gen
  tour gen --explain  which tools no step may use, and why`,
    )
    .action(async (options: GenOptions) => end(await gen(options, output)));
}

async function gen(options: GenOptions, output: Output): Promise<ExitStatus> {
  const project = await readConfig(options.config, process.cwd());
  const manifests = await readManifests(project);
  const leftOut = await leftOutManifests(project, manifests.files);
  for (const note of leftOut.notes) output.note(`${note}\n`);
  assertWork(project, manifests.byApp);
  const tours = await readTours(project);
  const apps = Object.keys(project.config.apps);
  const imports = await readToolImports(project);
  const texts = new Map([
    ...tours.map(({ file, text }) => [file, text] as const),
    ...manifests.texts,
    ...imports.texts,
  ]);
  const refused =
    manifests.diagnostics.length > 0
      ? manifests.diagnostics
      : refuseModules(manifests.byApp, { apps, tours });
  assertManifests(refused, manifests);
  if (refused.length > 0) return reportRefusal(findingsOf(refused, texts), options, output);

  const catalogs = makeCatalogs(project, manifests.byApp, imports.byApp);
  if (catalogs.problems.some(({ severity }) => severity === 'error')) {
    return reportRefusal(await findingsIn(catalogs.problems, texts, project), options, output);
  }
  const files = [...catalogs.byApp].flatMap(([app, catalog]) => {
    const member = project.config.apps[app];
    return member === undefined ? [] : generatedFiles(catalog, member, project.folder);
  });
  assertApart(files, project.folder);
  const found = await findInSources(
    project,
    new Map(
      [...catalogs.byApp].map(([app, { registry }]) => [
        app,
        { anchors: registry.anchors, modules: manifests.byApp.get(app) ?? [] },
      ]),
    ),
  );
  const problems = [...catalogs.problems, ...found.problems];
  const allTexts = new Map([...texts, ...found.texts]);
  const reports =
    options.check === true
      ? await Promise.all(files.map((file) => compareFile(file, project.folder)))
      : await writeFiles(files, project.folder);
  const findings = {
    ...(await findingsIn(problems, allTexts, project)),
    files: texts.size + found.files,
    faults: found.faults,
  };
  return reportFiles(reports, findings, catalogs.byApp, options, output);
}

/**
 * The tours of the project. There may be none yet.
 *
 * @throws InputError when one cannot be read: what it uses would not be held against the manifests
 */
async function readTours(project: ConfigFile): Promise<readonly SourceFile[]> {
  const { files, unread } = await configuredFiles(project);
  const { sources, faults } = await readSources(files, project.folder);
  assertNone([...unread, ...faults]);
  return sources;
}

/**
 * Where there are no manifests, every anchor that a tour uses lacks its declaration.
 *
 * @throws InputError when that is all there is to say: it is said of the pattern, once
 */
function assertManifests(refused: readonly Diagnostic[], { unmatched }: Manifests): void {
  const isConsequence = refused.every(({ rule }) => rule === 'gen-anchor-declared');
  if (refused.length === 0 || unmatched.length === 0 || !isConsequence) return;
  const patterns = unmatched.map(({ message }) => message).join('\n');
  throw new InputError(`${patterns}\nTours use anchors that no module declares.`);
}

function findingsOf(diagnostics: readonly Diagnostic[], texts: ReadonlyMap<string, string>): GenFindings {
  return { diagnostics, files: texts.size, text: (file) => texts.get(file) };
}

/** With the severities of the config, which may itself have a problem: its text is read then. */
async function findingsIn(
  problems: readonly FileProblem[],
  texts: ReadonlyMap<string, string>,
  { config, file, folder }: ConfigFile,
): Promise<GenFindings> {
  const adjusted = withSeverities(problems, config.rules);
  const name = shown(file, folder);
  const isConfigAtFault = adjusted.some((problem) => problem.file === name);
  const all = isConfigAtFault ? new Map([...texts, [name, await readText(file, name)]]) : texts;
  const diagnostics = toDiagnostics(adjusted, (each) => all.get(each));
  return findingsOf(diagnostics, all);
}

/** @throws InputError when two generated files would be one */
function assertApart(files: readonly GeneratedFile[], folder: string): void {
  const places = new Set<string>();
  for (const { file } of files) {
    if (places.has(file)) {
      throw new InputError(
        `${shown(file, folder)} would be written twice, with different content. Give \`catalog.tools\` and \`catalog.anchors\` files of their own, ` +
          'and leave client-tools.d.ts, checks.js and checks.d.ts beside the table to `tour gen`.',
      );
    }
    places.add(file);
  }
}

/** @throws InputError when the config gives nothing to do, or two app members one place for their code */
function assertWork({ config, folder }: ConfigFile, made: ReadonlyMap<string, unknown>): void {
  const reads = Object.values(config.apps).some(({ sources }) => sources !== undefined);
  if (made.size === 0 && !reads) {
    throw new InputError(
      'No app member in the config names `modules`, `imports` or `sources`: nothing to generate.',
    );
  }
  // The code of an app member stands beside its table, so each member has a folder of its own.
  const owners = new Map<string, string>();
  for (const [app, { catalog }] of Object.entries(config.apps)) {
    if (!made.has(app)) continue;
    const place = dirname(resolve(folder, catalog.tools));
    const other = owners.get(place);
    if (other !== undefined) {
      throw new InputError(
        `The app members "${other}" and "${app}" have their catalogs in one folder, where their generated code would meet. ` +
          'Give each `catalog.tools` a folder of its own, such as `catalog/<app>/client-tools.json`.',
      );
    }
    owners.set(place, app);
  }
}
