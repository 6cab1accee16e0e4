/**
 * Firefox and WebKit in the words that a play needs. Firefox speaks WebDriver BiDi itself; WebKit's GTK port, the engine
 * of Safari, is driven through its own WebDriver, on a screen that nobody sees.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import puppeteer from 'puppeteer-core';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { ORCA } from './screen-reader.js';

const SIZE = { width: 1280, height: 900 };

/**
 * @typedef {object} Driver
 * @property {string} version what the browser says that it is
 * @property {(url: string) => Promise<unknown>} open
 * @property {<Result>(inPage: (...given: any[]) => Result, ...given: any[]) => Promise<Result>} run a function in the page
 * @property {(at: { x: number, y: number }) => Promise<unknown>} click
 * @property {(key: 'Enter' | 'Escape' | 'Tab') => Promise<unknown>} press
 * @property {() => Promise<Buffer>} picture a PNG
 * @property {() => string} [heard] of a screen reader: what it has said since it was told to forget
 * @property {() => void} [forget]
 * @property {() => Promise<void>} close
 */

/** @type {Readonly<Record<string, { packages: string[], programs: string[], hands: string[], start: (...programs: string[]) => Promise<Driver> }>>} */
export const ENGINES = {
  firefox: {
    packages: ['firefox-esr'],
    programs: ['firefox-esr'],
    hands: ['mouse', 'keyboard'],
    start: startFirefox,
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['WebKitWebDriver', 'Xvfb'],
    hands: ['mouse', 'keyboard'],
    start: startWebKit,
  },
  orca: ORCA,
};

async function startFirefox(executablePath) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: SIZE,
  });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    open: (url) => page.goto(url),
    run: (inPage, ...given) => page.evaluate(inPage, ...given),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

async function startWebKit(driver, xvfb) {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1400x1100x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(createInterface(screen.stdout), 'line');
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}` },
  });
  const browser = await connect(port);
  const stop = () => [server, screen].forEach((each) => void each.kill());
  await browser.manage().window().setRect(SIZE);
  return {
    version: await browser.executeScript('return navigator.userAgent'),
    open: (url) => browser.get(url),
    run: (inPage, ...given) => browser.executeScript(`return (${inPage})(...arguments)`, ...given),
    click: ({ x, y }) =>
      browser
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    press: (key) => browser.actions().sendKeys(Key[key.toUpperCase()]).perform(),
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: () => browser.quit().finally(stop),
  };
}

/** The driver's server takes a moment to listen. */
async function connect(port, triesLeft = 20) {
  const wanted = new Capabilities()
    .setBrowserName('MiniBrowser')
    .set('webkitgtk:browserOptions', { args: ['--automation'] });
  try {
    return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build();
  } catch (reason) {
    if (triesLeft === 0) throw reason;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return connect(port, triesLeft - 1);
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
