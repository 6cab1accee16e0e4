/**
 * Tours that the host draws itself: it gets the same view as the player's own presenter, asks the session for the same
 * things, and learns where the anchors are. Spotlight, focus, announcements and keys are then its own affair.
 */
import type { ButtonId, Labels, TourView, Undo } from '../engine/index.ts';
import type { Anchors } from './anchors.ts';
import type { Presenter, Request } from './presenter.ts';

/** What a host's presenter can do beside drawing. */
export interface PresenterTools {
  /** Presses a button of the card that was last drawn. False: the session took no notice, for it has moved on. */
  press(button: ButtonId): boolean;
  /**
   * Reports the element of an anchor at once and whenever it is another one; null while none is on the screen. Until
   * undone, or the run is over.
   */
  follow(anchor: string, report: (element: Element | null) => void): Undo;
}

/** What a host's presenter draws with, beside the view. */
export interface PresenterWords {
  /** The engine's own words, in `locale`. */
  readonly labels: Labels;
  readonly locale: string;
}

/** Made for each run of a tour. */
export type HostPresenter = (tools: PresenterTools) => {
  /** Draws the view; without a card there is nothing to show. Called after every change, also of the language. */
  render(view: TourView, words: PresenterWords): void;
  /** The run is over: takes everything out of the page. */
  destroy(): void;
};

export function presentByHost(
  host: HostPresenter,
  anchors: Pick<Anchors, 'follow'>,
  request: (request: Request, visit: number) => boolean,
): Presenter {
  let view: TourView | undefined;
  const followed = new Set<Undo>();
  const { render, destroy } = host({
    press(button) {
      if (!view?.card) return false;
      return request(button === 'done' ? 'next' : button, view.card.visit);
    },
    follow(anchor, report) {
      const undo = anchors.follow(anchor, ({ element, status }) =>
        report(status.state === 'visible' ? element : null),
      );
      followed.add(undo);
      return undo;
    },
  });
  // What throws is heard of as a rejection, and the tour goes on.
  return {
    async render(next, labels, locale) {
      view = next;
      render(next, { labels, locale });
    },
    async destroy() {
      for (const undo of followed) undo();
      destroy();
    },
  };
}
