/**
 * The floor: what the same step costs when written by hand, without a library and with nothing that a real tour has
 * to cope with. One popover, one card, one hole; every box is read once and then written.
 */
import { find, STEPS, whenThere } from '../steps.js';

const GAP = 18;
const EDGE = 12;

let host;
let card;
let hole;
let text;
let counter;
let at = 0;

function mount() {
  host = document.createElement('div');
  host.popover = 'manual';
  host.style.cssText =
    'all:initial;position:absolute;inset:0 auto auto 0;width:0;height:0;overflow:visible;pointer-events:none';
  hole = document.createElement('div');
  hole.style.cssText =
    'position:absolute;inset:0 auto auto 0;border-radius:8px;box-shadow:0 0 0 300vmax rgb(16 20 34/.54)';
  card = document.createElement('section');
  card.id = 'floor-card';
  card.setAttribute('role', 'dialog');
  card.style.cssText =
    'position:absolute;inset:0 auto auto 0;box-sizing:border-box;width:356px;padding:16px 20px;border-radius:14px;background:#fff;color:#1b1f2a;font:15px/1.5 system-ui;pointer-events:auto';
  text = document.createElement('p');
  counter = document.createElement('span');
  const button = document.createElement('button');
  button.id = 'floor-next';
  button.textContent = 'Next';
  button.addEventListener('click', next);
  card.append(text, counter, button);
  host.append(hole, card);
  document.documentElement.append(host);
  host.showPopover();
}

function show() {
  const step = STEPS[at];
  text.textContent = step.text;
  counter.textContent = `Step ${at + 1} of ${STEPS.length}`;
  const box = find(step.anchor).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const left = Math.max(EDGE, Math.min(box.x + box.width / 2 - width / 2, innerWidth - width - EDGE));
  const below = box.bottom + GAP + height <= innerHeight - EDGE;
  const top = below ? box.bottom + GAP : Math.max(EDGE, box.y - GAP - height);
  hole.style.transform = `translate(${box.x + scrollX}px,${box.y + scrollY}px)`;
  hole.style.width = `${box.width}px`;
  hole.style.height = `${box.height}px`;
  card.style.transform = `translate(${left + scrollX}px,${top + scrollY}px)`;
}

function next() {
  at++;
  show();
}

export default {
  name: 'floor',
  card: () => document.getElementById('floor-card'),
  next: () => document.getElementById('floor-next'),
  start(from = 0) {
    at = from;
    mount();
    show();
  },
  stop() {
    host.remove();
  },
  late(step) {
    whenThere(STEPS[step].anchor, () => this.start(step));
  },
};
