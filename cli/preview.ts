/** `tour preview`: plays the tours of a project over a stage that is made from its catalog. */
import { Command, InvalidArgumentError } from 'commander';
import { messageOf } from '../engine/index.ts';
import { readConfig } from './config.ts';
import { CLEAN, type ExitStatus, FOUND } from './exit.ts';
import { listenForInterrupt } from './interrupt.ts';
import type { Output } from './output.ts';
import { type PreviewProject, readPreview } from './preview-data.ts';
import { createRounds } from './rounds.ts';
import { watch } from './watch.ts';
import { watchedWithTargets } from './watched-paths.ts';

interface PreviewOptions {
  readonly config?: string;
  readonly host: string;
  readonly port: number;
}

const DEFAULT_PORT = 4400;

export function previewCommand(output: Output, end: (status: ExitStatus) => void): Command {
  return new Command('preview')
    .summary('play the tours over a stage made from the catalog')
    .description(
      'Serves a page that plays the tours of the project over a neutral stage: a page for each route, a dialog for each ' +
        'form, every declared anchor. It follows changes of the files, and shows what `tour validate` finds. Ctrl+C ends it.',
    )
    .option('--config <file>', 'the config; default: tour.config.yaml, found upwards')
    .option('--host <address>', 'where to listen; 0.0.0.0: for other machines as well', '127.0.0.1')
    .option('--port <n>', 'the port; 0: any that is free', portOf, DEFAULT_PORT)
    .addHelpText(
      'after',
      '\nExamples:\n  tour preview\n  tour preview --port 8080\n  tour preview --config apps/console/tour.config.yaml',
    )
    .action(async (options: PreviewOptions) => end(await preview(options, output)));
}

function portOf(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
  return port;
}

async function preview(options: PreviewOptions, output: Output): Promise<ExitStatus> {
  let revision = 1;
  let project = await readPreview(options.config, revision);
  const { startServer } = await import('./preview-server.ts');
  const server = await startServer(options, () => project);
  const interrupt = listenForInterrupt();

  async function readAgain(time: string): Promise<ExitStatus> {
    revision += 1;
    try {
      const next = await readPreview(options.config, revision);
      // A page that plays a tour is not disturbed for nothing.
      if (!isSame(next, project)) show(next);
    } catch (error) {
      // The stage stays as it was; what is wrong stands beside it.
      show(withFault(project, revision, error));
      throw error;
    }
    output.print(`${time} ${summaryOf(project)}\n`);
    return hasErrors(project) ? FOUND : CLEAN;
  }

  function show(next: PreviewProject): void {
    project = next;
    server.changed();
  }

  try {
    output.print(`The preview is at ${server.address} (Ctrl+C ends it).\n`);
    const readPaths = async () => watchedWithTargets(await readConfig(options.config, process.cwd()), [], []);
    await watch(createRounds(readPaths, readAgain, output), AbortSignal.any([interrupt.signal, output.gone]));
    // It is ended when one has seen enough: that says nothing about the tours.
    return CLEAN;
  } finally {
    interrupt.undo();
    await server.close();
  }
}

function withFault(last: PreviewProject, revision: number, error: unknown): PreviewProject {
  const message = messageOf(error);
  return { ...last, data: { ...last.data, revision, faults: [message] } };
}

/** Whether two readings found the same. */
function isSame(one: PreviewProject, other: PreviewProject): boolean {
  const content = ({ data: { revision, ...data }, checks }: PreviewProject) =>
    JSON.stringify([{ ...data, apps: data.apps.map((app) => ({ ...app, checks: checks.get(app.app) })) }]);
  return content(one) === content(other);
}

function hasErrors({ data }: PreviewProject): boolean {
  return data.faults.length > 0 || data.diagnostics.some(({ severity }) => severity === 'error');
}

function summaryOf({ data }: PreviewProject): string {
  const tours = data.apps.flatMap((app) => app.tours);
  const playable = tours.filter(({ built }) => built !== undefined).length;
  const found = data.diagnostics.length + data.faults.length;
  const rest = found === 0 ? 'no problems' : `${found} ${found === 1 ? 'problem' : 'problems'}`;
  return `${playable} of ${tours.length} ${tours.length === 1 ? 'tour' : 'tours'} can be played, ${rest}.`;
}
