/**
 * Plays the demo's tours in the engines of Firefox and Safari, by mouse and by keyboard: `npm run engines`; and with a
 * screen reader: `npm run screen-reader`. Says for each step what is wrong with its card, or what of it was not said, and
 * ends with 1 when anything is, or when other steps come than the plan has. A failure leaves a picture in
 * `test-results/`.
 *
 * Needs packages of Debian, and installs what is missing.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { planTour, readCatalog, tourFromBuild } from '../../dist/engine/index.js';
import { ENGINES } from './drivers.js';
import { flawsOf, lookAt, prepare, reach, textsOf } from './in-page.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const TOURS = readDemo('built/console/tours.json');
const PATIENCE_MS = 10_000;

const COMPLETED = 'The tour is complete.';

const names = process.argv.slice(2);
const server = await preview({
  configFile: join(root, 'e2e/vite.config.ts'),
  preview: { port: 0, strictPort: false },
  logLevel: 'warn',
});
const [site] = server.resolvedUrls.local;
let faults = 0;
try {
  for (const name of names) {
    const engine = ENGINES[name];
    if (engine === undefined) throw new Error(`No engine "${name}": ${Object.keys(ENGINES).join(', ')}.`);
    const driver = await engine.start(...programsOf(engine));
    console.log(`${name}: ${driver.version}`);
    try {
      for (const { tour } of TOURS) {
        for (const hand of engine.hands) faults += await play(driver, name, tour, hand);
      }
    } finally {
      await driver.close();
    }
  }
} finally {
  await server.close();
}
console.log(faults === 0 ? 'Every tour came to its end.' : `${faults} faults.`);
process.exitCode = faults === 0 ? 0 : 1;

/** Plays a tour to its end. @returns {Promise<number>} how much was wrong */
async function play(driver, engine, tour, hand) {
  const found = [];
  const steps = [];
  await driver.open(site);
  await driver.run(prepare, tour.key);
  await driver.open(site);
  await until(() => driver.run(reach, 'menu'));
  await startTour(driver, tour);
  for (;;) {
    const shown = await nextCard(driver, steps.at(-1));
    if (shown.step === steps.at(-1)) found.push(`${shown.step}: stays where it is`);
    if (shown.step === null || shown.step === steps.at(-1)) break;
    steps.push(shown.step);
    const step = tour.steps.find(({ id }) => id === shown.step);
    for (const flaw of await driver.run(flawsOf, step.anchor)) found.push(`${shown.step}: ${flaw}`);
    for (const text of await driver.run(textsOf)) {
      if (!(await isHeard(driver, text))) found.push(`${shown.step}: nobody says "${text}"`);
    }
    if (found.length > 0) await keepPicture(driver, `${engine}-${tour.key}-${shown.step}`);
    driver.forget?.();
    await goOn(driver, step, shown, hand);
  }
  if (!(await isHeard(driver, COMPLETED))) found.push(`Nobody says "${COMPLETED}"`);
  const expected = stepsOf(tour);
  if (steps.join() !== expected.join()) found.push(`It should have the steps ${expected.join(', ')}.`);
  const { told } = await driver.run(lookAt);
  if (told.at(-1) !== 'tour_completed') found.push(`The last that it told is ${told.at(-1)}.`);
  console.log(`  ${tour.key}, by ${hand}: ${steps.join(', ')}`);
  for (const flaw of found) console.log(`    ${flaw}`);
  return found.length;
}

/** The steps that a manager of acme is to see, in order. */
function stepsOf(tour) {
  const viewer = { id: 'usr_1', tenant: 'acme', roles: ['manager'], locale: 'en', facts: {} };
  const plan = planTour({
    tour: tourFromBuild(TOURS.find((built) => built.tour === tour)),
    overlay: readDemo('built/console/overlays.json').find(
      (overlay) => overlay.tour === tour.key && overlay.tenant === 'acme',
    ),
    viewer: { ...viewer, permissions: ['orders.view', 'orders.create', 'team.manage'] },
    catalog: readCatalog({
      tools: readDemo('catalog/console/client-tools.json'),
      anchors: readDemo('catalog/console/anchors.json'),
    }),
    now: 0,
  });
  return plan.steps.map(({ id }) => id);
}

function readDemo(path) {
  return JSON.parse(readFileSync(join(root, 'e2e/app', path), 'utf8'));
}

/** The first-sign-in tour starts by itself; another one from the menu. */
async function startTour(driver, { key, trigger }) {
  if (trigger?.on === 'first_sign_in') return;
  await driver.click(await until(() => driver.run(reach, 'menu')));
  await driver.click(await until(() => driver.run(reach, 'entry', key)));
}

/** Waits for the card of another step to be there and at rest, or for the tour to end; or gives up. */
async function nextCard(driver, before) {
  let last;
  return until(async () => {
    const now = await driver.run(lookAt);
    const rests = now.moving === 0 && JSON.stringify(now) === JSON.stringify(last);
    last = now;
    const isOver = now.step === null && before !== undefined && now.told.at(-1) === 'tour_completed';
    return rests && (isOver || (now.step !== null && now.step !== before)) ? now : undefined;
  }, 100).catch(() => last);
}

/** Does what the step waits for: by its first button where one leads on, else in the page. */
async function goOn(driver, step, { buttons }, hand) {
  const button = buttons.next ?? buttons['show-me'];
  if (button && hand === 'keyboard') return driver.press('Enter');
  if (button) return driver.click(button);
  const click = [step.advance].flat().find((rule) => rule === 'click' || rule?.on === 'click');
  const anchor = (typeof click === 'object' && click.anchor) || step.anchor;
  return driver.click(await driver.run(reach, click ? 'anchor' : 'link', anchor));
}

/** Whether the text is said; where nobody speaks, nothing has to be. */
async function isHeard({ heard }, text) {
  if (heard === undefined) return true;
  return until(() => heard().includes(text)).catch(() => false);
}

async function until(ask, pause = 50) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`Waited for ${PATIENCE_MS} ms: ${ask}`);
}

async function keepPicture(driver, name) {
  const folder = join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), await driver.picture());
}

/** Paths of the programs that an engine needs, which are installed where they are not there. */
function programsOf({ packages, programs }) {
  const find = () => programs.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim());
  if (find().every((path) => path !== '')) return find();
  console.log(`Installing ${packages.join(' and ')}:`);
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return find();
  throw new Error(`apt-get did not install them. Install ${packages.join(' and ')}, and run this again.`);
}
