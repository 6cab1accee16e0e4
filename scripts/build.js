/**
 * Compiles every folder into dist/, bundles the page of `tour preview` into dist/preview/page/, makes the binary runnable (`tsc` writes it without the run bit), and links it into
 * node_modules/.bin, so that `npx tour` in this repository runs the build at hand and not a copy in npm's cache.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = new URL('../', import.meta.url);
const tsc = fileURLToPath(new URL('node_modules/typescript/bin/tsc', root));
const built = spawnSync(process.execPath, [tsc, '-b'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
chmodSync(new URL('dist/cli/main.js', root), 0o755);

const inPage = (file) => fileURLToPath(new URL(file, root));
await build({
  root: inPage('preview/'),
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: inPage('dist/preview/page/'),
    emptyOutDir: true,
    // The page's policy, `default-src 'self'`, forbids data: URLs.
    assetsInlineLimit: 0,
    // light-dark() stays as it is.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      // Compiled checks call the third at run time: the server points their import at it.
      input: [inPage('preview/index.html'), inPage('preview/stage.html'), inPage('schemas/checks.ts')],
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: 'assets/[name].js' },
    },
  },
});

const binaries = new URL('node_modules/.bin/', root);
if (process.platform !== 'win32' && existsSync(binaries)) {
  for (const name of ['tour', 'tourwright']) {
    const link = new URL(name, binaries);
    rmSync(link, { force: true });
    symlinkSync('../../dist/cli/main.js', link);
  }
}
