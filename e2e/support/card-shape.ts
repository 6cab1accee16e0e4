import type { Card } from './card.ts';

/** Pixels that rounding may cost. */
const TOLERANCE = 1;

/** Waits until the card and the spotlight move no more; what turns for ever does not move. */
export async function rests(card: Card): Promise<void> {
  await card.self.evaluate(async (element) => {
    const moving = (element.getRootNode() as ShadowRoot)
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/**
 * What is wrong with the way a card lies on the screen, as sentences; none for a card that one would ship.
 *
 * @param tight the screen has no room for both card and anchor
 */
export async function flaws(card: Card, { tight = false } = {}): Promise<string[]> {
  await rests(card);
  return card.self.evaluate(
    (element, { tolerance, tight }) => {
      const found: string[] = [];
      const root = element.getRootNode() as ShadowRoot;
      const page = document.documentElement;
      const nameOf = (part: Element): string => part.getAttribute('data-part') ?? part.localName;
      const meet = (a: DOMRect, b: DOMRect): boolean =>
        a.left < b.right - tolerance &&
        b.left < a.right - tolerance &&
        a.top < b.bottom - tolerance &&
        b.top < a.bottom - tolerance;

      const own = element.getBoundingClientRect();
      const [right, bottom] = [page.clientWidth + tolerance, innerHeight + tolerance];
      if (own.left < -tolerance || own.top < -tolerance || own.right > right || own.bottom > bottom)
        found.push('The card is not wholly on the screen.');
      if (page.scrollWidth > page.clientWidth) found.push('The page scrolls to the side.');

      for (const part of element.querySelectorAll<HTMLElement>(
        '[data-part="content"],[data-part="content"] *',
      )) {
        const box = part.getBoundingClientRect();
        // Down it may scroll; to the sides nothing may stick out.
        if (box.left < own.left - tolerance || box.right > own.right + tolerance)
          found.push(`${nameOf(part)} sticks out of the card.`);
        if (getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth)
          found.push(`${nameOf(part)} is cut off.`);
      }

      const content = element.querySelector('[data-part="content"]');
      const scrolls = content !== null && content.scrollHeight > content.clientHeight;
      // What is seen of each part: its lines of text, its icon, its box where it has a ground.
      const seen = [
        ...element.querySelectorAll('button,p,h2,[data-part="text"],[data-part="counter"],img'),
      ].map((part) => {
        const lines = document.createRange();
        lines.selectNodeContents(part);
        const inside = [...part.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect());
        const isBox = part.localName === 'img' || (part.localName === 'button' && inside.length === 0);
        const boxes = isBox ? [part.getBoundingClientRect()] : [...lines.getClientRects(), ...inside];
        // The foot stays in view while what is long scrolls by under it.
        return { name: nameOf(part), boxes, level: part.closest('[data-part="foot"]') };
      });
      for (const [index, one] of seen.entries()) {
        for (const other of seen.slice(index + 1)) {
          if (one.level !== other.level && scrolls) continue;
          if (one.boxes.some((a) => other.boxes.some((b) => meet(a, b))))
            found.push(`${one.name} and ${other.name} lie over each other.`);
        }
      }

      const ring = root.querySelector('[data-part="ring"]')?.getBoundingClientRect();
      if (!tight && ring && meet(own, ring)) found.push('The card lies over its anchor.');
      return found;
    },
    { tolerance: TOLERANCE, tight },
  );
}
