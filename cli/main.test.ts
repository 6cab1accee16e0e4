import { describe, expect, it } from 'vitest';
import { loadedModules } from './testing/loaded-modules.ts';
import { emptyProject, starterProject } from './testing/project.ts';

const COMMANDS = ['validate', 'gen', 'build', 'preview', 'init', 'explain', 'schema'];

describe('tour', () => {
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
    const modules = loadedModules(starterProject(), ['validate']);
    expect(modules).toContain('dist/validator/read-document.js');
    const others =
      /^dist\/validator\/(?:gen|imports|anchor-uses)\/|\/(?:chokidar|@babel|htmlparser2|hono|yaml|ajv|ajv-formats)\/|^dist\/cli\/(?:gen|build|preview|init|explain|schema|since)\.js/;
    expect(modules.filter((module) => others.test(module))).toEqual([]);
  });

  it.each([
    ['validate'],
    ['validate', '--no-cache'],
    ['validate', 'a.yaml'],
    ...COMMANDS.filter((command) => command !== 'explain').map((command) => [command]),
    ['schema', '--project'],
  ])('%s %s says so where its folder was removed', (...words) => {
    const project = emptyProject();
    const args = words.filter((word) => word !== undefined).join(' ');
    const run = project.shell(`mkdir gone && cd gone && rmdir ../gone && tour ${args}`);
    if (args === 'schema') return expect(run.status).toBe(0);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toMatch(/^The working directory is not there any more/m);
  });

  it.each([
    [['build', '--out', '']],
    [['build', '--config=']],
    [['schema', '--project', '--out', '']],
    [['validate', '']],
    [['validate', '--no-cache', '']],
    [['validate', 'tours/first-order.yaml', '']],
    [['validate', '--config', '']],
    [['validate', '--since', '']],
    [['validate', '--stdin', '--stdin-filename', '']],
    [['init', '']],
    [['gen', '--config', '']],
    [['preview', '--host', '']],
    [['explain', '']],
  ])('takes an empty word for wrong usage: %j', (words) => {
    const project = starterProject();
    const before = project.files();
    const run = project.tour(words);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toMatch(/is given nothing|is empty/);
    expect(project.files()).toEqual(before);
  });

  it('takes a wrong word for wrong usage, and suggests the right one', () => {
    const project = emptyProject();
    const run = project.tour(['validat']);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toContain('validate');
  });
});
