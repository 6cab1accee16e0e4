/** What a screen reader is given to say: when, in which language, and where it can hear it. */
import type { Page } from '@playwright/test';
import type { PlayerOptions } from './index.ts';
import { expect, type Tour, test } from './testing/fixture.ts';

const button = '<button data-tour-anchor="a">A</button>';
const host = (page: Page, options: () => Partial<PlayerOptions>) =>
  page.addInitScript(`window.hostOptions = ${options}`);

interface Sentence {
  readonly text: string;
  readonly language: string;
  /** Whether the region came to its place in the same task: it has to be there before something is put into it. */
  readonly hasJustCome: boolean;
}

/** Each sentence that is put into a live region, from the next page load on. */
async function hear(page: Page): Promise<() => Promise<readonly Sentence[]>> {
  await page.addInitScript(() => {
    const said: Sentence[] = [];
    Object.assign(window, { said });
    const languageOf = (element: Element): string => {
      const own = element.closest('[lang]')?.getAttribute('lang');
      const { host: outer } = element.getRootNode() as ShadowRoot;
      return own ?? (outer ? languageOf(outer) : '');
    };
    const come = new Set<Node>();
    const watched = new Set<Node>();
    const watch = (root: Node): void => {
      if (watched.has(root)) return;
      watched.add(root);
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records) {
          for (const node of addedNodes) {
            come.add(node);
            requestAnimationFrame(() => come.delete(node));
            const inner = (node as Element).shadowRoot;
            if (inner) watch(inner);
          }
          const region = (target as Element).closest?.('[role=status]');
          const text = region?.textContent;
          if (!text) continue;
          const { host: outer = region } = region.getRootNode() as ShadowRoot;
          said.push({ text, language: languageOf(region), hasJustCome: come.has(outer) });
        }
      }).observe(root, { childList: true, subtree: true, characterData: true });
    };
    watch(document);
  });
  return () => page.evaluate(() => (window as unknown as { said: Sentence[] }).said);
}

test('SC 3.1.2: what is said is in the language of the card, however the app writes its locale', async ({
  open,
  page,
}) => {
  const said = await hear(page);
  await host(page, () => ({
    viewer: { id: 'u', tenant: 'acme', roles: [], permissions: [], locale: 'de_AT', facts: {} },
  }));
  const text = { inline: { en: 'Hello.', de: 'Hallo.' } };
  const tour = await open(button, [{ key: 'tour', steps: [{ anchor: 'a', text }] }]);
  await tour.start();
  await expect(tour.part('text')).toHaveText('Hallo.');
  await expect(tour.part('next')).toHaveText('Fertig');
  await expect(tour.part('host')).toHaveAttribute('lang', 'de-AT');
  await expect.poll(said).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect.poll(said).toHaveLength(2);
  const spoken = (await said()).map((each) => `${each.language}: ${each.text}`);
  expect(spoken).toEqual(['de-AT: Schritt 1 von 1', 'de-AT: Die Tour ist abgeschlossen.']);
});

test('SC 4.1.3: what fails again is said again, in the same words', async ({ open, page }) => {
  const said = await hear(page);
  const tour = await open(button, [
    { key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'b', timeout: '300ms' }, { anchor: 'page' }] },
  ]);
  await page.clock.install();
  await tour.start();
  await page.clock.runFor(1000);
  await page.keyboard.press('Enter');
  await page.clock.runFor(5000);
  await expect(tour.card).toHaveAttribute('data-kind', 'stuck');
  const words = (await said()).at(-1)?.text;
  expect(words).toContain('Step 2 of 3');
  // The same words in place of themselves are no change that could be said.
  const changes = tour.part('status').evaluate(
    (region, last) =>
      new Promise<string[]>((resolve) => {
        const texts: string[] = [];
        new MutationObserver(() => {
          const text = region.textContent;
          if (text !== texts.at(-1)) texts.push(text);
          if (texts.length > 1 && text === last) resolve(texts);
        }).observe(region, { childList: true });
      }),
    words,
  );
  await tour.part('retry').focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(5000);
  expect((await changes).at(-1)).toBe(words);
  expect(await tour.focused()).toBe('retry');
});

test('SC 4.1.3: where the card comes into a dialog, its region is there before it speaks', async ({
  open,
  page,
}) => {
  const said = await hear(page);
  const tour = await open(
    `<button id="opener" data-tour-anchor="a">A</button><dialog><button data-tour-anchor="b">B</button></dialog>`,
    [{ key: 'tour', steps: [{ anchor: 'a', advance: 'click' }, { anchor: 'b' }] }],
  );
  await page.evaluate(() => {
    const opener = document.querySelector('#opener');
    opener?.addEventListener('click', () => document.querySelector('dialog')?.showModal());
  });
  await tour.start();
  await expect.poll(said).toHaveLength(1);
  await tour.anchor('a').click();
  await tour.expectStep('b');
  await expect.poll(said).toHaveLength(2);
  expect((await said()).filter(({ hasJustCome }) => hasJustCome)).toEqual([]);
});

