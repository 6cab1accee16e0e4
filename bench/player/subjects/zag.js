import * as tour from '@zag-js/tour';
import { normalizeProps, spreadProps, VanillaMachine } from '@zag-js/vanilla';
import { find, STEPS } from '../steps.js';

let machine;
let api;
let parts;

const steps = STEPS.map(({ id, anchor, text }) => ({
  id,
  type: 'tooltip',
  title: 'The first order',
  description: text,
  target: () => find(anchor),
  actions: [{ label: 'Next', action: 'next' }],
}));

/** The parts that zag leaves to the app: made at a start, spread on every change, and removed at the end. */
function makeParts() {
  const make = (tag, ...children) => {
    const element = document.createElement(tag);
    element.append(...children);
    return element;
  };
  const title = make('h2');
  const description = make('p');
  const progress = make('span');
  const close = make('button', '×');
  const next = make('button', 'Next');
  const arrowTip = make('div');
  const arrow = make('div', arrowTip);
  const content = make('div', arrow, title, description, progress, close, next);
  content.style.cssText = 'box-sizing:border-box;width:356px;padding:16px 20px;background:#fff';
  const positioner = make('div', content);
  const backdrop = make('div');
  backdrop.style.background = 'rgb(16 20 34/.54)';
  const spotlight = make('div');
  document.body.append(backdrop, spotlight, positioner);
  return {
    title,
    description,
    progress,
    close,
    next,
    arrow,
    arrowTip,
    content,
    positioner,
    backdrop,
    spotlight,
  };
}

function render() {
  api = tour.connect(machine.service, normalizeProps);
  if (!api.open) {
    for (const name of ['backdrop', 'spotlight', 'positioner']) parts?.[name].remove();
    parts = undefined;
    return;
  }
  parts ??= makeParts();
  spreadProps(parts.backdrop, api.getBackdropProps());
  spreadProps(parts.spotlight, api.getSpotlightProps());
  spreadProps(parts.positioner, api.getPositionerProps());
  spreadProps(parts.content, api.getContentProps());
  spreadProps(parts.arrow, api.getArrowProps());
  spreadProps(parts.arrowTip, api.getArrowTipProps());
  spreadProps(parts.title, api.getTitleProps());
  spreadProps(parts.description, api.getDescriptionProps());
  spreadProps(parts.progress, api.getProgressTextProps());
  spreadProps(parts.close, api.getCloseTriggerProps());
  const [action] = api.step?.actions ?? [];
  if (action) spreadProps(parts.next, api.getActionTriggerProps({ action }));
  parts.title.textContent = api.step?.title ?? '';
  parts.description.textContent = api.step?.description ?? '';
  parts.progress.textContent = api.getProgressText();
}

export default {
  name: 'zag',
  card: () => parts?.content,
  next: () => parts?.next,
  prepare() {
    machine = new VanillaMachine(tour.machine, { id: 'tour', steps });
    machine.start();
    machine.subscribe(render);
    render();
  },
  start(from = 0) {
    api.start(STEPS[from].id);
  },
  stop: () => machine.send({ type: 'DISMISS', src: 'bench' }),
  late(step) {
    this.start(step);
  },
};
