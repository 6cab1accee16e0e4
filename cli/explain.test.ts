import { describe, expect, it } from 'vitest';
import { rules } from '../validator/index.ts';
import { emptyProject } from './testing/project.ts';

describe('tour explain', () => {
  it('lists every rule', () => {
    const { status, stdout } = emptyProject().tour(['explain']);
    expect(status).toBe(0);
    const listed = stdout
      .trim()
      .split('\n')
      .map((line) => line.split(/\s/)[0]);
    expect(listed).toEqual([...listed].sort());
    expect(listed).toEqual(expect.arrayContaining(rules.map((rule) => rule.id)));
    expect(listed).toContain('gen-name-collision');
  });

  it('explains one, for people and for programs', () => {
    const project = emptyProject();
    const page = project.tour(['explain', 'anchor-known']);
    expect(page).toMatchObject({ status: 0, stderr: '' });
    expect(page.stdout).toMatch(
      /^anchor-known \(error\)\n.*\nWhy\n.*\nHow to mend it\n.*\nFinds fault with\n/s,
    );
    const { stdout } = project.tour(['explain', 'anchor-known', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ id: 'anchor-known', severity: 'error' });
  });

  it('suggests the nearest', () => {
    expect(emptyProject().tour(['explain', 'anchor-know'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'There is no rule "anchor-know". Did you mean "anchor-known"?\n',
    });
  });
});
