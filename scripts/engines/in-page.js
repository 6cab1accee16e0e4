/**
 * What is looked at and made ready in the page. Each function is sent there as text, so it uses nothing from outside;
 * the card is in an open shadow root.
 */

/** Makes the page's storage that of a manager who has seen the first-sign-in tour, but for that tour itself. */
export function prepare(tour) {
  const key = 'orders.first_order';
  const at = '2026-01-05T09:00:00.000Z';
  const record = {
    tour: key,
    attempt: 1,
    version: 1,
    status: 'completed',
    steps: {},
    startedAt: at,
    updatedAt: at,
  };
  localStorage.clear();
  sessionStorage.clear();
  localStorage['desk.workspace'] = JSON.stringify({ tenant: 'acme', role: 'manager', locale: 'en' });
  if (tour !== key) localStorage[`tourwright:acme:usr_1:progress:${key}`] = JSON.stringify({ record });
}

/** The middle of something of the app; undefined while it is not there. */
export function reach(what, name) {
  const TITLES = { 'team.setup': 'Set up your team', 'orders.round': 'A round of the order desk' };
  const find = {
    menu: () => document.querySelector('[data-tour-anchor="tours.menu"]'),
    entry: () =>
      [...document.querySelectorAll('.tour-menu .tour-list button')].find((button) =>
        button.textContent.includes(TITLES[name]),
      ),
    anchor: () => document.querySelector(`[data-tour-anchor="${name}"]`),
    link: () => document.querySelector('.order-id'),
  }[what];
  const box = find()?.getBoundingClientRect();
  return box?.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
}

/** The card as it is now: its step, its place, where its buttons are; and what the tour told so far. */
export function lookAt() {
  if (!window.told) {
    window.told = [];
    for (const type of ['step_shown', 'step_completed', 'tour_completed', 'tour_left', 'step_unavailable'])
      document.addEventListener(`tour:${type}`, () => window.told.push(type));
  }
  const card = document.querySelector('[data-part=host]')?.shadowRoot.querySelector('[data-part=card]');
  const { visibility } = card ? getComputedStyle(card) : {};
  const { told } = window;
  if (!card || visibility !== 'visible' || card.getClientRects().length === 0)
    return { step: null, box: [], moving: 0, buttons: {}, told };
  const buttons = [...card.querySelectorAll('button[data-part]')].map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return [button.dataset.part, { x: x + width / 2, y: y + height / 2 }];
  });
  const { x, y, width, height } = card.getBoundingClientRect();
  const moving = card
    .getRootNode()
    .getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY).length;
  return {
    moving,
    step: card.dataset.step,
    box: [x, y, width, height],
    buttons: Object.fromEntries(buttons),
    told,
  };
}

/** What the card that is shown says, line by line. */
export function textsOf() {
  const card = document.querySelector('[data-part=host]').shadowRoot.querySelector('[data-part=card]');
  return ['tour-title', 'title', 'text', 'hint', 'counter'].flatMap((name) => {
    const part = card.querySelector(`[data-part=${name}]`);
    return part?.checkVisibility() ? [part.textContent] : [];
  });
}

/** What is wrong with the card that is shown, as sentences. */
export function flawsOf(anchor) {
  const root = document.querySelector('[data-part=host]').shadowRoot;
  const card = root.querySelector('[data-part=card]');
  const found = [];
  const boxOf = (part) => part.getBoundingClientRect();
  const own = boxOf(card);
  if (own.left < 0 || own.top < 0 || own.right > innerWidth || own.bottom > innerHeight)
    found.push('The card is not wholly on the screen.');
  if (!card.contains(root.activeElement)) found.push('The focus is not in the card.');

  const parts = [
    ...card.querySelectorAll('button, [data-part=text], [data-part=counter], [data-part=progress] > *'),
  ];
  for (const [index, part] of parts.entries()) {
    const box = boxOf(part);
    if (
      part.localName === 'button' &&
      !part.contains(root.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
    )
      found.push(`The button ${part.dataset.part} is covered.`);
    for (const other of parts.slice(index + 1)) {
      const at = boxOf(other);
      if (
        box.left < at.right - 1 &&
        at.left < box.right - 1 &&
        box.top < at.bottom - 1 &&
        at.top < box.bottom - 1
      )
        found.push(
          `${part.dataset.part ?? part.localName} and ${other.dataset.part ?? other.localName} lie over each other.`,
        );
    }
  }

  const target = document.querySelector(`[data-tour-anchor="${anchor}"]`);
  const ring = root.querySelector('[data-part=ring]');
  if (anchor !== 'page') {
    const [at, drawn] = [target && boxOf(target), ring && boxOf(ring)];
    const off =
      at &&
      drawn &&
      Math.max(...['x', 'y', 'width', 'height'].map((side) => Math.abs(at[side] - drawn[side])));
    if (!(off <= 2))
      found.push(`The spotlight is off its anchor${off === undefined ? '' : ` by ${off} px`}.`);
  }
  return found;
}
