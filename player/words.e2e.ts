/** What the texts say, in every language, early or late, known or missing. */
import type { Locator, Page } from '@playwright/test';
import type { PlayerOptions } from './index.ts';
import { expect, test } from './testing/fixture.ts';

const button = '<button data-tour-anchor="a">A</button>';
const saying = (text: unknown) => ({
  tours: [
    {
      key: 'tour',
      steps: [
        { anchor: 'a', text: text as string },
        { anchor: 'a', text: text as string },
      ],
    },
  ],
});
const host = (page: Page, options: () => Partial<PlayerOptions>) =>
  page.addInitScript(`window.hostOptions = ${options}`);

/** That the signs of a text are seen in this order, whichever way it runs. */
async function expectFromLeft(text: Locator, signs: readonly string[]): Promise<void> {
  const places = await text.evaluate((element, all) => {
    const nodes = [...element.childNodes].map((child) => (child.firstChild ?? child) as Text);
    return all.map((sign) => {
      const node = nodes.find(({ data }) => data.includes(sign)) as Text;
      const range = document.createRange();
      const at = node.data.indexOf(sign);
      range.setStart(node, at);
      range.setEnd(node, at + sign.length);
      return range.getBoundingClientRect().x;
    });
  }, signs);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

/** What a live region said, in order. */
async function hear(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const watch = (root: Node): void =>
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records) {
          for (const node of addedNodes) {
            const inner = (node as Element).shadowRoot;
            if (inner) watch(inner);
          }
          const region = (target instanceof Element ? target : target.parentElement)?.closest(
            '[aria-live],[role=status]',
          );
          if (region?.textContent) said.push(region.textContent);
        }
      }).observe(root, { childList: true, subtree: true, characterData: true });
    watch(document);
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test('B086: a namespace that comes late leaves its place empty, then fills it, and is announced once', async ({
  open,
  page,
}) => {
  const said = await hear(page);
  await host(page, () => {
    const i18n = window.fixture.createI18n();
    i18n.use({
      type: 'backend',
      read(_: string, namespace: string, done: (error: Error | null, texts?: object) => void) {
        if (namespace !== 'tours') return done(null, {});
        Object.assign(window, { arrive: () => done(null, { hello: 'Hello from afar.' }) });
      },
    } as never);
    void i18n.init({ lng: 'en', fallbackLng: 'en', ns: ['app'], defaultNS: 'app' });
    return { i18n };
  });
  const tour = await open(button, saying('tours:hello'));
  await tour.start();
  await expect(tour.part('text')).toHaveText('');
  await expect(tour.card).not.toContainText('tours:hello');
  await page.evaluate(() => (window as unknown as { arrive(): void }).arrive());
  await expect(tour.part('text')).toHaveText('Hello from afar.');
  await tour.part('next').click();
  await expect(tour.part('text')).toHaveText('Hello from afar.');
  expect((await said()).filter((each) => /hello/i.test(each)).length).toBeLessThanOrEqual(1);
});

test('a language changes while the card is shown; plural forms and names come along', async ({
  open,
  page,
}) => {
  await host(page, () => {
    const i18n = window.fixture.createI18n();
    void i18n.init({
      lng: 'en',
      fallbackLng: 'en',
      resources: {
        en: {
          translation: {
            orders_one: '{{count}} order for {{name}}',
            orders_other: '{{count}} orders for {{name}}',
          },
        },
        pl: {
          translation: {
            orders_one: '{{count}} zamówienie dla {{name}}',
            orders_few: '{{count}} zamówienia dla {{name}}',
            orders_many: '{{count}} zamówień dla {{name}}',
          },
        },
        ar: { translation: { orders_few: '{{count}} طلبات من {{name}}' } },
      },
    });
    Object.assign(window, { i18n });
    return { i18n };
  });
  const switchTo = (locale: string) =>
    page.evaluate(
      (to) => (window as unknown as { i18n: { changeLanguage(to: string): void } }).i18n.changeLanguage(to),
      locale,
    );
  const tour = await open(button, saying({ key: 'orders', params: { count: 3, name: '<b>Acme</b> (1)' } }));
  await tour.start();
  const text = tour.part('text');
  await expect(text).toHaveText('3 orders for <b>Acme</b> (1)');
  await switchTo('pl');
  await expect(text).toHaveText('3 zamówienia dla <b>Acme</b> (1)');
  await expect(tour.part('host')).toHaveAttribute('lang', 'pl');
  await switchTo('ar');
  await expect(text).toHaveText('3 طلبات من \u2068<b>Acme</b> (1)\u2069');
  expect(await tour.events()).toEqual(['tour_started', 'step_shown s1']);
});

test('B026: a wait is spoken of once, whatever changes meanwhile', async ({ open, page }) => {
  await page.addInitScript(() => {
    window.hostOptions = () => ({
      i18n: {
        translate: (key) => key,
        subscribe(changed) {
          Object.assign(window, { changed });
          return () => {};
        },
      },
    });
  });
  const tour = await open('<button data-tour-anchor="a">A</button>', [
    { key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'a', tool: 'slow' }] },
  ]);
  await tour.start();
  await page.evaluate(() => {
    const said: string[] = [];
    const status = document
      .querySelector('[data-part=host]')
      ?.shadowRoot?.querySelector('[data-part=status]');
    if (status)
      new MutationObserver(() => status.textContent && said.push(status.textContent)).observe(status, {
        childList: true,
      });
    Object.assign(window, { said });
  });
  await tour.part('next').click();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(said).toContain('Working…');
  await page.evaluate(() => (window as unknown as { changed: () => void }).changed());
  await page.waitForTimeout(1000);
  expect((await said()).filter((each) => each === 'Working…')).toHaveLength(1);
});

