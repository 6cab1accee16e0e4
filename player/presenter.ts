/**
 * Draws a tour's view in the page. It holds no tour logic: what is shown comes from the view, what the user does goes
 * out as requests. Everything it puts into the page is gone when there is nothing to show any more.
 */
import {
  type ButtonId,
  type CardView,
  type Labels,
  PAGE_ANCHOR,
  type TourView,
  type Undo,
} from '../engine/index.ts';
import type { Anchors } from './anchors.ts';
import type { Card } from './card.ts';
import { setAttribute } from './dom.ts';
import { createDrawing, type Drawing, type DrawingContext } from './drawing.ts';
import { focus, rememberFocus, stopsAhead, stopsOf, tabbable, takesText } from './focus.ts';
import { activeElement } from './geometry.ts';
import { keyAction } from './keys.ts';
import { createPresses } from './presses.ts';
import type { CardClick } from './shield.ts';
import type { Entrance } from './stage.ts';
import { createUsable } from './usable.ts';

/** What a presenter asks of the session. */
export type Request = Exclude<ButtonId, 'done'>;

export interface Presenter {
  /** Draws the view. Called after every change; the same view again changes nothing. */
  render(view: TourView, labels: Labels, locale: string): void;
  /** Takes everything out of the page at once. */
  destroy: Undo;
}

export interface PresenterContext
  extends Pick<DrawingContext, 'clock' | 'styles' | 'theme' | 'animate' | 'counter'> {
  readonly anchors: Anchors;
  /** Sends a request of the visit that the user saw; says whether the session took it. */
  readonly request: (request: Request, visit: number) => boolean;
}

/** Milliseconds that an old card may stay while the next step is got ready, before it is taken away. */
const GRACE_MS = 60;
/** Milliseconds after which a wait is spoken of. */
const WORKING_MS = 700;
/** Milliseconds since the last key in a text field for which the user counts as typing. */
const TYPING_MS = 1500;

const NOTHING: Undo = () => {};

