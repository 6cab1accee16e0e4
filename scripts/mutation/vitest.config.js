/** `npm run mutate`: the sources with their mutants in them, and the tests that are to notice these. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { defineConfig } from 'vitest/config';
import { withMutants } from './mutants.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const {
  SOURCES = 'validator/rules/*.ts',
  TESTS = 'validator/{cases,validate,load-tour}.test.ts,validator/rules/*.test.ts',
} = process.env;
const ignore = ['**/*.test.ts', 'validator/rules/{index,ids,one-tour,all-documents}.ts', '**/index.ts'];

/** Patterns joined by commas, which may have commas in braces. */
function patternsIn(list) {
  return list.split(/,(?![^{]*\})/);
}

let next = 1;
const sources = new Map();
for (const file of globSync(patternsIn(SOURCES), { cwd: root, ignore }).sort()) {
  const made = withMutants(readFileSync(`${root}${file}`, 'utf8'), file, next);
  next += made.mutants.length;
  sources.set(`${root}${file}`, made);
}

export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      resolveId(id, importer) {
        return id === 'vitest' && importer?.endsWith('.test.ts')
          ? `${root}scripts/mutation/collected.js`
          : undefined;
      },
      transform(_, id) {
        const made = sources.get(id.split('?')[0]);
        return made && { code: made.text, map: null };
      },
    },
  ],
  test: {
    include: ['scripts/mutation/run.js'],
    testTimeout: 3_600_000,
    provide: {
      mutants: [...sources.values()].flatMap((made) => made.mutants),
      tests: globSync(patternsIn(TESTS), { cwd: root }).map((file) => `${root}${file}`),
    },
  },
});
