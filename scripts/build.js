/**
 * Compiles every folder into dist/, bundles the page of `tour preview` into dist/preview/page/ and the `tour` command
 * into dist/tour/ (its hundreds of modules take Node.js longer to find and load than most checks take), makes that
 * runnable, and links it into node_modules/.bin, so that `npx tour` in this repository runs the build at hand and not a
 * copy in npm's cache.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { lazyPackages } from './lazy-packages.js';

const root = new URL('../', import.meta.url);
const tsc = fileURLToPath(new URL('node_modules/typescript/bin/tsc', root));
const built = spawnSync(process.execPath, [tsc, '-b'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

/**
 * A file of the bundle: all that this module imports at once, and not the module itself, which may wait for the file.
 * What several files could hold is in that of the highest priority.
 */
function importsOf(entry, name, priority) {
  const nameOf = (id, bundle) => (importedFrom(path(entry), bundle).has(id) ? name : null);
  return { name: nameOf, debugName: name, priority };
}

function importedFrom(entry, bundle) {
  const modules = new Set(bundle.getModuleInfo(entry)?.importedIds);
  for (const id of modules) for (const each of bundle.getModuleInfo(id)?.importedIds ?? []) modules.add(each);
  return modules;
}

const path = (file) => fileURLToPath(new URL(file, root));
await build({
  root: path('preview/'),
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: path('dist/preview/page/'),
    emptyOutDir: true,
    // The page's policy, `default-src 'self'`, forbids data: URLs.
    assetsInlineLimit: 0,
    // light-dark() stays as it is.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      // Compiled checks call the third at run time: the server points their import at it.
      input: [path('preview/index.html'), path('preview/stage.html'), path('schemas/checks.ts')],
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: 'assets/[name].js' },
    },
  },
});

// The package's own modules alone, readable as they are: what it depends on stays where npm puts it.
await build({
  root: path('.'),
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { external: true },
  plugins: [lazyPackages(['yaml', 'ajv/dist/2020.js', 'ajv-formats'], path('package.json'))],
  build: {
    ssr: path('dist/cli/main.js'),
    outDir: path('dist/tour/'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    // Names the modules in each file; not in the package.
    sourcemap: true,
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // A file costs Node.js half a millisecond to find: what `tour validate` always loads is in one, and what it
        // loads for a check in another.
        codeSplitting: {
          groups: [importsOf('dist/cli/main.js', 'start', 2), importsOf('dist/cli/run-check.js', 'check', 1)],
        },
      },
    },
  },
});
chmodSync(new URL('dist/tour/main.js', root), 0o755);

const binaries = new URL('node_modules/.bin/', root);
if (process.platform !== 'win32' && existsSync(binaries)) {
  for (const name of ['tour', 'tourwright']) {
    const link = new URL(name, binaries);
    rmSync(link, { force: true });
    symlinkSync('../../dist/tour/main.js', link);
  }
}
