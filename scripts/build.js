/**
 * Compiles every folder into dist/, makes the binary runnable (`tsc` writes it without the run bit), and links it into
 * node_modules/.bin, so that `npx tour` in this repository runs the build at hand and not a copy in npm's cache.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const tsc = fileURLToPath(new URL('node_modules/typescript/bin/tsc', root));
const built = spawnSync(process.execPath, [tsc, '-b'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
chmodSync(new URL('dist/cli/main.js', root), 0o755);

const binaries = new URL('node_modules/.bin/', root);
if (process.platform !== 'win32' && existsSync(binaries)) {
  for (const name of ['tour', 'tourwright']) {
    const link = new URL(name, binaries);
    rmSync(link, { force: true });
    symlinkSync('../../dist/cli/main.js', link);
  }
}
