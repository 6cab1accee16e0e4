/** All that a tour puts into the page, from its first card to its last: put together here, and taken out again. */
import type { Clock, Undo } from '../engine/index.ts';
import { type Announcer, createAnnouncer } from './announce.ts';
import { type Card, type CounterStyle, createCard } from './card.ts';
import { part } from './dom.ts';
import { type Host, mountHost } from './host.ts';
import { readyToGlide, reducedMotion } from './motion.ts';
import { raiseShield, type Shield, type ShieldRules } from './shield.ts';
import { createSpotlight } from './spotlight.ts';
import { createStage, type Stage } from './stage.ts';
import { bodyOf, pageTheme, type Theme, watchTheme } from './theme.ts';

export interface Drawing {
  readonly host: Host;
  readonly card: Card;
  readonly root: HTMLElement;
  readonly stage: Stage;
  readonly announcer: Announcer;
  readonly shield: Shield;
  remove: Undo;
}

export interface DrawingContext extends Omit<ShieldRules, 'host' | 'focused' | 'touched' | 'uncover'> {
  readonly clock: Clock;
  readonly styles: readonly CSSStyleSheet[];
  readonly theme?: Theme | 'auto' | undefined;
  /** `false`: nothing moves, whatever the system says. Default: as the system says. */
  readonly animate?: boolean | undefined;
  readonly counter?: CounterStyle | undefined;
}

export function createDrawing(context: DrawingContext): Drawing {
  const { clock, theme = 'auto' } = context;
  const lookNow = (): { theme: Theme; font: string; direction: string } => {
    const { fontFamily, direction } = getComputedStyle(bodyOf());
    return { theme: theme === 'auto' ? pageTheme() : theme, font: fontFamily, direction };
  };
  // Read before anything is put into the page.
  const first = lookNow();
  const host = mountHost(context.styles);
  const card = createCard(context.counter);
  const spotlight = createSpotlight();
  const announcer = createAnnouncer(clock);
  const root = part('div', 'stage', { hidden: '' }, spotlight.element, card.element);
  host.root.append(root, announcer.element);
  const animated = (): boolean => context.animate !== false && !reducedMotion();
  if (animated()) readyToGlide(card.element);
  const stage = createStage({ host, element: root, card, spotlight, animated });
  const look = (now: typeof first): void => {
    host.element.dataset.theme = now.theme;
    host.element.style.setProperty('--font', now.font);
    host.unzoom();
    if (root.dir === now.direction) return;
    root.dir = now.direction;
    if (!root.hidden) stage.settle();
  };
  look(first);
  const shield = raiseShield({
    ...context,
    host: host.element,
    focused: stage.comeBack,
    touched: stage.touched,
    uncover: stage.uncover,
  });
  const undos = [watchTheme(() => look(lookNow())), shield.lower, announcer.stop, stage.rest, host.remove];
  return {
    host,
    card,
    root,
    stage,
    announcer,
    shield,
    remove() {
      for (const undo of undos) undo();
    },
  };
}
