/**
 * Orca, the screen reader of GNOME, over Chromium: the keys are those of a keyboard of the screen that nobody sees, and
 * what Orca says is read out of its log. It speaks to nobody.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import puppeteer from 'puppeteer-core';

/** What starts the bus that screen readers listen on: no program of the path. */
const BUS = '/usr/libexec/at-spi-bus-launcher';
const SETTINGS = '.local/share/orca';
/** Milliseconds in which somebody hears what has the focus. */
const LISTENING_MS = 1000;
const KEYS = { Enter: 'Return' };

export const ORCA = {
  packages: ['orca', 'at-spi2-core', 'dbus', 'openbox', 'xdotool', 'xvfb', 'chromium'],
  programs: ['orca', 'dbus-daemon', 'openbox', 'xdotool', 'Xvfb', 'chromium'],
  hands: ['keyboard'],
  start: startOrca,
};

/** @returns {Promise<import('./drivers.js').Driver>} */
async function startOrca(orca, bus, windows, keys, xvfb, chromium) {
  const home = mkdtempSync(join(tmpdir(), 'tourwright-orca-'));
  const log = join(home, 'orca.log');
  const env = { ...process.env, HOME: home, XDG_RUNTIME_DIR: join(home, 'run') };
  mkdirSync(env.XDG_RUNTIME_DIR, { mode: 0o700 });
  // Orca runs this when it starts. Its log would come by the block, with the last words in none.
  mkdirSync(join(home, SETTINGS), { recursive: true });
  writeFileSync(
    join(home, SETTINGS, 'orca-customizations.py'),
    "from orca import debug\ndebug.debugFile = open(debug.debugFile.name, 'a', buffering=1)\n",
  );
  const children = [];
  process.once('exit', () => {
    for (const child of children) child.kill();
    rmSync(home, { recursive: true, force: true });
  });
  const begin = (stdout, program, ...args) => {
    const child = spawn(program, args, { env, stdio: ['ignore', stdout, 'ignore'] });
    children.push(child);
    return child;
  };
  const firstLine = async (...command) =>
    (await once(createInterface(begin('pipe', ...command).stdout), 'line'))[0];

  env.DISPLAY = `:${await firstLine(xvfb, '-displayfd', '1', '-screen', '0', '1280x900x24')}`;
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus, '--session', '--nofork', '--print-address');
  begin('ignore', BUS, '--launch-immediately');
  begin('ignore', windows);
  begin('ignore', orca, '--replace', '--debug', `--debug-file=${log}`);
  let read = 0;
  const heard = () => wordsIn(readFileSync(log, 'utf8').slice(read));
  await until(() => existing(heard).includes('Screen reader on.'));

  const browser = await puppeteer.launch({
    executablePath: chromium,
    headless: false,
    defaultViewport: null,
    env,
    args: [
      '--no-sandbox',
      '--app=data:text/html,',
      '--start-fullscreen',
      '--force-renderer-accessibility',
      '--disable-background-networking',
    ],
  });
  const [page] = await browser.pages();
  const type = async (...args) => once(begin('ignore', keys, ...args), 'exit');
  return {
    version: `Orca over ${await browser.version()}`,
    open: (url) => page.goto(url),
    run: (inPage, ...given) => page.evaluate(inPage, ...given),
    // Nobody who listens points: what is pressed has the focus first, and there is time to hear of it.
    async click({ x, y }) {
      await page.evaluate(
        (...at) =>
          document
            .elementFromPoint(...at)
            .closest('a, button')
            .focus(),
        x,
        y,
      );
      await new Promise((resolve) => setTimeout(resolve, LISTENING_MS));
      await type('key', KEYS.Enter);
    },
    press: (key) => type('key', KEYS[key] ?? key),
    picture: async () => Buffer.from(await page.screenshot()),
    heard: () => existing(heard),
    forget: () => {
      read = readFileSync(log, 'utf8').length;
    },
    // What it stands on ends with the process.
    close: () => browser.close(),
  };
}

/** All that was said, as one line. */
function wordsIn(log) {
  return [...log.matchAll(/SPEECH OUTPUT: '(.*)' ?\[?\{/g)].map(([, words]) => words).join(' ');
}

/** The log comes with the first word. */
function existing(heard) {
  try {
    return heard();
  } catch (fault) {
    if (fault.code === 'ENOENT') return '';
    throw fault;
  }
}

async function until(holds, triesLeft = 100) {
  if (holds()) return;
  if (triesLeft === 0) throw new Error('Orca does not start.');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await until(holds, triesLeft - 1);
}
