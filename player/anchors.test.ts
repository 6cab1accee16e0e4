import { afterEach, expect, test, vi } from 'vitest';
import type { AnchorRow } from '../schemas/index.ts';
import { type Anchors, createAnchors } from './anchors.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function anchorsOfPage(): Anchors {
  const rows = ['a', 'b'].map((key): [string, AnchorRow] => [key, { key, module: 'm', routes: 'any' }]);
  const nobody = { add: () => () => {}, of: () => [], onChange: () => () => {} };
  return createAnchors({ catalog: { anchors: new Map(rows) }, registered: nobody });
}

function place(key: string): HTMLElement {
  const element = document.createElement('button');
  element.dataset.tourAnchor = key;
  document.body.append(element);
  return element;
}

test('what is looked for no more is watched no more, also when it was about to be looked at', async () => {
  const watching = new Map<object, Element>();
  class Observer {
    observe(element: Element): void {
      watching.set(this, element);
    }
    disconnect(): void {
      watching.delete(this);
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  const anchors = anchorsOfPage();
  const first = place('a');
  place('b');
  const other = anchors.follow('b', () => {});
  const before = anchors.follow('a', () => {});
  document.body.className = 'changed';
  await Promise.resolve();
  // Of the same anchor, begun before the frame for which the first search was put down.
  before();
  await Promise.resolve();
  const again = anchors.follow('a', () => {});
  first.remove();
  const second = place('a');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect([...watching.values()]).toContain(second);
  again();
  other();
  await Promise.resolve();
  expect(watching.size).toBe(0);
});

test('a drawer that has come in by the first word of the observers is found, though it moves no more', () => {
  const words: (() => void)[] = [];
  class Observer {
    constructor(report: () => void) {
      words.push(report);
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  const element = place('a');
  let x = -500;
  element.style.visibility = 'visible';
  element.checkVisibility = () => true;
  element.getBoundingClientRect = () => new DOMRect(x, 10, 100, 40);
  for (const at of [document.body, document.documentElement]) {
    vi.spyOn(at, 'clientWidth', 'get').mockReturnValue(1000);
    vi.spyOn(at, 'clientHeight', 'get').mockReturnValue(800);
    at.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 800);
  }
  const found: string[] = [];
  const stop = anchorsOfPage().follow('a', ({ status }) => found.push(status.state));
  x = 10;
  for (const say of words) say();
  stop();
  expect(found).toEqual(['missing', 'visible']);
});
