/**
 * Bundles what a page pays for, the way a host's production build does, writes it to dist/sizes/ where `size-limit`
 * holds it against the budgets of .size-limit.json, and prints bytes after gzip.
 *
 * Fails when a bundle holds what must not reach a page, or the core is more than one file: each further one is asked
 * for when the first is there. `--modules` lists what is in each file, largest first: bytes
 * before minification, which tell what a file is made of but not what it costs.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));
const sizes = `${root}dist/sizes/`;
/** The page's own module, which is in no file: here, so that `tourwright` is found the way a host finds it. */
const PAGE = `${root}page.js`;

/**
 * The lines of a host; the parts that its bundle comes in, each named by the module that it begins with; and what no
 * part may hold. A file belongs to the first part that needs it; what none does is loaded on occasion (`other`).
 */
const PAGES = [
  {
    name: 'player',
    source:
      "import { createPlayer } from 'tourwright/player'; globalThis.player = createPlayer(globalThis.options);",
    parts: { loader: PAGE, core: `${root}dist/player/core.js` },
    without: ['/dist/validator/', '.check.gen.', '/node_modules/yaml/', '/node_modules/ajv'],
  },
  {
    name: 'value',
    source: "export { loadTourValue } from 'tourwright/validator/value';",
    parts: { check: PAGE },
    without: ['/dist/player/', '/node_modules/xstate/', '/node_modules/yaml/', '/node_modules/ajv'],
  },
];

/** The chunks of the page's production build, minified. */
async function bundle(source) {
  const [{ output }] = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'page-of-a-host',
        resolveId: (id) => (id === PAGE ? id : undefined),
        load: (id) => (id === PAGE ? source : undefined),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      // A library build, so that the bytes are ours alone: an app's build adds the bundler's own preloading.
      lib: { entry: PAGE, formats: ['es'], fileName: () => 'page.js' },
      // Notes for another bundler are left out, as an app's build leaves them.
      rolldownOptions: { output: { minify: true, comments: false, chunkFileNames: '[name].js' } },
    },
  });
  return output;
}

/** Sorts the chunks into the parts of the page; each part gets the chunks that it imports and no part before it has. */
function intoParts(chunks, parts) {
  const left = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const take = (name) => {
    const chunk = left.get(name);
    if (!chunk) return [];
    left.delete(name);
    return [chunk, ...chunk.imports.flatMap(take)];
  };
  const taken = Object.entries(parts).map(([part, module]) => {
    const first = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
    if (!first)
      throw new Error(`No chunk begins with ${module}: the part "${part}" is not loaded by itself any more.`);
    return [part, take(first.fileName)];
  });
  return [...taken, ['other', [...left.values()]]];
}

function report(part, { fileName, code, modules }) {
  console.log(`${String(gzipSync(code).length).padStart(7)}  ${part}/${fileName}`);
  if (!process.argv.includes('--modules')) return;
  const rows = Object.entries(modules).map(([id, { renderedLength }]) => [
    id.replace(root, ''),
    renderedLength,
  ]);
  for (const [id, bytes] of rows.sort(([, one], [, other]) => other - one)) {
    console.log(`${String(bytes).padStart(16)}  ${id}`);
  }
}

rmSync(sizes, { recursive: true, force: true });
console.log('bytes after gzip');
for (const { name, source, parts, without } of PAGES) {
  const chunks = await bundle(source);
  for (const [part, files] of intoParts(chunks, parts)) {
    if (part === 'core' && files.length > 1) {
      console.error(
        `The core comes in ${files.length} files: one that it shares with what is loaded on occasion was cut out.`,
      );
      process.exitCode = 1;
    }
    for (const file of files) {
      report(`${name}/${part}`, file);
      const path = `${sizes}${name}/${part}/${file.fileName}`;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, file.code);
    }
  }
  const unwanted = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => without.some((forbidden) => id.includes(forbidden)));
  for (const id of unwanted)
    console.error(`${name}: ${id.replace(root, '')} must not be in a page. Find who imports it.`);
  if (unwanted.length > 0) process.exitCode = 1;
}
