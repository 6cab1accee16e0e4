/** What may happen to a session, at random, and what can be seen of it then: to hold two sessions against each other. */
import fc from 'fast-check';
import type { Play } from './play.ts';

export const ANCHORS = [
  'nav.help',
  'nav.orders',
  'orders.list.filters',
  'orders.list.row',
  'orders.detail.total',
];

const press = fc.constantFrom('next', 'back', 'skip', 'retry', 'show_me').map((type) => (play: Play) => {
  play.press(type);
});
const anchor = fc.constantFrom(...ANCHORS);
/** Anything that the user, the app or the tab may do in a tour of these steps. */
export const actOn = (steps: readonly { readonly id: string }[]) =>
  fc.oneof(
    { weight: 4, arbitrary: press },
    anchor.map(
      (key) =>
        ({ page }: Play) =>
          page.show(key),
    ),
    anchor.map(
      (key) =>
        ({ page }: Play) =>
          page.hide(key),
    ),
    anchor.map(
      (key) =>
        ({ page }: Play) =>
          page.click(key),
    ),
    fc.constantFrom('home', 'orders.list', 'orders.detail', null).map(
      (route) =>
        ({ page }: Play) =>
          page.go(route),
    ),
    fc.constantFrom(1, 8_000).map(
      (ms) =>
        ({ page }: Play) =>
          page.clock.advance(ms),
    ),
    fc.constantFrom(0, 2).map(
      (count) =>
        ({ page }: Play) =>
          page.answer({ count }),
    ),
    fc.constant(({ page }: Play) => page.refuse()),
    fc.constantFrom(...steps).map(
      ({ id }) =>
        (play: Play) =>
          void play.send({ type: 'go_to', step: id }),
    ),
    fc.constant((play: Play) => void play.send({ type: 'pause', reason: 'hidden_tab' })),
    fc.constant((play: Play) => void play.send({ type: 'resume' })),
  );

export function stateOf({ now, where, story, page }: Play) {
  const { plan: _, ...rest } = now;
  return { ...rest, where, story, calls: page.called, listening: page.listening };
}
