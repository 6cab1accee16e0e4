/** Checks the demo's tours, builds the demo, and serves it under its strict content security policy. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const port = process.env.PORT ?? '4173';

/** Runs a step of the preparation; the demo does not start on a broken one. */
function must(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

must('npm', ['run', '--silent', 'build']);
must(process.execPath, ['dist/tour/main.js', 'validate']);
must('npm', ['run', '--silent', 'demo:build']);
if (process.argv.includes('--check')) process.exit(0);

const server = spawn(
  'npx',
  ['vite', 'preview', '--config', 'e2e/vite.config.ts', '--port', port, '--strictPort', '--logLevel', 'warn'],
  { cwd: root, stdio: 'inherit' },
);
console.log(
  `\nThe order desk is at http://localhost:${port} (Ctrl+C ends it). The menu "Tours" starts a tour.`,
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
