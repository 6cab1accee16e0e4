/** What a key means while a card is shown. Keys outside the card are the page's own, but for Tab. */

export type KeyAction = 'leave' | 'next' | 'back' | 'tab' | undefined;

export interface KeyPlace {
  readonly inCard: boolean;
  /** The key goes to something that uses it itself: a text field, a video. */
  readonly used: boolean;
  readonly rtl: boolean;
}

export function keyAction(
  event: Pick<
    KeyboardEvent,
    'key' | 'keyCode' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'
  >,
  { inCard, used, rtl }: KeyPlace,
): KeyAction {
  // In Safari the key that ends a composition comes after it, and is told by its code alone.
  const isComposing = event.isComposing || event.keyCode === 229;
  if (isComposing || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.key === 'Tab') return 'tab';
  if (!inCard) return undefined;
  if (event.key === 'Escape') return 'leave';
  if (used || event.shiftKey) return undefined;
  if (event.key === 'ArrowRight') return rtl ? 'back' : 'next';
  if (event.key === 'ArrowLeft') return rtl ? 'next' : 'back';
  return undefined;
}
