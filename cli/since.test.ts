import { beforeEach, describe, expect, it } from 'vitest';
import { emptyProject, starterProject, type TestProject } from './testing/project.ts';

const TOUR = 'tours/first-order.yaml';
const RULE = '[tour-version-raised]';
const IDENTITY = '-c user.name=a -c user.email=a@example.org -c commit.gpgsign=false';

function git(project: TestProject, command: string): void {
  const run = project.shell(`git ${IDENTITY} ${command}`);
  if (run.status !== 0) throw new Error(run.stderr);
}

function commit(project: TestProject, message: string): void {
  git(project, 'add -A');
  git(project, `commit -qm ${message}`);
}

function inGit(below?: string): TestProject {
  const project = starterProject(below);
  git(project, below === undefined ? 'init -q -b main' : 'init -q -b main ../..');
  commit(project, 'first');
  return project;
}

describe('--since', () => {
  let project: TestProject;
  beforeEach(() => {
    project = inGit();
  });

  const since = (ref = 'HEAD', ...more: string[]) => project.tour(['validate', '--since', ref, ...more]);
  const changeMeaning = () => project.edit(TOUR, 'anchor: nav.orders', 'anchor: orders.list.filters');

  it('finds steps that changed, and no raised version', () => {
    expect(since()).toMatchObject({ status: 0, stderr: '' });
    changeMeaning();
    const run = since();
    expect(run).toMatchObject({ status: 1, stderr: '' });
    expect(run.stdout).toMatch(
      /^tours\/first-order\.yaml:5:10: error: .*"open_orders".*\[tour-version-raised\]$/m,
    );
    expect(run.stdout).toContain('see: tours/first-order.yaml:10:9: ');
    expect(project.tour(['validate']).stdout).not.toContain(RULE);
    commit(project, 'second');
    expect(since('HEAD').stdout).not.toContain(RULE);
    expect(since('HEAD~1').stdout).toContain(RULE);
    project.edit(TOUR, 'version: 1', 'version: 2');
    expect(since('HEAD~1').stdout).not.toContain(RULE);
  });

  it('finds a tour again in a file with another name, or in another file', () => {
    changeMeaning();
    git(project, `mv ${TOUR} tours/renamed.yaml`);
    expect(since().stdout).toContain(RULE);
    project.write('tours/other.yaml', `${project.read('tours/renamed.yaml')}${'# much else\n'.repeat(500)}`);
    project.remove('tours/renamed.yaml');
    expect(since().stdout).toContain(RULE);
  });

  it('compares with where the branch began, not with what others did since', () => {
    git(project, 'checkout -qb topic');
    changeMeaning();
    project.edit(TOUR, 'version: 1', 'version: 2');
    commit(project, 'topic');
    git(project, 'checkout -q main');
    project.edit(TOUR, 'version: 1', 'version: 3');
    project.edit(TOUR, 'tool: ui.point', 'tool: navigate.home');
    commit(project, 'others');
    git(project, 'checkout -q topic');
    expect(since('main').stdout).not.toContain(RULE);
  });

  it('takes what comes in on stdin for the file', () => {
    const input = project.read(TOUR).replace('anchor: nav.orders', 'anchor: orders.list.filters');
    const run = project.tour(['validate', '--stdin', '--stdin-filename', TOUR, '--since', 'HEAD'], { input });
    expect(run.stdout).toContain(RULE);
    const unnamed = project.tour(['validate', '--stdin', '--since', 'HEAD'], { input });
    expect(unnamed.stderr).toBe('');
  });

  it.each([
    ['an unknown ref', 'mian', /git knows no commit "mian".*fetch/],
    ['an option', '-x', /git knows no commit "-x"|argument missing/],
    ['a folder', 'HEAD:tours', /git knows no commit "HEAD:tours"/],
  ])('says so: %s', (_, ref, message) => {
    const run = since(ref, '--format', 'json');
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(message);
  });
});

