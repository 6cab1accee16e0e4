import type { Page } from '@playwright/test';
import { builtInLabels } from 'tourwright/engine';
import { inBoth, offerSteps, playSteps, pointing } from './support/card-kinds.ts';
import { Keyboard } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

interface Hearing {
  /** What has been said so far. */
  readonly said: string[];
}

/** Listens to every live region of the player, from the next page load on: each change of its text is spoken once. */
async function listen(page: Page): Promise<Hearing> {
  const said: string[] = [];
  await page.exposeFunction('tellWhatWasSaid', (text: string) => said.push(text));
  await page.addInitScript(() => {
    const { tellWhatWasSaid } = window as unknown as { tellWhatWasSaid: (text: string) => Promise<number> };
    const heard = new WeakSet<Node>();
    const hear = (region: Element): void => {
      if (heard.has(region)) return;
      heard.add(region);
      if (region.textContent) void tellWhatWasSaid(region.textContent);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const added of addedNodes) void tellWhatWasSaid(added.textContent ?? '');
      }).observe(region, { childList: true, characterData: true, subtree: true });
    };
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        // The drawing is put in right after its host.
        const drawn = node.shadowRoot;
        if (drawn) queueMicrotask(() => drawn.querySelectorAll('[role="status"]').forEach(hear));
        // After the last card the player speaks from the page itself.
        if (node.matches('html > [role="status"]')) hear(node);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return { said };
}

test('a step in a page that nobody has used yet is announced whole: what reads the page may miss the focus', async ({
  desk,
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'userActivation', { value: { hasBeenActive: false } }),
  );
  const { said } = await listen(page);
  await desk.open({ user: 'fresh', at: '/team' });
  await expect
    .poll(() => said)
    .toEqual([
      'Your first order. Step 1 of 4. All orders are here. Open the list. Click Orders, or let us show you.',
    ]);
});

test('a step whose card goes into a dialog that has just opened is announced whole', async ({
  desk,
  page,
}) => {
  const { said } = await listen(page);
  const steps = [
    pointing('one', 'orders.list.new', { text: inBoth('Press it.'), advance: 'click' }),
    pointing('two', 'orders.create.customer', { text: inBoth('Who orders?') }),
    pointing('three', 'orders.create.submit', { text: inBoth('And here it is ordered.') }),
  ];
  await playSteps(desk, steps, { at: '/orders', by: 'keyboard' });
  const keyboard = new Keyboard(page);
  const one = ['Step 1 of 3'];
  await expect.poll(() => said).toEqual(one);
  await keyboard.use(desk.anchor('orders.list.new'));
  const two = [...one, 'Tour. Step 2 of 3. Who orders?'];
  await expect.poll(() => said).toEqual(two);
  await keyboard.press('Enter');
  await expect.poll(() => said).toEqual([...two, 'Tour. Step 3 of 3. And here it is ordered.']);
});

test('each step is announced once, also after Back, and so is the end (B026)', async ({ desk, page }) => {
  const { said } = await listen(page);
  const steps = [
    pointing('one', 'nav.orders', { text: inBoth('Orders are here.') }),
    pointing('two', 'orders.list.search', {
      title: inBoth('Search'),
      text: inBoth('Type a *name*.'),
      hint: inBoth('Or a number.'),
    }),
    pointing('three', 'page', { text: inBoth('That is all!') }),
  ];
  await playSteps(desk, steps, { at: '/orders', by: 'keyboard' });
  const keyboard = new Keyboard(page);
  // The focus comes into the card, so name and text are read with the dialog; only the counter is new.
  const one = ['Step 1 of 3'];
  await expect.poll(() => said).toEqual(one);
  await keyboard.press('Enter');
  const two = [...one, 'Tour. Step 2 of 3. Search. Type a name. Or a number.'];
  await expect.poll(() => said).toEqual(two);
  await keyboard.use(desk.card.button('back'));
  const back = [...two, 'Tour. Step 1 of 3. Orders are here.'];
  await expect.poll(() => said).toEqual(back);
  await keyboard.use(desk.card.button('next'));
  const again = [...back, 'Tour. Step 2 of 3. Search. Type a name. Or a number.'];
  await expect.poll(() => said).toEqual(again);
  await keyboard.use(desk.card.button('next'));
  const three = [...again, 'Tour. Step 3 of 3. That is all!'];
  await expect.poll(() => said).toEqual(three);
  await keyboard.press('Enter');
  await desk.card.expectsNoTrace();
  await expect.poll(() => said).toEqual([...three, builtInLabels.en.completed]);
});

test('another language on the same step is drawn and not announced; the next step is announced in it (B026)', async ({
  desk,
  page,
}) => {
  const { said } = await listen(page);
  const steps = [
    pointing('one', 'orders.list.search', { backdrop: 'none', text: inBoth('Search here.', 'Hier suchen.') }),
    pointing('two', 'page', { text: inBoth('The end.', 'Das Ende.') }),
  ];
  await playSteps(desk, steps, { at: '/orders' });
  await expect.poll(() => said).toEqual(['Step 1 of 2']);
  await desk.switches({ locale: 'de' });
  await desk.card.expectsText('Hier suchen.');
  await desk.card.expectsCounter('Schritt 1 von 2');
  await desk.card.press('next');
  await desk.card.expectsText('Das Ende.');
  await expect.poll(() => said.length).toBeGreaterThan(1);
  await desk.card.press('next');
  await expect.poll(() => said).toHaveLength(3);
  expect(said[1]).toContain('Schritt 2 von 2');
  expect(said[2]).toBe(builtInLabels.de.completed);
});

test('a wait is spoken of once, and so is what comes of it (B026)', async ({ desk, page }) => {
  const { said } = await listen(page);
  // There is no bar for a selection before something is selected.
  const steps = [
    pointing('one', 'orders.list.new'),
    pointing('two', 'orders.list.selection', { timeout: '10m', text: inBoth('Pack them.') }),
  ];
  await page.clock.install();
  await playSteps(desk, steps, { at: '/orders', by: 'keyboard' });
  await expect.poll(() => said).toEqual(['Step 1 of 2']);
  await page.keyboard.press('Enter');
  await expect(desk.card.button('next')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(60_000);
  await expect.poll(() => said).toEqual(['Step 1 of 2', 'Working…']);
  await page.clock.runFor(11 * 60_000);
  await desk.card.expectsKind('stuck');
  await expect.poll(() => said.length).toBe(3);
  expect(said[2]).toContain('Step 2 of 2');
});

test('a step that AI wrote is announced as such', async ({ desk, page }) => {
  const { said } = await listen(page);
  await desk.open({ at: '/orders' });
  await desk.starts(TOURS.toPack);
  await desk.card.expectsStep(1, 2);
  await desk.card.press('next');
  await desk.card.expectsStep(2, 2);
  await expect.poll(() => said.at(-1)).toContain('Written by AI');
});

test('a card is named and described in the language it is written in', async ({ desk }) => {
  await offerSteps(desk, [pointing('one', 'page', { text: inBoth('Hello.', 'Hallo.') })]);
  await desk.open({ locale: 'de' });
  await desk.opensMenu();
  await desk.menu.locator('.tour-list button').nth(2).click();
  await desk.card.expectsText('Hallo.');
  await expect(desk.card.part('host')).toHaveAttribute('lang', 'de');
  await expect(desk.card.self).toHaveAccessibleName('Rundgang');
  await expect(desk.card.self).toHaveAccessibleDescription('Hallo.');
});
