import { describe, expect, it } from 'vitest';
import { emptyProject, starterProject } from './testing/project.ts';

describe('tour init', () => {
  it('makes a project in which every command works without flags', () => {
    const project = emptyProject();
    const made = project.tour(['init']);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(project.tour(['validate'])).toMatchObject({ status: 0, stderr: '' });
    expect(project.tour(['validate', '--max-warnings', '0']).status).toBe(0);
    expect(project.tour(['gen', '--check']).status).toBe(0);
    expect(project.tour(['build']).status).toBe(0);
  });

  it('makes what the other tests start from', () => {
    const project = emptyProject();
    project.tour(['init']);
    const starter = starterProject();
    expect(project.files()).toEqual(starter.files());
    for (const file of project.files()) expect(project.read(file), file).toBe(starter.read(file));
  });

  it('changes nothing the second time, and says so', () => {
    const project = emptyProject();
    project.tour(['init']);
    project.write('tours/first-order.yaml', '# mine\n');
    project.remove('locales/en.json');
    const before = project.files();
    const again = project.tour(['init']);
    expect(again.status).toBe(0);
    expect(again.stdout).toBe('There is a tour.config.yaml already: nothing was changed.\n');
    expect(project.files()).toEqual(before);
    expect(project.read('tours/first-order.yaml')).toBe('# mine\n');
  });

  it('never overwrites a file', () => {
    const project = emptyProject();
    project.write('locales/en.json', '{ "mine": "yes" }\n');
    const made = project.tour(['init']);
    expect(made.status).toBe(1);
    expect(made.stdout).toContain('locales/en.json: was there, not changed');
    expect(project.read('locales/en.json')).toBe('{ "mine": "yes" }\n');
    expect(project.has('tour.config.yaml')).toBe(true);
  });

  it('says which texts a locale file lacks that was there', () => {
    const project = emptyProject();
    project.write('locales/en.json', '{ "mine": "yes" }\n');
    const { status, stdout, stderr } = project.tour(['init']);
    expect(status).toBe(1);
    expect(stdout).not.toContain('Next:');
    expect(stderr.match(/\[text-key-known\]/g)).toHaveLength(5);
    const [, texts = ''] = stderr.split('Add these texts to locales/en.json:\n');
    project.write('locales/en.json', JSON.stringify({ mine: 'yes', ...JSON.parse(texts) }));
    expect(project.tour(['validate'])).toMatchObject({ status: 0, stderr: '' });
  });

  it.each<[string, string, string, RegExp]>([
    ['a tour', 'tours/mine.yaml', 'kind: Tour\n', /^tours\/mine\.yaml:1:1: error: .*\[document-schema\]$/m],
    ['a locale file', 'locales/en.json', '{', /^locales\/en\.json:1:2: /m],
    [
      'a catalog',
      'catalog/app/anchors.json',
      '{}',
      /^catalog\/app\/anchors\.json is not as `tour gen` makes it\. Delete it/m,
    ],
  ])('tells of %s that was there and does not fit', (_, file, text, message) => {
    const project = emptyProject();
    project.write(file, text);
    const { status, stdout, stderr } = project.tour(['init']);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('Add these texts');
    expect(stdout).not.toContain('Next:');
    expect(project.read(file)).toBe(text);
  });

  it('goes on as ever where what was there fits', () => {
    const project = starterProject();
    project.remove('tour.config.yaml');
    const made = project.tour(['init']);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toContain('Next:');
  });

  it('makes the folder that is named', () => {
    const project = emptyProject();
    expect(project.tour(['init', 'apps/desk']).status).toBe(0);
    expect(project.tour(['validate'], { folder: 'apps/desk/tours' }).status).toBe(0);
  });

  it('teaches: each file that people edit has comments', () => {
    const project = emptyProject();
    project.tour(['init']);
    for (const file of project.files().filter((name) => name.endsWith('.yaml'))) {
      expect(project.read(file).match(/#/g)?.length ?? 0, file).toBeGreaterThan(4);
    }
  });

  it('says what keeps it from writing', () => {
    const project = emptyProject();
    project.write('modules', 'a file in the place of a folder');
    const { status, stderr } = project.tour(['init']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Cannot \w+ modules\/orders\.module\.yaml: .*\n$/);
  });
});
