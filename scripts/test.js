/**
 * Runs every test: units (Vitest), then the demo in a real browser (Playwright), and closes with one line that
 * counts both. Installs a browser where the machine has none.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'tourwright-tests-'));

/** Runs a command to its end and says whether it succeeded. */
function run(command, args, env = {}) {
  return (
    spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  );
}

function report(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return undefined;
  }
}

const prepared =
  run('npm', ['run', '--silent', 'build']) &&
  run(process.execPath, ['scripts/browser.js']) &&
  run('npm', ['run', '--silent', 'demo:build']);
let succeeded = prepared;
if (prepared) {
  const units = run('npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'units.json')}`,
  ]);
  const browser = run('npx', ['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'browser.json'),
  });
  succeeded = units && browser;
}

const units = report('units.json');
const browser = report('browser.json')?.stats;
rmSync(reports, { recursive: true, force: true });
if (units === undefined || browser === undefined) succeeded = false;
const passed = (units?.numPassedTests ?? 0) + (browser?.expected ?? 0);
const failed = (units?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0);
const skipped = (units?.numPendingTests ?? 0) + (browser?.skipped ?? 0);
if (!succeeded && failed === 0) console.log('The tests did not run to their end; the reason is above.');
console.log(`Tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(succeeded && failed === 0 ? 0 : 1);
