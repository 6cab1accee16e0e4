/**
 * Finds the Chromium that the browser tests use, and installs one where the machine has none:
 * `TOURWRIGHT_CHROMIUM`, then a browser of the system, then Playwright's own; else Playwright's download, else apt-get.
 *
 * Run as a program it says what it found or did, and exits 1 with what to do when there is no way.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/** The headless shell first: the same engine without a browser's window around each page, so tests take half the time. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of a Chromium that can be started, or undefined when the machine has none.
 *
 * @returns {string | undefined}
 * @throws Error when TOURWRIGHT_CHROMIUM names a file that cannot be run
 */
export function findBrowser() {
  const named = process.env.TOURWRIGHT_CHROMIUM;
  if (named) {
    if (canRun(named)) return named;
    throw new Error(`TOURWRIGHT_CHROMIUM is "${named}", which is no program that can be run.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, MAC_CHROME, chromium.executablePath()].find(canRun);
}

function run(command, args) {
  console.log(`$ ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, {
      stdio: 'inherit',
      timeout: 10 * 60_000,
      env: {
        ...process.env,
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
        DEBIAN_FRONTEND: 'noninteractive',
      },
    }).status === 0
  );
}

function onPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => canRun(join(folder, name)));
}

function installBrowser() {
  console.log('The browser tests need Chromium, and this machine has none. Installing it with Playwright:');
  if (run('npx', ['playwright', 'install', 'chromium'])) {
    // A bare Linux machine may lack the libraries that the browser needs; root can add them.
    if (process.platform === 'linux' && process.getuid?.() === 0)
      run('npx', ['playwright', 'install-deps', 'chromium']);
    return;
  }
  if (!onPath('apt-get')) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...before] = [...sudo, 'apt-get'];
  console.log("Playwright's download does not work here. Installing Debian's Chromium:");
  if (!run(command, [...before, 'update'])) return;
  const install = (name) => run(command, [...before, 'install', '-y', '--no-install-recommends', name]);
  if (!install('chromium-headless-shell')) install('chromium');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (findBrowser() === undefined) installBrowser();
  const browser = findBrowser();
  if (browser === undefined) {
    console.error(
      'No Chromium could be installed. Install Chromium or Chrome yourself, or set TOURWRIGHT_CHROMIUM to its path, and run this again.',
    );
    process.exit(1);
  }
  console.log(`Browser: ${browser}`);
}
