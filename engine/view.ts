/**
 * Everything a presenter needs to draw one moment of a tour. A presenter holds no tour logic: labels, buttons,
 * counter and aria facts are decided here (`viewOf`), so a web page, a terminal and a test draw the same tour.
 */
import type { MediaDocument } from '../schemas/index.ts';
import { isPointing, PAGE_ANCHOR } from './catalog.ts';
import type { PlanStep } from './plan.ts';
import type { Translate } from './ports.ts';
import { counterOf, isLast, type ReasonCode, type SessionSnapshot, type SessionState } from './snapshot.ts';
import { plainText, type RichText, richText } from './text.ts';
import type { Side, Text } from './tour.ts';

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
  /** Whether the anchors take no clicks. */
  readonly anchorBlocked: boolean;
  /** Anchors that take clicks all the same, lit or not: the step waits for one. */
  readonly clickable: readonly string[];
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
  /** The language of these words, where it is not that of the texts. */
  readonly locale?: string | undefined;
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
  /** Said when the last step is done and the card is gone. */
  readonly completed: string;
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
 * @param labels the engine's own words, in the same locale or one that they name
 * @param locale the locale of the texts; default: the viewer's
 */
export function viewOf(
  snapshot: SessionSnapshot,
  translate: Translate,
  labels: Labels,
  locale: string = snapshot.plan.viewer.locale,
): TourView {
  const { plan, state, step, shown } = snapshot;
  const isShown = step !== null && (state === 'stuck' || shown !== null);
  const say = (text: Text): RichText => richText(text, { translate, locale, facts: plan.viewer.facts });
  return {
    tour: plan.tour.key,
    state,
    card: isShown ? cardOf(snapshot, step, say, labels) : null,
    spotlight: isShown && shown !== null ? spotlightOf(step, shown) : null,
  };
}

function cardOf(
  snapshot: SessionSnapshot,
  step: PlanStep,
  say: (text: Text) => RichText,
  labels: Labels,
): CardView {
  const { plan, visit, shown } = snapshot;
  const stuck = shown === null;
  const { position, of } = counterOf(snapshot);
  const counter = labels.counter.replace('{position}', String(position)).replace('{of}', String(of));
  const tourTitle = say(plan.tour.title);
  const title = step.title === undefined ? undefined : say(step.title);
  const text: RichText = stuck
    ? { spans: [{ text: whyStuck(snapshot.reason?.code, labels) }], locale: labels.locale }
    : say(step.text);
  const hint = step.hint === undefined || stuck ? undefined : say(step.hint);
  return {
    visit,
    step: step.id,
    kind: stuck ? 'stuck' : shown === PAGE_ANCHOR ? 'centred' : 'anchored',
    anchor: shown ?? PAGE_ANCHOR,
    ...(step.side !== undefined && { side: step.side }),
    tourTitle,
    ...(title !== undefined && { title }),
    text,
    ...(hint !== undefined && { hint }),
    ...(step.media !== undefined && !stuck && { media: mediaOf(step.media, say) }),
    counter: { position, of, label: counter },
    buttons: stuck ? stuckButtons(step, labels) : buttonsOf(snapshot, step, labels),
    closeLabel: labels.close,
    announcement: sentences([
      plainText(tourTitle),
      counter,
      plainText(title),
      [tourTitle, title, text, hint].some((each) => each?.generated) ? labels.generated : '',
      plainText(text),
      plainText(hint),
    ]),
  };
}

function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (/\p{P}$/u.test(part) ? part : `${part}.`))
    .join(' ');
}

function spotlightOf(step: PlanStep, shown: string): SpotlightView {
  const anchors = shown === PAGE_ANCHOR ? step.highlight : [shown, ...step.highlight];
  return {
    anchors: [...new Set(anchors)],
    dim: step.backdrop === 'dim',
    pageBlocked: step.page === 'block',
    anchorBlocked: step.interaction === 'block',
    clickable: step.advance.flatMap((rule) => (rule.on === 'click' ? [rule.anchor] : [])),
  };
}

/** The first button that leads on is the primary one: Next or Done, else Show me. */
function buttonsOf(snapshot: SessionSnapshot, step: PlanStep, labels: Labels): ButtonView[] {
  const { plan, state, trail } = snapshot;
  const last = isLast(snapshot);
  const next = step.advance.some((rule) => rule.on === 'manual');
  const offered = step.call === 'offer' && !isPointing(plan.catalog, step.tool);
  const busy = state === 'calling';
  const all: (ButtonView | false)[] = [
    plan.tour.trigger.on !== 'manual' && button('dismiss', labels.dismiss),
    step.skippable && !(last && next) && button('skip', labels.skip),
    trail.length > 0 && button('back', labels.back),
    offered && { ...button('show_me', busy ? labels.working : labels.showMe), primary: !next, busy },
    next && { ...button(last ? 'done' : 'next', last ? labels.done : labels.next), primary: true },
  ];
  return all.filter((one) => one !== false);
}

function stuckButtons(step: PlanStep, labels: Labels): ButtonView[] {
  return [
    button('leave', labels.leave),
    ...(step.skippable ? [button('skip', labels.skip)] : []),
    { ...button('retry', labels.retry), primary: true },
  ];
}

function button(id: ButtonId, label: string): ButtonView {
  return { id, label, primary: false, busy: false };
}

function mediaOf(media: MediaDocument, say: (text: Text) => RichText): NonNullable<CardView['media']> {
  const { image, video, alt } = media;
  return {
    kind: image === undefined ? 'video' : 'image',
    source: image ?? video ?? '',
    alt: plainText(say(alt)),
  };
}

function whyStuck(code: ReasonCode | undefined, { stuck }: Labels): string {
  switch (code) {
    case 'anchor_missing':
      return stuck.anchorMissing;
    case 'not_permitted':
      return stuck.notPermitted;
    case 'timed_out':
      return stuck.timedOut;
    case 'stale_tool_table':
    case 'tool_schema_conflict':
    case 'unknown_tool':
      return stuck.stale;
    default:
      return stuck.callFailed;
  }
}
