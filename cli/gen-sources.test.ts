/** Anchors in the source of an app against the registry, with the real binary. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadedModules } from './testing/loaded-modules.ts';
import { install, starterProject, type TestProject } from './testing/project.ts';

const MANIFEST = 'modules/orders.module.yaml';
const PAGE = 'src/page.tsx';
const COMPLETE = `import { useAnchor } from 'tourwright/player/react';

export function Page() {
  const submit = useAnchor('orders.create.submit');
  return (
    <main>
      <a data-tour-anchor="nav.orders" href="/orders" />
      <div data-tour-anchor="orders.list.filters" />
      <button ref={submit} />
    </main>
  );
}
`;

/** The starter's app with the source of its one page. */
function app(page = COMPLETE, sources = 'src/**/*'): TestProject {
  const project = starterProject();
  project.write(PAGE, page);
  project.edit('tour.config.yaml', '\ntours: tours', `    sources: "${sources}"\n\ntours: tours`);
  return project;
}

describe('tour gen with sources', () => {
  it('is content when source and registry fit', () => {
    const project = app();
    const upToDate = { status: 0, stdout: 'Everything is up to date.\n', stderr: '' };
    expect(project.tour(['gen'])).toMatchObject(upToDate);
    expect(project.tour(['gen', '--check'])).toMatchObject(upToDate);
  });

  it.each<[string, (project: TestProject) => void, 0 | 1, RegExp[]]>([
    [
      'an anchor that no module declares',
      (project) =>
        project.edit(PAGE, '<button ref', '<i data-tour-anchor="orders.archive.all" />\n      <button ref'),
      1,
      [
        /^src\/page\.tsx:9:28: error: No module declares the anchor "orders\.archive\.all"\..*\[gen-anchor-known\]$/m,
      ],
    ],
    [
      'a misspelt one, once',
      (project) => project.edit(PAGE, '"nav.orders"', '"nav.order"'),
      1,
      [
        /^src\/page\.tsx:7:28: error: .*"nav\.order".*Did you mean "nav\.orders"\? \[gen-anchor-known\]$/m,
        /fix: Write "nav\.orders"/,
        /see: modules\/orders\.module\.yaml:\d+:10: "nav\.orders" is declared here/,
        /^3 files checked: 1 error\.$/m,
      ],
    ],
    [
      'a declared anchor that no element carries',
      (project) => project.edit(PAGE, '<div data-tour-anchor="orders.list.filters" />', '<div />'),
      1,
      [
        /^modules\/orders\.module\.yaml:\d+:10: error: No element carries the anchor "orders\.list\.filters".*\[gen-anchor-present\]$/m,
      ],
    ],
    [
      'a computed key',
      (project) => project.edit(PAGE, '<button ref', '<i data-tour-anchor={props.key} />\n      <button ref'),
      0,
      [/^src\/page\.tsx:9:28: warning: .*known only when the app runs.*\[gen-anchor-static\]$/m],
    ],
    [
      'a source that does not parse',
      (project) => project.edit(PAGE, '{submit} />', '{submit) />'),
      1,
      [/^src\/page\.tsx:9:\d+: error: The source cannot be parsed: .*\[gen-source-syntax\]$/m],
    ],
    [
      'markup',
      (project) => project.write('src/index.html', '<p>\n  <b data-tour-anchor="nav.none"></b>\n</p>\n'),
      1,
      [/^src\/index\.html:2:24: error: .*"nav\.none".*\[gen-anchor-known\]$/m],
    ],
  ])('finds %s', (_, change, status, messages) => {
    const project = app();
    change(project);
    const run = project.tour(['gen', '--check']);
    expect(run.status).toBe(status);
    for (const message of messages) expect(run.stderr).toMatch(message);
    expect(run.stderr).toMatch(/ checked: 1 (?:error|warning)\.\n$/);
    expect(run.stdout).toBe('Everything is up to date.\n');
  });

  it('writes the catalog although the source does not have a new anchor yet', () => {
    const project = app();
    project.edit(
      MANIFEST,
      '  - key: nav.orders\n',
      '  - { key: nav.help, routes: any }\n  - key: nav.orders\n',
    );
    const run = project.tour(['gen']);
    expect(run.status).toBe(1);
    expect(run.stdout).toContain('catalog/app/anchors.json: written: anchor "nav.help" added\n');
    expect(run.stderr).toMatch(/:12: error: No element carries the anchor "nav\.help"/);
    expect(project.read('catalog/app/client-tools.d.ts')).toContain('"nav.help"');
  });

  it('heeds the severities of the config', () => {
    const project = app(COMPLETE.replace('"nav.orders"', '"nav.order"'));
    const config = project.read('tour.config.yaml');
    project.write('tour.config.yaml', `${config}rules: { gen-anchor-known: warning }\n`);
    const run = project.tour(['gen', '--check']);
    expect(run.status).toBe(0);
    expect(run.stderr).toContain('warning: No module declares');
  });

  it('reads Vue with the compiler of the app, and says which one is missing', () => {
    const project = app();
    project.write('src/Help.vue', '<template>\n  <b data-tour-anchor="nav.none" />\n</template>\n');
    const without = project.tour(['gen', '--check']);
    expect(without.status).toBe(0);
    expect(without.stderr).toMatch(
      /^src\/Help\.vue:1:1: warning: .*install `@vue\/compiler-sfc`\. \[gen-source-readable\]$/m,
    );
    install(project, '@vue/compiler-sfc');
    const having = project.tour(['gen', '--check']);
    expect(having.status).toBe(1);
    expect(having.stderr).toMatch(/^src\/Help\.vue:2:24: error: .*"nav\.none".*\[gen-anchor-known\]$/m);
  });

  it('names a compiler that is there and cannot be loaded', () => {
    const project = app();
    project.write('src/Help.vue', '<template>\n  <b data-tour-anchor="nav.orders" />\n</template>\n');
    project.write('node_modules/@vue/compiler-sfc/index.js', 'module.exports = {};\n');
    project.write('node_modules/@vue/compiler-sfc/package.json', '{ "main": "index.js" }\n');
    expect(project.tour(['gen'])).toMatchObject({
      status: 2,
      stderr: '`@vue/compiler-sfc` has no function `parse`. Install a release that has it.\n',
    });
  });

  it('takes an anchor of another app member for known, and reads a registry that was made elsewhere', () => {
    const project = app(COMPLETE.replace('<main>', '<main data-tour-anchor="pay.now">'));
    project.write(
      'modules/pay.module.yaml',
      'kind: Module\nkey: pay\napps: [till]\nanchors:\n  - { key: pay.now, routes: any }\n',
    );
    project.edit(
      'tour.config.yaml',
      '\ntours: tours',
      '  till:\n    modules: modules/*.module.yaml\n    catalog: { tools: catalog/till/client-tools.json, anchors: catalog/till/anchors.json }\n\ntours: tours',
    );
    expect(project.tour(['gen'])).toMatchObject({ status: 0, stderr: '' });
    // The till's catalog stays, its manifests are no longer named.
    project.edit(
      'tour.config.yaml',
      '  till:\n    modules: modules/*.module.yaml\n',
      '  till:\n    sources: till/*.html\n',
    );
    project.write('till/index.html', '<b data-tour-anchor="pay.later"></b>\n');
    project.edit(MANIFEST, 'apps: [app]', 'apps: [app] ');
    const run = project.tour(['gen', '--check']);
    expect(run.status).toBe(1);
    expect(run.stderr).toMatch(/^till\/index\.html:1:22: error: No module declares the anchor "pay\.later"/m);
    expect(run.stderr).toMatch(
      /^catalog\/till\/anchors\.json:\d+:\d+: error: No element carries the anchor "pay\.now"/m,
    );
    expect(run.stderr).not.toContain('src/page.tsx');
  });

  describe('where sources cannot be found or read', () => {
    const NO_SOURCE =
      'No file matches "source/**/*.tsx", which `sources` of the app member "app" names. Correct the pattern, or leave it out until there is such a file.\n';

    it('writes the catalog, and says that there are none', () => {
      const project = app(COMPLETE, 'source/**/*.tsx');
      project.edit(
        MANIFEST,
        '  - key: nav.orders\n',
        '  - { key: nav.help, routes: any }\n  - key: nav.orders\n',
      );
      const run = project.tour(['gen']);
      expect(run).toMatchObject({ status: 2, stderr: NO_SOURCE });
      expect(run.stdout).toContain('catalog/app/anchors.json: written: anchor "nav.help" added\n');
      expect(project.tour(['gen', '--check'])).toMatchObject({ status: 2, stderr: NO_SOURCE });
      const json = project.tour(['gen', '--json']);
      expect(json).toMatchObject({ status: 2, stderr: NO_SOURCE });
      expect(JSON.parse(json.stdout)).toMatchObject({ diagnostics: [] });
    });

    it('compares what there is, and takes no declared anchor for absent', () => {
      const page = COMPLETE.replace('"nav.orders"', '"nav.none"');
      const project = app(page, 'source/**/*.tsx');
      project.edit('tour.config.yaml', '"source/**/*.tsx"', '[src/**/*, "source/**/*.tsx"]');
      const run = project.tour(['gen']);
      expect(run.status).toBe(2);
      expect(run.stderr).toContain(NO_SOURCE);
      expect(run.stderr).toMatch(/^src\/page\.tsx:7:28: error: No module declares the anchor "nav\.none"/m);
      expect(run.stderr).toMatch(/^3 files checked: 1 error\.$/m);
    });

    it('still reads the others', () => {
      const project = app();
      symlinkSync('nowhere.tsx', join(project.folder, 'src/lost.tsx'));
      project.edit(PAGE, '"nav.orders"', '"nav.none"');
      const run = project.tour(['gen', '--check']);
      expect(run.status).toBe(2);
      expect(run.stderr).toContain(
        'Cannot read src/lost.tsx: it is a link to nowhere.tsx, which is not there.\n',
      );
      expect(run.stderr).toMatch(/^3 files checked: 1 error\.$/m);
    });

    it('writes the catalog although the registry of another app member is not there', () => {
      const project = app();
      project.edit(
        'tour.config.yaml',
        '\ntours: tours',
        '  till:\n    catalog: { tools: till/tools.json, anchors: till/anchors.json }\n\ntours: tours',
      );
      project.edit(PAGE, '"nav.orders"', '"till.pay"');
      project.remove('catalog/app/anchors.json');
      const run = project.tour(['gen']);
      expect(run.status).toBe(2);
      expect(run.stderr).toBe(
        'There is no till/tools.json. The app member "till" names no `modules` to make it from: name some and run `tour gen`, or put the catalog there that was made elsewhere.\n',
      );
      expect(run.stdout).toMatch(/^catalog\/app\/anchors\.json: written/m);
    });
  });

  it('is none of the business of tour validate', () => {
    const project = app(COMPLETE.replace('"nav.orders"', '"nav.order"'));
    expect(project.tour(['validate'])).toMatchObject({ status: 0, stderr: '' });
    const loaded = loadedModules(project, ['validate']).join('\n');
    expect(loaded).toContain('dist/validator/read-document.js');
    for (const part of ['anchor-uses', 'validator/imports', '@babel/parser', 'htmlparser2', 'cli/gen.js']) {
      expect(loaded).not.toContain(part);
    }
  });
});
