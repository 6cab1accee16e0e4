/**
 * The bare stack: the libraries that the player stands on (XState, floating-ui and i18next), put together as their own
 * guides do, and nothing else: one state, one card that follows its anchor by `autoUpdate`; no record, focus,
 * announcement, dialog, frame, or anchor that is late, hidden or covered. What is above it is the player's own.
 */
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import i18next from 'i18next';
import { assign, createActor, setup } from 'xstate';
import { find, STEPS, whenThere } from '../steps.js';

const machine = setup({
  actions: { next: assign({ at: ({ context }) => context.at + 1 }) },
}).createMachine({
  context: ({ input }) => ({ at: input.from }),
  initial: 'presenting',
  states: { presenting: { on: { next: { target: 'presenting', reenter: true, actions: 'next' } } } },
});

let actor;
let host;
let card;
let hole;
let text;
let counter;
let unfollow = () => {};

function mount() {
  host = document.createElement('div');
  host.popover = 'manual';
  host.style.cssText =
    'all:initial;position:absolute;inset:0 auto auto 0;width:0;height:0;overflow:visible;pointer-events:none';
  hole = document.createElement('div');
  hole.style.cssText =
    'position:absolute;inset:0 auto auto 0;border-radius:8px;box-shadow:0 0 0 300vmax rgb(16 20 34/.54)';
  card = document.createElement('section');
  card.setAttribute('role', 'dialog');
  card.style.cssText =
    'position:absolute;inset:0 auto auto 0;box-sizing:border-box;width:356px;padding:16px 20px;border-radius:14px;background:#fff;color:#1b1f2a;font:15px/1.5 system-ui;pointer-events:auto';
  text = document.createElement('p');
  counter = document.createElement('span');
  const button = document.createElement('button');
  button.textContent = i18next.t('next');
  button.addEventListener('click', () => actor.send({ type: 'next' }));
  card.append(text, counter, button);
  host.attachShadow({ mode: 'open' }).append(hole, card);
  document.documentElement.append(host);
  host.showPopover();
}

function show({ context: { at } }) {
  unfollow();
  const step = STEPS[at];
  text.textContent = i18next.t(step.id);
  counter.textContent = i18next.t('counter', { at: at + 1, of: STEPS.length });
  const anchor = find(step.anchor);
  anchor.scrollIntoView({ block: 'nearest' });
  unfollow = autoUpdate(anchor, card, async () => {
    const box = anchor.getBoundingClientRect();
    hole.style.transform = `translate(${box.x + scrollX}px,${box.y + scrollY}px)`;
    hole.style.width = `${box.width}px`;
    hole.style.height = `${box.height}px`;
    const middleware = [offset(18), flip(), shift({ padding: 12 })];
    const { x, y } = await computePosition(anchor, card, { middleware });
    card.style.transform = `translate(${x}px,${y}px)`;
  });
}

const inCard = (selector) => (host?.isConnected ? host.shadowRoot.querySelector(selector) : undefined);

export default {
  name: 'stack',
  card: () => inCard('section'),
  next: () => inCard('button'),
  prepare() {
    const texts = Object.fromEntries(STEPS.map((step) => [step.id, step.text]));
    const translation = { ...texts, counter: 'Step {{at}} of {{of}}', next: 'Next' };
    i18next.init({ lng: 'en', resources: { en: { translation } } });
  },
  start(from = 0) {
    mount();
    actor = createActor(machine, { input: { from } });
    actor.subscribe(show);
    actor.start();
  },
  stop() {
    unfollow();
    actor.stop();
    host.remove();
  },
  late(step) {
    whenThere(STEPS[step].anchor, () => this.start(step));
  },
};