describe('where --since works', () => {
  it('works in a project below the root, from any folder', () => {
    const project = inGit('packages/desk');
    project.edit(TOUR, 'anchor: nav.orders', 'anchor: orders.list.filters');
    expect(project.tour(['validate', '--since', 'HEAD'], { folder: 'tours' }).stdout).toContain(RULE);
  });

  it('finds tours again that moved with the whole project', () => {
    const project = inGit('packages/desk');
    project.edit(TOUR, 'anchor: nav.orders', 'anchor: orders.list.filters');
    const moved = project.shell(
      'cd .. && mkdir ../apps && mv desk ../apps/desk && cd ../apps/desk && tour validate --since HEAD',
    );
    expect(moved.stdout).toContain(RULE);
  });

  it('looks at tours that are beside the folder of the config', () => {
    const project = inGit('packages/desk');
    project.shell('mv tours ../tours');
    project.edit('tour.config.yaml', 'tours: tours/', 'tours: ../tours/');
    commit(project, 'beside');
    expect(project.tour(['validate', '--since', 'HEAD']).status).toBe(0);
    project.shell("sed -i 's/anchor: nav.orders/anchor: orders.list.filters/' ../tours/first-order.yaml");
    expect(project.tour(['validate', '--since', 'HEAD']).stdout).toContain(RULE);
  });

  it('says which tours are in another repository, whose history it does not know', () => {
    const project = inGit('packages/desk');
    project.shell('mkdir -p ../shared/tours && git init -q ../shared');
    for (const name of 'abcde') {
      const text = project.read(TOUR).replace('orders.first_order', `orders.${name}`);
      project.write(`../shared/tours/${name}.yaml`, text);
    }
    project.edit(
      'tour.config.yaml',
      'tours: tours/**/*.yaml',
      'tours: [tours/**/*.yaml, ../shared/tours/*.yaml]',
    );
    expect(project.tour(['validate', '--since', 'HEAD'])).toMatchObject({
      status: 0,
      stderr:
        '--since does not compare what is in another git repository, such as a submodule: ../shared/tours/a.yaml, ../shared/tours/b.yaml, ../shared/tours/c.yaml and 2 more.\n',
    });
    expect(project.tour(['validate'])).toMatchObject({ status: 0, stderr: '' });
    const named = project.tour(['validate', '--since', 'HEAD', TOUR]);
    expect(named).toMatchObject({ status: 0, stderr: '' });
  });

  it('says of a clone without the history that others may have made the difference', () => {
    const project = inGit();
    project.edit(TOUR, 'version: 1', 'version: 3');
    commit(project, 'others');
    git(project, 'checkout -qb topic HEAD~1');
    project.write('note.txt', 'ours');
    commit(project, 'ours');
    const clone = project.shell(
      `git clone -q --depth 1 --branch topic "file://$PWD" clone && cd clone && git fetch -q --depth 1 origin main:refs/remotes/origin/main && tour validate --since origin/main`,
    );
    expect(clone.stdout).toContain(
      'The version was 3 in origin/main as it is now (the clone is too shallow to tell where this branch left it), and cannot go back',
    );
  });

  it('needs a checkout, and says so', () => {
    const project = starterProject();
    const run = project.tour(['validate', '--since', 'HEAD']);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toMatch(/in no git checkout\.\n$/);
  });

  it('says how a checkout of another user can be trusted', () => {
    const project = inGit();
    const env = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
    const run = project.tour(['validate', '--since', 'HEAD'], { env });
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(
      /dubious ownership.*\. If it is yours: git config --global --add safe\.directory '.+'\n$/,
    );
  });

  it('needs git, and says so', () => {
    const project = starterProject();
    const run = project.tour(['validate', '--since', 'HEAD'], { env: { PATH: emptyProject().folder } });
    expect(run).toMatchObject({
      status: 2,
      stdout: '',
      stderr: '--since needs git, and it is not installed here.\n',
    });
  });
});
