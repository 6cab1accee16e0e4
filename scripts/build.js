/** Compiles every folder into dist/, and makes the binary runnable: `tsc` writes it without the run bit. */
import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const tsc = fileURLToPath(new URL('node_modules/typescript/bin/tsc', root));
const built = spawnSync(process.execPath, [tsc, '-b'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
chmodSync(new URL('dist/cli/main.js', root), 0o755);
