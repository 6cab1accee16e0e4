import { describe, expect, it } from 'vitest';
import { emptyProject, starterProject } from './testing/project.ts';

const COMMANDS = ['validate', 'gen', 'build', 'preview', 'init', 'explain', 'schema'];

describe('tour', { timeout: 60_000 }, () => {
  it('shows what it can, and does nothing', () => {
    const project = emptyProject();
    const help = project.tour(['--help']);
    expect(help).toMatchObject({ status: 0, stderr: '' });
    for (const command of COMMANDS) expect(help.stdout).toContain(`  ${command} `);
    expect(project.tour([])).toMatchObject({ status: 2, stdout: '' });
    expect(project.tour(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each(COMMANDS)('%s --help has examples', (command) => {
    const help = emptyProject().tour([command, '--help']);
    expect(help).toMatchObject({ status: 0, stderr: '' });
    expect(help.stdout).toMatch(new RegExp(`\nExamples:\n(  tour ${command}.*\n)+$`));
  });

  it('loads for checking only what checking needs', () => {
    const project = starterProject();
    // The coverage names every module that was loaded.
    expect(project.tour(['validate'], { env: { NODE_V8_COVERAGE: 'loaded' } }).status).toBe(0);
    const loaded = project.files().filter((file) => file.startsWith('loaded/'));
    const modules = loaded.flatMap((file) =>
      JSON.parse(project.read(file)).result.map(({ url }: { url: string }) => url),
    );
    expect(modules.some((url) => url.endsWith('/validator/index.js'))).toBe(true);
    const others =
      /\/validator\/(?:gen|imports|anchor-uses)\/|\/(?:chokidar|@babel|htmlparser2|hono)\/|\/cli\/(?:gen|build|preview|init|explain|schema|since)\.js/;
    expect(modules.filter((url) => others.test(url))).toEqual([]);
  });

  it('takes a wrong word for wrong usage, and suggests the right one', () => {
    const project = emptyProject();
    const run = project.tour(['validat']);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toContain('validate');
  });
});
