import { createPlayer, routerFromPath } from 'tourwright/player';
import { STEPS } from '../steps.js';

const hash = `sha256:${'0'.repeat(64)}`;
const point = {
  name: 'ui.point',
  module: 'shop',
  source: 'client',
  risk: 'L0',
  declaredBy: { kind: 'anchor', key: 'page' },
  inputSchema: { type: 'object' },
  outputSchema: { type: 'object' },
  effect: { kind: 'point' },
};
const routes = [{ key: 'home', module: 'shop', path: '/' }];
const inline = (en) => ({ inline: { en } });

const tours = [
  {
    kind: 'BuiltTour',
    format: 1,
    hash: 'bench',
    tour: {
      kind: 'Tour',
      key: 'bench',
      app: 'shop',
      version: 1,
      title: inline('The first order'),
      steps: STEPS.map(({ id, anchor, text }) => ({ id, anchor, tool: 'ui.point', text: inline(text) })),
    },
    uses: { tools: {}, anchors: STEPS.map(({ anchor }) => anchor) },
  },
];

/** @param {object} options */
function make(options) {
  return createPlayer({
    catalog: {
      tools: { kind: 'ClientToolTable', app: 'shop', hash, routes, tools: [point] },
      anchors: {
        kind: 'AnchorRegistry',
        app: 'shop',
        hash,
        anchors: STEPS.map(({ anchor }) => ({ key: anchor, module: 'shop', routes: 'any' })),
      },
    },
    tours,
    tools: {},
    router: routerFromPath({ routes }),
    viewer: { id: 'u1', tenant: 'acme', roles: [], permissions: [], locale: 'en', facts: {} },
    autoStart: false,
    ...options,
  });
}

let player;

export default {
  name: 'tourwright',
  card: () => inRoot('.card'),
  next: () => inRoot('[data-button=next]'),
  prepare({ animate = false } = {}) {
    player = make({ animate });
    return player.preload();
  },
  start: (from = 0) => player.start('bench', { step: STEPS[from].id }),
  stop: () => player.stop(),
  late(step) {
    void this.start(step);
  },
};

function inRoot(selector) {
  const root = document.querySelector('[data-part=host]')?.shadowRoot;
  const found = root?.querySelector(selector);
  return found?.checkVisibility() ? found : undefined;
}