test('a name keeps its own direction: brackets and full stop are on the right side of it', async ({
  open,
  page,
}) => {
  await host(page, () => ({
    i18n: { translate: (_key, params) => `الطلب ${params.id} جاهز`, locale: () => 'ar' },
  }));
  const tour = await open(button, saying({ key: 'ready', params: { id: 'A (1).' } }));
  await page.evaluate(() => {
    document.body.dir = 'rtl';
  });
  await tour.start();
  // The letter stands before its bracket, and the full stop after both.
  await expectFromLeft(tour.part('text'), ['A', '1', '.']);
});

for (const [which, locale, text] of [
  ['of the card’s own language', 'en', { inline: { en: 'Press **this** (1).' } }],
  ['of the app’s translation', 'en', 'press'],
  ['that nobody translated', 'ar', 'press'],
  ['of another language', 'ar', { inline: { en: 'Press **this** (1).' } }],
] as const) {
  test(`an English text ends at its right, also on a page that runs to the left: one ${which}`, async ({
    open,
    page,
  }) => {
    await page.addInitScript((to) => {
      const i18n = { translate: () => 'Press **this** (1).', locale: () => to };
      Object.assign(window, { hostOptions: () => ({ i18n }) });
    }, locale);
    const tour = await open(button, saying(text));
    await page.evaluate(() => {
      document.body.dir = 'rtl';
    });
    await tour.start();
    await expectFromLeft(tour.part('text'), ['P', '(', '1', ').']);
    // Beside other texts of the card it stands in line with them.
    const { left, right } = await tour.part('text').evaluate((element) => {
      const [all, words] = [document.createRange(), element.getBoundingClientRect()];
      all.selectNodeContents(element);
      const { x, right } = all.getBoundingClientRect();
      return { left: x - words.x, right: words.right - right };
    });
    expect(left > right).toBe(typeof text === 'string' || locale === 'en');
  });
}

for (const [which, hint, side] of [
  [
    'in the card’s own language stands in line with its other texts',
    { inline: { en: 'Press it.' } },
    'right',
  ],
  ['in another language stands at its own side', { generated: 'Appuyez.', locale: 'fr' }, 'left'],
] as const) {
  test(`a hint on a page that runs to the left, ${which}, and so does its bar`, async ({ open, page }) => {
    const steps = [{ anchor: 'a', text: { inline: { en: 'Press this.' } }, hint }];
    const tour = await open(button, [{ key: 'tour', steps }]);
    await page.evaluate(() => {
      document.body.dir = 'rtl';
    });
    await tour.start();
    const at = await tour.part('hint').evaluate((element) => {
      const [words, box] = [document.createRange(), element.getBoundingClientRect()];
      words.selectNodeContents(element);
      const { left, right } = words.getBoundingClientRect();
      const bars = getComputedStyle(element);
      return {
        words: left - box.left < box.right - right ? 'left' : 'right',
        bar: Number.parseFloat(bars.borderLeftWidth) > 0 ? 'left' : 'right',
      };
    });
    expect(at).toEqual({ words: side, bar: side });
  });
}

test('a text with letters that run to the left runs as the card does', async ({ open, page }) => {
  await host(page, () => ({ i18n: { translate: () => 'Order 7: جاهز.', locale: () => 'ar' } }));
  const tour = await open(button, saying('ready'));
  await page.evaluate(() => {
    document.body.dir = 'rtl';
  });
  await tour.start();
  await expectFromLeft(tour.part('text'), ['.', 'ز', ':', '7']);
});

test('a text in another language than the page runs its own way', async ({ open, page }) => {
  const tour = await open(button, saying({ inline: { he: 'שלום!' } }));
  await tour.start();
  await expect(tour.part('text')).toHaveAttribute('lang', 'he');
  expect(await tour.part('text').evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  expect(
    await page.locator('[data-part=stage]').evaluate((element) => getComputedStyle(element).direction),
  ).toBe('ltr');
});

for (const dev of [true, false]) {
  test(`a missing text is ${dev ? 'seen while developing' : 'no raw key in production'}, and told of once`, async ({
    open,
    page,
  }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await host(page, () => ({ i18n: { resources: { en: { known: 'Known' } } } }));
    const tour = await open(button, { ...saying('tours.lost'), options: { dev } });
    await tour.start();
    await expect(tour.part('text')).toHaveText(dev ? '⟦tours.lost⟧' : '');
    await tour.part('next').click();
    await expect(tour.part('counter')).toHaveText('Step 2 of 2');
    expect(told.filter((each) => each.includes('tours.lost'))).toHaveLength(dev ? 1 : 0);
    // What the card is for can still be done.
    await tour.part('next').click();
    await expect(tour.card).toHaveCount(0);
  });
}

test('B086: a text that is missing in one language falls back to the one that has it', async ({
  open,
  page,
}) => {
  await host(page, () => ({
    i18n: { resources: { en: { hello: 'Hello', bye: 'Bye' }, de: { bye: 'Tschüss' } }, locale: 'de' },
  }));
  const tour = await open(button, saying('hello'));
  await tour.start();
  await expect(tour.part('text')).toHaveText('Hello');
  await expect(tour.part('next')).toHaveText('Weiter');
});
