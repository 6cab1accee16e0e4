import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ButtonId, type CardView, labelsFor, type RichText } from '../engine/index.ts';
import { type Card, createCard } from './card.ts';

const text = (plain: string): RichText => ({ spans: [{ text: plain }] });
const labels = labelsFor('en');

function view(more: Partial<CardView> = {}, buttons: readonly ButtonId[] = ['back', 'next']): CardView {
  return {
    visit: 1,
    step: 'open',
    kind: 'anchored',
    anchor: 'nav.orders',
    tourTitle: text('Your first order'),
    text: text('Orders live here.'),
    counter: { position: 2, of: 5, label: 'Step 2 of 5' },
    buttons: buttons.map((id) => ({ id, label: id, primary: id === 'next' || id === 'done', busy: false })),
    closeLabel: 'Leave tour',
    announcement: 'Your first order. Step 2 of 5. Orders live here.',
    ...more,
  };
}

let card: Card;
const find = (name: string) => card.element.querySelector<HTMLElement>(`[data-part="${name}"]`);
const names = (within: string) =>
  [...(find(within)?.children ?? [])].map((each) => (each as HTMLElement).dataset.part);

beforeEach(() => {
  card = createCard();
  document.body.replaceChildren(card.element);
});

describe('the card', () => {
  it('is a dialog with a name and a description', () => {
    card.fill(view({ title: text('Orders'), hint: text('Click it.') }), labels);
    const named = (attribute: string) =>
      (card.element.getAttribute(attribute) ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect(card.element.getAttribute('role')).toBe('dialog');
    expect(named('aria-labelledby')).toEqual(['Your first order', 'Orders']);
    expect(named('aria-describedby')).toEqual(['Orders live here.', 'Click it.']);
  });

  it('says the counter as text', () => {
    card.fill(view(), labels);
    expect(find('counter')?.textContent).toBe('Step 2 of 5');
    expect(find('progress')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('marks strong, emphasis and code, and shows anything else as it is', () => {
    const spans = [
      { text: 'Press ' },
      { text: 'New', strong: true as const },
      { text: ' <img src=x onerror=alert(1)> ' },
      { text: 'a', emphasis: true as const, strong: true as const },
      { text: 'b', code: true as const },
    ];
    card.fill(view({ text: { spans } }), labels);
    expect(find('text')?.innerHTML).toBe(
      'Press <strong>New</strong> &lt;img src=x onerror=alert(1)&gt; <strong><em>a</em></strong><code>b</code>',
    );
  });

  it('says that a text is made by AI, and only then', () => {
    card.fill(view({ text: { ...text('Hello'), generated: true, locale: 'de' } }), labels);
    expect(find('generated')?.textContent).toBe('Written by AI');
    expect(find('text')?.lang).toBe('de');
    card.fill(view(), labels);
    expect(find('generated')).toBeNull();
    expect(find('text')?.hasAttribute('lang')).toBe(false);
  });

  it('has no place for what the step does not have', () => {
    card.fill(view({ title: text('T'), hint: text('H') }), labels);
    card.fill(view(), labels);
    expect(['title', 'hint', 'media', 'quiet'].map(find)).toEqual([null, null, null, null]);
  });

  it.each([
    [['dismiss', 'skip', 'back', 'next'], 'anchored', ['back', 'next'], ['skip', 'dismiss']],
    [['back', 'done'], 'centred', ['back', 'next'], []],
    [['leave', 'skip', 'retry'], 'stuck', ['leave', 'skip', 'retry'], []],
    [['skip', 'back', 'show_me'], 'anchored', ['back', 'show-me'], ['skip']],
  ] as const)('has the buttons %j of a card that is %s in two groups', (ids, kind, actions, quiet) => {
    card.fill(view({ kind }, ids), labels);
    expect([names('actions'), names('quiet')]).toEqual([actions, quiet]);
  });

  it('keeps the focus on the button that goes on, from step to step', () => {
    card.fill(view({}, ['next']), labels);
    const next = find('next');
    next?.focus();
    card.fill(view({ visit: 2 }, ['dismiss', 'skip', 'back', 'next']), labels);
    card.fill(view({ visit: 3 }, ['back', 'done']), labels);
    expect(document.activeElement).toBe(next);
    expect(next?.dataset.button).toBe('done');
  });

  it.each([
    ['what is in view stays at its first word', 180, 0],
    ['what is below is scrolled to, no farther', 238, 46],
  ])('begins at the top: %s', (_, bottom, scrolled) => {
    card.fill(view({}, ['next']), labels);
    const [content, next] = [find('content'), find('next')];
    if (!content || !next) throw new Error('The card has no content.');
    vi.spyOn(content, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 72, 300, 120));
    vi.spyOn(next, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, bottom - 44, 90, 44));
    content.scrollTop = 100;
    card.rewind(next);
    expect(content.scrollTop).toBe(scrolled);
    card.rewind(null);
    expect(content.scrollTop).toBe(0);
  });

  it('shows a pressed button as busy until it is filled anew', () => {
    card.fill(view(), labels);
    card.busy('next');
    expect(find('next')?.getAttribute('aria-busy')).toBe('true');
    card.fill(view({ visit: 2 }), labels);
    expect(find('next')?.hasAttribute('aria-busy')).toBe(false);
  });

  it.each([
    [{ position: 2, of: 4, label: '' }, '1', [false, true, false, false]],
    [{ position: 6, of: 24, label: '' }, '0.25', [true]],
  ])('draws progress %j', (counter, filled, now) => {
    card.fill(view({ counter: { ...counter, position: 1 } }), labels);
    card.fill(view({ counter }), labels);
    const progress = find('progress');
    expect(progress?.style.getPropertyValue('--filled')).toBe(filled);
    expect([...(progress?.children ?? [])].map((each) => each.classList.contains('now'))).toEqual(now);
  });

  it.each([
    ['bar', 5, 'bar'],
    ['dots', 5, 'dots'],
    ['text', 5, 'text'],
    ['dots', 24, 'bar'],
  ] as const)('counts as %s: %i steps as %s', (style, of, drawn) => {
    card = createCard(style);
    card.fill(view({ counter: { position: 2, of, label: 'Step 2' } }), labels);
    expect(card.element.dataset.counter).toBe(drawn);
    expect(card.element.querySelector('[data-part=counter]')?.textContent).toBe('Step 2');
  });

  it('loads an image once, with its alternative text in the language of the moment', () => {
    const media = { kind: 'image', source: '/chart.png', alt: 'A chart' } as const;
    card.fill(view({ media }), labels);
    const image = find('img');
    expect(image?.getAttribute('alt')).toBe('A chart');
    card.fill(view({ media: { ...media, alt: 'Ein Diagramm' } }), labels);
    expect(find('img')).toBe(image);
    expect(image?.getAttribute('alt')).toBe('Ein Diagramm');
  });
});
