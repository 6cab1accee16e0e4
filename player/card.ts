/** The card: one dialog whose parts are kept from step to step, filled from the view. It decides nothing. */
import {
  type ButtonId,
  type ButtonView,
  type CardView,
  hasRightToLeft,
  type Labels,
  type RichText,
} from '../engine/index.ts';
import { arrange, icon, part, setAttribute } from './dom.ts';

const CROSS = 'M4 4l8 8M12 4l-8 8';
const SPARK = 'M8 2l1.5 4.5L14 8l-4.5 1.5L8 14l-1.5-4.5L2 8l4.5-1.5z';
/** Up to so many steps are drawn one by one; more are drawn as one bar. */
const SEGMENTS = 10;

/**
 * How a card counts steps: in words with a bar below, as dots, or in words alone. Assistive technology is told in
 * words in any case.
 */
export type CounterStyle = 'bar' | 'dots' | 'text';

export interface Card {
  readonly element: HTMLElement;
  readonly arrow: HTMLElement;
  fill(view: CardView, labels: Labels): void;
  /** Shows a pressed button as busy until the next step comes. */
  busy(button: ButtonId): void;
  /** Scrolls a long text back to its first word, or as far down as it takes to see what has the focus. */
  rewind(focused: Element | null): void;
  /** What to focus when the card appears: the primary button, else the card itself. */
  main(): HTMLElement;
}

export function createCard(counterStyle: CounterStyle = 'bar'): Card {
  const tourTitle = part('p', 'tour-title', { id: 'tour-title' });
  const generated = part(
    'span',
    'generated',
    { id: 'generated' },
    icon(SPARK),
    part('span', 'generated-label'),
  );
  const close = part('button', 'close', { type: 'button', 'data-button': 'leave' }, icon(CROSS));
  const title = part('h2', 'title', { id: 'title' });
  const text = part('div', 'text', { id: 'text' });
  const hint = part('p', 'hint', { id: 'hint' });
  const media = part('div', 'media');
  const counter = part('span', 'counter');
  const progress = part('span', 'progress', { 'aria-hidden': 'true' });
  const actions = part('div', 'actions');
  const quiet = part('div', 'quiet');
  const head = part('div', 'head', {}, tourTitle, close);
  const foot = part('div', 'foot', {}, part('div', 'position', {}, counter, progress), actions);
  const content = part('div', 'content');
  const arrow = part('div', 'arrow');
  const element = part('section', 'card', { role: 'dialog', tabindex: '-1' }, arrow, content);
  const buttons = new Map<string, HTMLButtonElement>();
  const filled = new Map<HTMLElement, string>();

  /** A text that stays from step to step, such as the tour's title, is not laid out again. */
  function fillText(into: HTMLElement, text: RichText): void {
    const written = JSON.stringify(text);
    if (filled.get(into) === written) return;
    filled.set(into, written);
    writeText(into, text);
  }

  function button({ id, label, primary, busy }: ButtonView): HTMLButtonElement {
    const name = buttonPart(id);
    const known = buttons.get(name) ?? part('button', name, { type: 'button' });
    buttons.set(name, known);
    setAttribute(known, 'data-button', id);
    known.classList.toggle('primary', primary);
    setBusy(known, busy);
    setText(known, label);
    return known;
  }

  return {
    element,
    arrow,
    fill(view, labels) {
      setAttribute(element, 'data-kind', view.kind);
      setAttribute(element, 'data-step', view.step);
      fillText(tourTitle, view.tourTitle);
      fillText(text, view.text);
      if (view.title) fillText(title, view.title);
      if (view.hint) fillText(hint, view.hint);
      const isGenerated = [view.tourTitle, view.title, view.text, view.hint].some((each) => each?.generated);
      if (isGenerated) generated.lastElementChild?.replaceChildren(labels.generated);
      arrange(head, isGenerated ? [tourTitle, generated, close] : [tourTitle, close]);
      setAttribute(element, 'aria-labelledby', view.title ? 'tour-title title' : 'tour-title');
      setAttribute(
        element,
        'aria-describedby',
        `${isGenerated ? 'generated ' : ''}text${view.hint ? ' hint' : ''}`,
      );
      setAttribute(close, 'aria-label', view.closeLabel);
      setAttribute(close, 'title', view.closeLabel);
      fillMedia(media, view.media);
      setText(counter, view.counter.label);
      // Too many to count are no dots.
      const isBar = counterStyle === 'dots' && view.counter.of > SEGMENTS;
      setAttribute(element, 'data-counter', isBar ? 'bar' : counterStyle);
      fillProgress(progress, view.counter);
      for (const own of [close, generated, foot, quiet]) setAttribute(own, 'lang', labels.locale);
      const isQuiet = ({ id }: ButtonView): boolean =>
        id === 'dismiss' || (id === 'skip' && view.kind !== 'stuck');
      const line = (aside: boolean): HTMLElement[] =>
        view.buttons.filter((each) => isQuiet(each) === aside).map(button);
      arrange(actions, line(false));
      // Dismiss is first in the view and last in the line: out of the way.
      arrange(quiet, line(true).reverse());
      const last = quiet.firstElementChild && quiet;
      arrange(
        content,
        [head, view.title && title, text, view.hint && hint, view.media && media, foot, last].filter(
          (each) => !!each,
        ),
      );
    },
    busy(id) {
      const pressed = buttons.get(buttonPart(id));
      if (pressed) setBusy(pressed, true);
    },
    rewind(focused) {
      content.scrollTop = 0;
      // The foot sticks to the bottom, but where it is higher than a very low card browsers do not agree on the end.
      const below = (focused?.getBoundingClientRect().bottom ?? 0) - content.getBoundingClientRect().bottom;
      if (below > 0) content.scrollTop = below;
    },
    main: () => actions.querySelector<HTMLElement>('.primary') ?? element,
  };
}