export function createPresenter(context: PresenterContext): Presenter {
  const { anchors, clock, request } = context;
  const presses = createPresses();
  const usable = createUsable(anchors, () => shown && view?.spotlight);
  let drawing: Drawing | undefined;
  let view: TourView | undefined;
  let labels: Labels | undefined;
  let shown: CardView | null = null;
  let pressed: ButtonId | null = null;
  let typedAt = isAmidText() ? performance.now() : Number.NEGATIVE_INFINITY;
  /** The visit whose card was taken away while the focus was on something else: it comes back without taking it. */
  let leftAlone: number | undefined;
  let giveFocusBack: Undo | undefined;
  let unwatch: Undo = NOTHING;
  /** While the next step is being got ready. */
  let waiting: Undo | undefined;
  /** Of an offered call that is at work. */
  let unspoken: Undo = NOTHING;

  function render(next: TourView, nextLabels: Labels, locale: string): void {
    view = next;
    labels = nextLabels;
    if (!next.card && (next.state === 'calling' || next.state === 'locating')) {
      // Once for all that changes meanwhile.
      if (drawing && shown && !waiting) wait(drawing);
      return;
    }
    stopWaiting();
    if (next.card) show(next.card, nextLabels, locale);
    else hide(true);
  }

  function show(card: CardView, words: Labels, locale: string): void {
    drawing ??= draw();
    const { root, host, stage, announcer, shield, card: drawn } = drawing;
    const isNew = placeOf(card) !== (shown && placeOf(shown));
    const focused = root.hidden ? null : host.root.activeElement;
    // Where the card takes it from last: a dialog that the tour has opened meanwhile, if that is still there.
    if (!focused) giveFocusBack = rememberFocus(giveFocusBack);
    shown = card;
    pressed = isNew ? null : (card.buttons.find(({ busy }) => busy)?.id ?? null);
    const fill = (): void => {
      setAttribute(host.element, 'lang', locale);
      root.hidden = false;
      drawn.fill(card, words);
      shield.refresh();
    };
    if (isNew) {
      let target: HTMLElement | null;
      watch(drawing, card, {
        fill() {
          fill();
          target = focusTarget(drawn, focused);
          // What gets the focus from elsewhere is read out with the dialog around it. But Orca misses it in a page that
          // was just loaded, and in a dialog of the app that has just opened.
          const isRead =
            target &&
            (!focused || target === drawn.element) &&
            navigator.userActivation?.hasBeenActive &&
            !announcer.hasMoved();
          if (isRead) announcer.say(card.counter.label, words.locale);
          else announcer.say(card.announcement);
        },
        read() {
          drawn.rewind(target);
          focus(target);
        },
      });
    } else {
      fill();
      if (focused && !host.root.activeElement) focus(drawn.main());
      stage.settle();
      if (pressed) unspoken = speakOfWait();
    }
  }

  /** Follows the anchors' elements; another element for one of them is another place, not another step. */
  function watch({ stage, host }: Drawing, card: CardView, entrance: Entrance): void {
    unwatch();
    const { anchors: lit = [], dim = false } = view?.spotlight ?? {};
    const keys = new Set([card.anchor, ...lit]);
    keys.delete(PAGE_ANCHOR);
    const found = new Map<string, Element>();
    let placed = false;
    const set = (): void => {
      const own = found.get(card.anchor) ?? null;
      // With the first card comes the host: the page has been looked at by then.
      const fill = (): void => {
        host.seat(own);
        entrance.fill();
      };
      // Gone or hidden: the session says what follows; until then there is nothing to point at.
      if (card.kind === 'anchored' && !own) {
        if (!placed) fill();
        return;
      }
      const elements = [...keys].flatMap((key) => found.get(key) ?? []);
      if (placed) host.seat(own);
      void stage.set({ card, dim, elements, anchored: own !== null }, placed ? null : { ...entrance, fill });
      placed = true;
    };
    const undos = [...keys].map((key) =>
      anchors.follow(key, ({ element, status }) => {
        if (element && status.state === 'visible') found.set(key, element);
        else found.delete(key);
        if (placed) set();
      }),
    );
    unwatch = () => {
      for (const undo of undos) undo();
    };
    set();
  }

  /**
   * What gets the focus for a new step: the main button, unless the focus is on a button that is still there or the
   * user is in the middle of typing.
   */
  function focusTarget(card: Card, focused: Element | null): HTMLElement | null {
    const inside = (card.element.getRootNode() as ShadowRoot).activeElement;
    if (inside && inside === focused && inside !== card.element) return null;
    const isTyping = performance.now() - typedAt < TYPING_MS && takesText(activeElement());
    return !focused && (isTyping || shown?.visit === leftAlone) ? null : card.main();
  }

  /** The next step is being got ready. A card whose button was pressed says so; any other one makes way. */
  function wait({ card }: Drawing): void {
    unspoken();
    if (pressed) card.busy(pressed);
    waiting = pressed ? speakOfWait() : clock.after(GRACE_MS, () => hide(false));
  }

  function speakOfWait(): Undo {
    return clock.after(WORKING_MS, () => drawing?.announcer.say(labels?.working ?? '', labels?.locale));
  }

  function stopWaiting(): void {
    waiting?.();
    waiting = undefined;
    unspoken();
  }

  function hide(forLong: boolean): void {
    if (!drawing) return;
    // In the card, or nowhere: there a router puts it that begins each page at its top.
    const isFree = drawing.host.root.activeElement || activeElement() === document.body;
    if (shown) {
      unwatch();
      drawing.stage.rest();
      drawing.root.hidden = true;
      leftAlone = isFree ? undefined : shown.visit;
      shown = null;
      drawing.shield.refresh();
    }
    if (!forLong) return;
    if (isFree) giveFocusBack?.();
    giveFocusBack = undefined;
  }

  function close(): void {
    stopWaiting();
    hide(true);
    drawing?.remove();
    drawing = undefined;
  }

  /** @param by the pointer's click; none: pressed by key */
  function press(id: ButtonId, by?: CardClick): void {
    if (!shown || (by && presses.isSame(by))) return;
    if (!request(id === 'done' ? 'next' : id, shown.visit)) return;
    if (id !== 'leave') pressed = id;
    presses.took(by);
  }

  function key(event: KeyboardEvent, inCard: boolean): void {
    if (!drawing || !shown || drawing.root.hidden) return;
    const target = event.composedPath()[0] as Element;
    if (!inCard && takesText(target)) typedAt = performance.now();
    // Held down, Enter would press the same button in step after step.
    if (inCard && event.repeat && event.key === 'Enter') event.preventDefault();
    // The browser goes through the buttons of a video by itself, and nobody else knows of them.
    const isPlayer = /^(video|audio)$/.test(target.localName);
    const used = isPlayer || takesText(target);
    const rtl = drawing.root.dir === 'rtl';
    const action = keyAction(event, { inCard, used, rtl });
    if (action === 'tab') {
      if (isPlayer || !goRound(drawing, event.shiftKey)) return;
    } else if (action === 'leave') {
      press('leave');
    } else if (action) {
      const id = shown.buttons.find(
        (each) => each.id === action || (action === 'next' && each.id === 'done'),
      )?.id;
      if (!id) return;
      if (!event.repeat) press(id);
    } else return;
    event.preventDefault();
    // An editor would write a tab as well, and what keeps the focus inside move it once more.
    event.stopImmediatePropagation();
  }

  /** Moves the focus round the card and its anchor; says whether that was ours to do. */
  function goRound({ card }: Drawing, back: boolean): boolean {
    const active = activeElement();
    const ahead = stopsAhead(
      active,
      back,
      tabbable(card.element),
      [...new Set(usable.elements().flatMap(stopsOf))],
      view?.spotlight?.pageBlocked ?? false,
    );
    return ahead.some((stop) => {
      // Scrolled to, unlike a new step's button: it may be far down a long card or anchor.
      stop.focus();
      return activeElement() !== active;
    });
  }

  function draw(): Drawing {
    return createDrawing({
      ...context,
      allows: usable.allows,
      pressed: key,
      clicked(target, by) {
        const id = target.closest('[data-button]')?.getAttribute('data-button');
        if (id) press(id as ButtonId, by);
      },
    });
  }

  return { render, destroy: close };
}

/**
 * Whether the user was writing something a moment ago, so far as the browser knows: of keys that were pressed before the
 * tour nothing else tells.
 */
function isAmidText(): unknown {
  const active = activeElement() as HTMLInputElement | null;
  return navigator.userActivation?.isActive && takesText(active) && (active?.value ?? active?.textContent);
}

/** Changes when the card has to be placed, focused and announced anew. */
function placeOf({ visit, kind, anchor }: CardView): string {
  return `${visit} ${kind} ${anchor}`;
}
