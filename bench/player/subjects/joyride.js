import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Joyride } from 'react-joyride';
import { STEPS, selectorOf } from '../steps.js';

let root;
const steps = STEPS.map(({ anchor, text }) => ({
  target: selectorOf(anchor),
  content: text,
  skipBeacon: true,
}));

function render(props) {
  flushSync(() => root.render(createElement(Joyride, { steps, continuous: true, ...props })));
}

export default {
  name: 'react-joyride',
  card: () => document.querySelector('.react-joyride__tooltip'),
  next: () => document.querySelector('[data-action="primary"]'),
  // The app is there before the tour: its root and its idle component are no part of a start.
  prepare() {
    const element = document.createElement('div');
    document.body.append(element);
    root = createRoot(element);
    render({ run: false });
  },
  start(from = 0) {
    render({ run: true, initialStepIndex: from, key: `run${from}` });
  },
  stop() {
    render({ run: false, key: 'rest' });
  },
  late(step) {
    this.start(step);
  },
};
