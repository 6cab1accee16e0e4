/**
 * Everything a presenter needs to draw one moment of a tour. A presenter holds no tour logic: labels, buttons,
 * counter and aria facts are decided here (`viewOf`), so a web page, a terminal and a test draw the same tour.
 */
import type { Translate } from './ports.ts';
import type { SessionSnapshot, SessionState } from './snapshot.ts';
import type { Side } from './tour.ts';

/** A run of text with its marks. The text is plain: it may be shown as it is. */
export interface Span {
  readonly text: string;
  readonly strong?: true;
  readonly emphasis?: true;
  readonly code?: true;
}

/** A text for the user: its runs, and the locale it is written in when that is not the page's own. */
export interface RichText {
  readonly spans: readonly Span[];
  readonly locale?: string;
  /** Written by an agent: the presenter marks it. */
  readonly generated?: true;
}

export type ButtonId = 'next' | 'done' | 'back' | 'show_me' | 'skip' | 'retry' | 'leave' | 'dismiss';

export interface ButtonView {
  readonly id: ButtonId;
  readonly label: string;
  readonly primary: boolean;
  /** Pressed and at work: shown, announced as busy, and without effect. */
  readonly busy: boolean;
}

export interface CardView {
  /** Changes with every visit to a step: a presenter animates and announces when it differs from the last one. */
  readonly visit: number;
  readonly step: string;
  readonly kind: 'anchored' | 'centred' | 'stuck';
  /** The anchor beside which the card stands; `page` for a centred card. */
  readonly anchor: string;
  readonly side?: Side;
  /** Name of the dialog: the tour's title. */
  readonly tourTitle: RichText;
  readonly title?: RichText;
  readonly text: RichText;
  readonly hint?: RichText;
  readonly media?: { readonly kind: 'image' | 'video'; readonly source: string; readonly alt: string };
  /** Counts the steps that this user will really see; `label` is the sentence, such as "Step 2 of 5". */
  readonly counter: { readonly position: number; readonly of: number; readonly label: string };
  readonly buttons: readonly ButtonView[];
  /** Label of the button that leaves the tour (the cross). */
  readonly closeLabel: string;
  /** The sentence for assistive technology when the card appears. */
  readonly announcement: string;
}

export interface SpotlightView {
  /** The step's anchor and the `highlight`ed ones. */
  readonly anchors: readonly string[];
  readonly dim: boolean;
  /** Whether the page outside the anchors takes clicks. */
  readonly pageBlocked: boolean;
  /** Whether the anchor itself takes clicks. */
  readonly anchorBlocked: boolean;
}

export interface TourView {
  readonly tour: string;
  readonly state: SessionState;
  /** Null while there is nothing to show: before the start, while the anchor is looked for, paused, after the end. */
  readonly card: CardView | null;
  readonly spotlight: SpotlightView | null;
}

/** The engine's own words on the card, in one locale. `counter` holds `{position}` and `{of}`. */
export interface Labels {
  readonly next: string;
  readonly done: string;
  readonly back: string;
  readonly showMe: string;
  readonly skip: string;
  readonly retry: string;
  readonly leave: string;
  readonly dismiss: string;
  readonly close: string;
  readonly counter: string;
  readonly generated: string;
  readonly working: string;
  /** Why a step is stuck, by cause; shown in place of the step's text. */
  readonly stuck: {
    readonly anchorMissing: string;
    readonly callFailed: string;
    readonly notPermitted: string;
    readonly stale: string;
    readonly timedOut: string;
  };
}

/**
 * What a presenter draws at this moment. Pure: the same snapshot and texts give the same view.
 *
 * @param translate gives the app's texts; a missing one leaves its place empty
 * @param labels the engine's own words, in the same locale
 * @param locale the locale of both; default: the viewer's
 */
export function viewOf(
  _snapshot: SessionSnapshot,
  _translate: Translate,
  _labels: Labels,
  _locale: string = _snapshot.plan.viewer.locale,
): TourView {
  throw new Error('Not built yet.');
}
