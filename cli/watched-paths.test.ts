import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyProject } from './testing/project.ts';
import { watchedPaths, watchedWithTargets } from './watched-paths.ts';

describe('what is watched', () => {
  const apps = { app: { catalog: { tools: 'catalog/tools.json', anchors: 'catalog/anchors.json' } } };
  const always = ['/p/tour.config.yaml', '/p/catalog/tools.json', '/p/catalog/anchors.json'];

  it.each([
    ['a glob: where it can match', { tours: 'tours/**/*.yaml' }, ['/p/tours']],
    ['one in the middle of a name', { tours: 'apps/*/tours/*.yaml' }, ['/p/apps']],
    ['one at the root', { tours: '*.tour.yaml' }, ['/p']],
    ['a folder, a file', { tours: ['tours', 'more/one.yaml'] }, ['/p/tours', '/p/more/one.yaml']],
    ['another place', { tours: '../shared/**/*.yaml' }, ['/shared']],
    ['what is left out', { tours: ['tours/*.yaml', '!tours/old/**'] }, ['/p/tours']],
    ['overlays', { tours: 'a.yaml', overlays: 'overlays/{x,y}/*.yaml' }, ['/p/a.yaml', '/p/overlays']],
    [
      'locale files',
      { tours: 'a.yaml', locales: { path: 'i18n/{locale}/{ns}.json', required: ['en'] } },
      ['/p/a.yaml', '/p/i18n'],
    ],
    [
      'one locale file each',
      { tours: 'a.yaml', locales: { path: 'i18n/{locale}.json', required: ['en'] } },
      ['/p/a.yaml', '/p/i18n'],
    ],
  ])('%s', (_, config, expected) => {
    const file = { file: '/p/tour.config.yaml', folder: '/p', config: { apps, ...config } };
    expect(watchedPaths(file, [], [])).toEqual([...always, ...expected]);
  });

  it('named files and a given catalog, from the working directory', () => {
    const file = { file: '/p/tour.config.yaml', folder: '/p', config: { apps: {}, tours: [] } };
    expect(watchedPaths(file, ['x/*.yaml', 'y.yaml'], ['t.json', undefined])).toEqual([
      '/p/tour.config.yaml',
      ...['x', 'y.yaml', 't.json'].map((path) => resolve(path)),
    ]);
  });
});

it('what links lead to is watched, one after the other, there or not', async () => {
  const { folder, write } = emptyProject();
  const path = (name: string) => join(folder, name);
  for (const name of ['tours/own.yaml', 'other/a.yaml']) write(name, '');
  for (const [from, to] of [
    ['tours/a.yaml', '../other/a.yaml'],
    ['tours/b.yaml', path('other/link.yaml')],
    ['other/link.yaml', 'gone/b.yaml'],
    ['tours/round.yaml', 'round.yaml'],
  ] as const)
    symlinkSync(to, path(from));
  const config = { apps: {}, tours: 'tours/*.yaml' };
  expect(await watchedWithTargets({ file: path('tour.config.yaml'), folder, config }, [], [])).toEqual(
    [
      'tour.config.yaml',
      'tours',
      'other/a.yaml',
      'other/link.yaml',
      'other/gone/b.yaml',
      'tours/round.yaml',
    ].map(path),
  );
});
