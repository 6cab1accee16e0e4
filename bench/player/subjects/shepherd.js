import Shepherd from 'shepherd.js';
import 'shepherd.js/dist/css/shepherd.css';
import { STEPS, selectorOf, whenThere } from '../steps.js';

let tour;

export default {
  name: 'shepherd.js',
  card: () => [...document.querySelectorAll('.shepherd-element')].find((each) => each.checkVisibility()),
  next() {
    return this.card()?.querySelector('.shepherd-button');
  },
  start(from = 0) {
    tour = new Shepherd.Tour({ useModalOverlay: true, defaultStepOptions: { scrollTo: true } });
    tour.addSteps(
      STEPS.map(({ id, anchor, text }) => ({
        id,
        text,
        title: 'The first order',
        attachTo: { element: selectorOf(anchor), on: 'bottom' },
        buttons: [{ text: 'Next', action: () => tour.next() }],
      })),
    );
    if (from > 0) tour.show(from);
    else tour.start();
  },
  stop: () => tour.complete(),
  late(step) {
    whenThere(STEPS[step].anchor, () => this.start(step));
  },
};