for (const [kind, dialog, opens] of [
  ['modal', `<dialog>${button}</dialog>`, true],
  ['of the app’s own making', `<div role="dialog" aria-modal="true">${button}</div>`, false],
] as const) {
  test(`SC 4.1.3: in a dialog that is ${kind} the end of the tour is heard, and the card is in it`, async ({
    open,
    page,
  }) => {
    const tour = await open(`<main>Page</main>${dialog}`, [{ key: 'tour', steps: [{ anchor: 'a' }] }]);
    await page.evaluate((show) => {
      if (show) document.querySelector('dialog')?.showModal();
      document.querySelector<HTMLElement>('[data-tour-anchor]')?.focus();
    }, opens);
    await tour.start();
    const inDialog = (selector: string) =>
      page
        .locator(selector)
        .last()
        .evaluate((element) => element.closest('dialog,[role=dialog]') !== null);
    expect(await inDialog('[data-part=host]')).toBe(true);
    await tour.part('next').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('The tour is complete.')).toHaveCount(1);
    expect(await inDialog('[role=status]')).toBe(true);
  });
}

test('a wait for what "Show me" does is spoken of once', async ({ open, page }) => {
  const said = await hear(page);
  const tour = await open(button, [
    { key: 'tour', steps: [{ anchor: 'a', tool: 'slow', call: 'offer' }, { anchor: 'page' }] },
  ]);
  await page.clock.install();
  await tour.start();
  await page.clock.runFor(1000);
  await tour.part('show-me').focus();
  await page.keyboard.press('Enter');
  await expect(tour.part('show-me')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(20_000);
  const texts = async () => (await said()).map(({ text }) => text);
  await expect.poll(texts).toEqual(['Step 1 of 2', 'Working…']);
  await page.evaluate(() => window.fixture.answer());
  await expect(tour.part('show-me')).not.toHaveAttribute('aria-busy');
  expect(await tour.focused()).toBe('show-me');
  await page.clock.runFor(60_000);
  expect(await texts()).toEqual(['Step 1 of 2', 'Working…']);
});

test('that AI wrote a tour belongs to what is read out with its first card', async ({ open, page }) => {
  const tour = await open(button, { tours: [], anchors: [{ key: 'a' }] });
  await page.evaluate(() => {
    const value = {
      key: 'composed',
      origin: 'generated',
      steps: [{ anchor: 'a', text: { generated: 'Press A.', locale: 'en' } }],
    };
    return window.fixture.player.start({ value });
  });
  await expect(tour.card).toHaveAccessibleDescription('Written by AI Press A.');
});

/** The language of a part, as assistive technology takes it: of what is around it, out of the shadow root. */
const languageOf = (tour: Tour, part: string): Promise<string | undefined> =>
  tour.part(part).evaluate((element) => {
    const { host: outer } = element.getRootNode() as ShadowRoot;
    return (element.closest('[lang]') ?? outer.closest('[lang]'))?.getAttribute('lang') ?? undefined;
  });

const inFrench = () => ({
  viewer: { id: 'u', tenant: 'acme', roles: [], permissions: [], locale: 'fr', facts: {} },
});
const french = (fr: string) => ({ inline: { en: `Not ${fr}`, fr } });
const frenchTour = {
  key: 'tour',
  title: french('Visite'),
  steps: [
    { anchor: 'a', text: french('Bonjour.') },
    { anchor: 'b', text: french('Ensuite.'), timeout: '50ms' },
  ],
};

test('SC 3.1.2: the player’s own words are marked as English in an app of a language that it has no words for', async ({
  open,
  page,
}) => {
  const said = await hear(page);
  await host(page, inFrench);
  const tour = await open(button, [frenchTour]);
  await tour.start();
  await expect(tour.part('text')).toHaveText('Bonjour.');
  for (const part of ['tour-title', 'text']) expect(await languageOf(tour, part), part).toBe('fr');
  for (const part of ['counter', 'next', 'skip', 'close'])
    expect(await languageOf(tour, part), part).toBe('en');
  await expect.poll(said).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(tour.card).toHaveAttribute('data-kind', 'stuck');
  expect(await languageOf(tour, 'text')).toBe('en');
  await tour.part('skip').click();
  await expect.poll(async () => (await said()).at(-1)?.text).toBe('The tour is complete.');
  const spoken = (await said()).map(({ language, text }) => `${language}: ${text}`);
  expect(spoken.at(0)).toBe('en: Step 1 of 2');
  expect(spoken.at(-1)).toBe('en: The tour is complete.');
});

test('SC 3.1.2: where the app gives words of its own, nothing is marked', async ({ open, page }) => {
  await page.addInitScript(
    `window.hostOptions = () => ({ ...(${inFrench})(), labels: () => ({ next: 'Suivant' }) })`,
  );
  const tour = await open(button, [frenchTour]);
  await tour.start();
  await expect(tour.part('next')).toHaveText('Suivant');
  for (const part of ['counter', 'next', 'close']) expect(await languageOf(tour, part), part).toBe('fr');
});
