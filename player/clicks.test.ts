import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClicks } from './clicks.ts';

const undos: (() => void)[] = [];

afterEach(() => {
  for (const undo of undos.splice(0)) undo();
  document.body.replaceChildren();
});

/** A button that is the anchor, and what was told, in order. */
function watched() {
  const button = document.createElement('button');
  document.body.append(button);
  const log: string[] = [];
  const clicks = createClicks({
    matches: (_anchor, element) => element === button,
    follow: () => () => {},
  });
  const unwatch = clicks.watch('orders.new', () => log.push('click'));
  undos.push(unwatch);
  return { button, clicks, unwatch, log };
}

/** What the user's hand does, which no script can: the event is trusted. */
function does(on: Element, type: 'pointerdown' | 'pointerup' | 'click', more: PointerEventInit = {}): void {
  const event = new PointerEvent(type, { bubbles: true, composed: true, pointerType: 'mouse', ...more });
  Object.defineProperty(event, 'isTrusted', { value: true });
  on.dispatchEvent(event);
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('a click on the anchor', () => {
  it('is told once, after the app has had it', async () => {
    const { button, log } = watched();
    button.addEventListener('click', () => log.push('app'));
    does(button, 'pointerdown');
    does(button, 'pointerup');
    does(button, 'click');
    expect(log).toEqual(['app']);
    await soon();
    expect(log).toEqual(['app', 'click']);
  });

  it('is told before what it brings about, and then nothing waits any more', async () => {
    const { button, clicks, log } = watched();
    does(button, 'click');
    clicks.settled(() => log.push('route'));
    expect(log).toEqual([]);
    await soon();
    expect(log).toEqual(['click', 'route']);
    clicks.settled(() => log.push('next route'));
    expect(log).toEqual(['click', 'route', 'next route']);
  });

  it('is told when it makes the page go away', () => {
    const { button, log } = watched();
    does(button, 'click');
    dispatchEvent(new Event('pagehide'));
    expect(log).toEqual(['click']);
  });

  it('is not told to whom does not wait for it any more, and nobody waits for it', async () => {
    const { button, clicks, unwatch, log } = watched();
    does(button, 'click');
    unwatch();
    clicks.settled(() => log.push('route'));
    expect(log).toEqual(['route']);
    await soon();
    does(button, 'click');
    dispatchEvent(new Event('pagehide'));
    await soon();
    expect(log).toEqual(['route']);
  });

  it('is not what a script does', async () => {
    const { button, log } = watched();
    button.click();
    await soon();
    expect(log).toEqual([]);
  });
});

describe('a press on the anchor that the browser makes no click of', () => {
  const press = (
    more: { readonly up?: PointerEventInit; readonly disabled?: boolean } = {},
  ): ReturnType<typeof watched> => {
    const all = watched();
    all.button.disabled = more.disabled ?? false;
    does(all.button, 'pointerdown', more.up?.pointerType ? more.up : {});
    does(document.body, 'pointerup', more.up);
    return all;
  };

  it('is a click where it ends where it began', async () => {
    const { log } = press();
    await vi.waitFor(() => expect(log).toEqual(['click']));
  });

  it.each([
    ['that moved', { up: { screenX: 20 } }],
    ['of a finger, which may scroll', { up: { pointerType: 'touch' } }],
    ['of the other button', { up: { button: 2 } }],
    ['that opens a context menu', { up: { ctrlKey: true } }],
    ['on what takes no click', { disabled: true }],
  ])('is none: one %s', async (_what, more) => {
    const { log } = press(more);
    await soon();
    expect(log).toEqual([]);
  });
});
