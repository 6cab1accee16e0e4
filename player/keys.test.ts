import { describe, expect, it } from 'vitest';
import { keyAction } from './keys.ts';

const plain = {
  keyCode: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
};
const inCard = { inCard: true, used: false, rtl: false };

describe('what a key means', () => {
  it.each([
    ['Escape leaves from inside the card', { key: 'Escape' }, inCard, 'leave'],
    ['Escape elsewhere is the page’s own', { key: 'Escape' }, { ...inCard, inCard: false }, undefined],
    ['Escape leaves from a video in the card', { key: 'Escape' }, { ...inCard, used: true }, 'leave'],
    ['→ goes on', { key: 'ArrowRight' }, inCard, 'next'],
    ['← goes back', { key: 'ArrowLeft' }, inCard, 'back'],
    ['→ goes back from right to left', { key: 'ArrowRight' }, { ...inCard, rtl: true }, 'back'],
    ['← goes on from right to left', { key: 'ArrowLeft' }, { ...inCard, rtl: true }, 'next'],
    ['arrows elsewhere are the page’s own', { key: 'ArrowRight' }, { ...inCard, inCard: false }, undefined],
    ['arrows while typing move the caret', { key: 'ArrowRight' }, { ...inCard, used: true }, undefined],
    ['Alt+← is the browser’s Back', { key: 'ArrowLeft', altKey: true }, inCard, undefined],
    ['Ctrl+→ is left alone', { key: 'ArrowRight', ctrlKey: true }, inCard, undefined],
    ['Shift+→ selects', { key: 'ArrowRight', shiftKey: true }, inCard, undefined],
    ['an input method’s Escape is its own', { key: 'Escape', isComposing: true }, inCard, undefined],
    [
      'so is the Escape that ends a composition in Safari',
      { key: 'Escape', keyCode: 229 },
      inCard,
      undefined,
    ],
    ['and the Tab', { key: 'Tab', keyCode: 229 }, { ...inCard, inCard: false }, undefined],
    ['Tab moves between card and anchor', { key: 'Tab' }, { ...inCard, inCard: false }, 'tab'],
    ['Shift+Tab too', { key: 'Tab', shiftKey: true }, inCard, 'tab'],
    ['Ctrl+Tab changes the browser tab', { key: 'Tab', ctrlKey: true }, inCard, undefined],
  ] as const)('%s', (_, key, place, action) => {
    expect(keyAction({ ...plain, ...key }, place)).toBe(action);
  });
});
