import { afterEach, expect, test, vi } from 'vitest';
import type { AnchorRow } from '../schemas/index.ts';
import { createAnchors } from './anchors.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

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
  const rows = ['a', 'b'].map((key): [string, AnchorRow] => [key, { key, module: 'm', routes: 'any' }]);
  const nobody = { add: () => () => {}, of: () => [], onChange: () => () => {} };
  const anchors = createAnchors({ catalog: { anchors: new Map(rows) }, registered: nobody });
  const place = (key: string): HTMLElement => {
    const element = document.createElement('button');
    element.dataset.tourAnchor = key;
    document.body.append(element);
    return element;
  };
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
