import { beforeEach, describe, expect, it } from 'vitest';
import { rememberFocus, stopsAhead, tabbable } from './focus.ts';

function buttons(...ids: string[]): HTMLElement[] {
  return ids.map((id) => {
    const button = document.createElement('button');
    button.id = id;
    document.body.append(button);
    return button;
  });
}

function element(html: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  const first = template.content.firstElementChild as HTMLElement;
  document.body.append(first);
  return first;
}

beforeEach(() => document.body.replaceChildren());

describe('where Tab goes next', () => {
  it.each([
    ['on inside the card', 'close', false, true, 'next'],
    ['from the end of the card to the anchor', 'next', false, true, 'anchor'],
    ['from the anchor round to the card', 'anchor', false, true, 'close'],
    ['back from the card’s start to the anchor', 'close', true, true, 'anchor'],
    ['back from the anchor to the end of the card', 'anchor', true, true, 'next'],
    ['from somewhere else into the card', 'elsewhere', false, true, 'close'],
    ['back from somewhere else to the anchor', 'elsewhere', true, true, 'anchor'],
    ['with the page open, still from the card to the anchor', 'next', false, false, 'anchor'],
    ['with the page open, still back from the anchor to the card', 'anchor', true, false, 'next'],
    ['with the page open, on from the anchor as the page has it', 'anchor', false, false, undefined],
    ['with the page open, on inside the card as the browser has it', 'close', false, false, undefined],
    ['with the page open, not from somewhere else', 'elsewhere', false, false, undefined],
  ] as const)('%s', (_, from, back, closed, to) => {
    const [close, next, anchor] = buttons('close', 'next', 'anchor', 'elsewhere');
    const card = [close, next].filter((each) => each !== undefined);
    const ring = anchor ? [anchor] : [];
    expect(stopsAhead(document.getElementById(from), back, card, ring, closed)[0]?.id).toBe(to);
  });

  it('nowhere else when neither card nor anchor takes the focus', () => {
    expect(stopsAhead(document.body, false, [], [], true)).toEqual([]);
  });

  it('all round, when the next ones do not take the focus', () => {
    const [close, next, first, second] = buttons('close', 'next', 'first', 'second') as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    const ids = (from: HTMLElement, back: boolean, closed: boolean) =>
      stopsAhead(from, back, [close, next], [first, second], closed).map(({ id }) => id);
    expect(ids(next, false, true)).toEqual(['first', 'second', 'close', 'next']);
    expect(ids(next, true, true)).toEqual(['close', 'second', 'first', 'next']);
    expect(ids(next, false, false)).toEqual(['first', 'second']);
    expect(ids(first, true, false)).toEqual(['next', 'close']);
  });
});

describe('what Tab reaches', () => {
  it('is what is enabled and in the order of the document, the element itself included', () => {
    const root = element(
      '<div tabindex="0" id="root"><a href="#">a</a><button disabled>b</button><i tabindex="-1">c</i><input></div>',
    );
    expect(tabbable(root).map((each) => each.localName)).toEqual(['div', 'a', 'input']);
  });

  it('goes into shadow roots, and not into what is inert', () => {
    const root = element(
      '<p><button id="first">a</button><span></span><i inert><button>b</button></i><button id="last">c</button></p>',
    );
    const shadow = root.querySelector('span')?.attachShadow({ mode: 'open' });
    shadow?.append(...buttons('one', 'two'));
    expect(tabbable(root).map(({ id }) => id)).toEqual(['first', 'one', 'two', 'last']);
  });
});

describe('the focus', () => {
  it('is given back to what had it', () => {
    const [first, second] = buttons('first', 'second');
    first?.focus();
    const giveBack = rememberFocus();
    second?.focus();
    giveBack();
    expect(document.activeElement).toBe(first);
  });

  it('is given to what is nearest around, when that is gone', () => {
    const menu = element('<div tabindex="-1" id="menu"><p><button>Start</button></p></div>');
    menu.querySelector('button')?.focus();
    const giveBack = rememberFocus();
    menu.replaceChildren();
    giveBack();
    expect(document.activeElement).toBe(menu);
  });
});
