/** `npm run mutate`: the sources with their mutants in them, and the tests that are to notice these. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { defineConfig } from 'vitest/config';
import { withMutants } from './mutants.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const {
  SOURCES = 'validator/rules/*.ts',
  TESTS = 'validator/{cases,validate,load-tour}.test.ts validator/rules/*.test.ts',
} = process.env;
const ignore = ['**/*.test.ts', 'validator/rules/{index,ids,one-tour,all-documents}.ts', '**/index.ts'];

/** @param list patterns with spaces between them */
function filesIn(list, options) {
  const files = globSync(list.trim().split(/\s+/), { cwd: root, ...options }).sort();
  if (files.length === 0) throw new Error(`No file matches ${list}`);
  return files;
}

let next = 1;
const sources = new Map();
for (const file of filesIn(SOURCES, { ignore })) {
  const made = withMutants(readFileSync(`${root}${file}`, 'utf8'), file, next);
  next += made.mutants.length;
  sources.set(`${root}${file}`, made);
}

if (next === 1) throw new Error(`There is nothing to change in ${SOURCES}`);

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
      tests: filesIn(TESTS).map((file) => `${root}${file}`),
    },
  },
});
