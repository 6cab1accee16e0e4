import introJs from 'intro.js';
import 'intro.js/introjs.css';
import { find, STEPS, whenThere } from '../steps.js';

let tour;

export default {
  name: 'intro.js',
  card: () => document.querySelector('.introjs-tooltip'),
  next: () => document.querySelector('.introjs-nextbutton'),
  start(from = 0) {
    tour = introJs.tour().setOptions({
      steps: STEPS.map(({ anchor, text }) => ({
        element: find(anchor),
        intro: text,
        title: 'The first order',
      })),
    });
    void tour.start().then(() => from > 0 && tour.goToStepNumber(from + 1));
  },
  stop: () => void tour.exit(true),
  late(step) {
    whenThere(STEPS[step].anchor, () => this.start(step));
  },
};
