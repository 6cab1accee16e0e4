import { describe, expect, it } from 'vitest';
import { emptyProject } from './testing/project.ts';

const COMMANDS = ['validate', 'gen', 'build', 'init', 'explain'];

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

  it('takes a wrong word for wrong usage, and suggests the right one', () => {
    const project = emptyProject();
    const run = project.tour(['validat']);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toContain('validate');
  });
});