/** Next and Done are one button: the focus stays on it. */
function buttonPart(id: ButtonId): string {
  return id === 'done' ? 'next' : id.replace('_', '-');
}

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function setBusy(button: Element, busy: boolean): void {
  for (const name of ['aria-busy', 'aria-disabled']) setAttribute(button, name, busy ? 'true' : null);
}

function writeText(element: HTMLElement, { spans, locale }: RichText): void {
  const nodes = spans.map(({ text, strong, emphasis, code }) => {
    let node: Node = document.createTextNode(text);
    for (const tag of [code && 'code', emphasis && 'em', strong && 'strong'] as const) {
      if (!tag) continue;
      const mark = document.createElement(tag);
      mark.append(node);
      node = mark;
    }
    return node;
  });
  element.replaceChildren(...nodes);
  setAttribute(element, 'lang', locale);
  // Another language may run the other way, and what has no letter that runs to the left never does.
  setAttribute(element, 'dir', hasRightToLeft(element.textContent) ? locale && 'auto' : 'ltr');
}

function fillMedia(element: HTMLElement, media: CardView['media']): void {
  const { kind, source, alt } = media ?? {};
  if (!kind || !source) {
    element.replaceChildren();
    return;
  }
  const isVideo = kind === 'video';
  let shown = element.firstElementChild;
  if (shown?.getAttribute('src') !== source) {
    const more = isVideo ? { controls: '', muted: '', playsinline: '' } : {};
    const tag = isVideo ? 'video' : 'img';
    shown = part(tag, tag, { ...more, src: source });
    element.replaceChildren(shown);
  }
  setAttribute(shown, isVideo ? 'aria-label' : 'alt', alt);
}

/** A segment for each step, or one bar for many; what comes after the one that is `now` is not filled. */
function fillProgress(element: HTMLElement, { position, of }: CardView['counter']): void {
  const isOne = of > SEGMENTS;
  const count = isOne ? 1 : of;
  if (element.childElementCount !== count) {
    element.replaceChildren(...Array.from({ length: count }, () => document.createElement('i')));
  }
  element.style.setProperty('--filled', String(isOne ? position / of : 1));
  element.querySelector('.now')?.classList.remove('now');
  element.children[isOne ? 0 : position - 1]?.classList.add('now');
}
