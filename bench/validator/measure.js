/**
 * Runs programs and says what they took. Processor time, not time on the clock: the other programs of a machine
 * change it little, so a ratio of two says the same on a busy machine as on an idle one.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const USAGE = fileURLToPath(new URL('usage.cjs', import.meta.url));
const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * Runs Node.js with these arguments, and takes the run that took least.
 *
 * @param {readonly string[]} args
 * @param {{ cwd?: string, runs?: number, before?: () => void, statuses?: readonly number[] }} [options]
 *   `before` is called before each run; `statuses` are those that a run may end with
 * @returns {{ cpu: number, memory: number, stdout: string }} milliseconds of processor time, MiB at the peak of any run
 */
export function measure(args, { cwd, runs = 1, before, statuses = [0] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tourwright-bench-'));
  const file = join(folder, 'usage.json');
  try {
    const taken = Array.from({ length: runs }, () => {
      before?.();
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', USAGE, ...args], {
        cwd,
        env: { ...process.env, BENCH_USAGE: file, NO_COLOR: '1' },
        maxBuffer: MOST_OUTPUT,
        encoding: 'utf8',
      });
      if (!statuses.includes(status)) {
        throw new Error(`node ${args.join(' ')} ended with ${status}:\n${stderr}${stdout.slice(0, 2000)}`);
      }
      return { ...JSON.parse(readFileSync(file, 'utf8')), stdout };
    });
    const least = taken.reduce((best, each) => (each.cpu < best.cpu ? each : best));
    return { ...least, memory: Math.max(...taken.map(({ memory }) => memory)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
