import { driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import { STEPS, selectorOf } from '../steps.js';

let tour;

function make(animate) {
  return driver({
    animate,
    showProgress: true,
    waitForElement: 8000,
    steps: STEPS.map(({ anchor, text }) => ({
      element: selectorOf(anchor),
      popover: { title: 'The first order', description: text },
    })),
  });
}

export default {
  name: 'driver.js',
  card: () => document.querySelector('.driver-popover'),
  next: () => document.querySelector('.driver-popover-next-btn'),
  start(from = 0, { animate = false } = {}) {
    tour = make(animate);
    tour.drive(from);
  },
  stop: () => tour.destroy(),
  late(step) {
    this.start(step);
  },
};
