/** What a card component of the host's own draws now: a presenter that keeps the view for whoever subscribes. */
import type { CardView, SpotlightView, Undo } from '../engine/index.ts';
import type { HostPresenter, PresenterTools, PresenterWords } from './host-presenter.ts';

export interface TourCardProps extends PresenterWords {
  readonly card: CardView;
  readonly spotlight: SpotlightView | null;
  /** The element that the card is about; null for a centred card, and while that element is not on the screen. */
  readonly anchor: Element | null;
  /** Presses a button of the card, or leaves the tour: `press('leave')`. */
  readonly press: PresenterTools['press'];
}

export interface CardStore {
  readonly presenter: HostPresenter;
  readonly subscribe: (changed: () => void) => Undo;
  /** Null while there is no card. */
  readonly current: () => TourCardProps | null;
}

export function createCardStore(): CardStore {
  const listeners = new Set<() => void>();
  let props: TourCardProps | null = null;

  function set(next: TourCardProps | null): void {
    props = next;
    for (const listener of listeners) listener();
  }

  return {
    presenter({ press, follow }) {
      let drawn: Omit<TourCardProps, 'anchor'> | null = null;
      let anchor: Element | null = null;
      let followed: string | undefined;
      let unfollow: Undo = () => {};
      const show = (): void => set(drawn && { ...drawn, anchor });
      const forget = (): void => {
        unfollow();
        followed = undefined;
        drawn = null;
        show();
      };
      return {
        render({ card, spotlight }, words) {
          if (!card) {
            forget();
            return;
          }
          drawn = { ...words, card, spotlight, press };
          if (card.anchor === followed) {
            show();
            return;
          }
          unfollow();
          followed = card.anchor;
          unfollow = follow(card.anchor, (element) => {
            anchor = element;
            show();
          });
        },
        destroy: forget,
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => props,
  };
}
