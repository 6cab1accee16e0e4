/** Habits of pages: what they patch, freeze, replace and leave out, beneath the player or around it. */
import type { Page } from '@playwright/test';
import { expect, type Tour, test } from './testing/fixture.ts';

const markup = '<button data-tour-anchor="a">A</button><button data-tour-anchor="b">B</button>';
const tours = [
  {
    key: 'tour',
    steps: [
      { anchor: 'a' },
      { anchor: 'b', tool: 'filter', call: 'enter' as const, advance: 'click' as const },
      { anchor: 'page' },
    ],
  },
];
const scripts =
  '<script type="module" src="/page.js"></script><script type="module" src="/open.js"></script>';

async function playTwice(tour: Tour): Promise<void> {
  for (const _ of ['once', 'again']) {
    await tour.start();
    await tour.expectStep('a');
    expect(await tour.hits('next')).toBe(true);
    await tour.part('next').click();
    await tour.expectStep('b');
    await tour.anchor('b').click();
    await tour.expectStep('page');
    await tour.part('next').click();
    await expect(tour.part('host')).toHaveCount(0);
    await tour.anchor('a').focus();
  }
  expect(await tour.calls()).toEqual(['filter', 'filter']);
}

/** Serves another page in place of the fixture's. */
async function serve(page: Page, body: (text: string) => string, type = 'text/html'): Promise<void> {
  await page.route(/\/\?markup=/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-type': type };
    await route.fulfill({ response, headers, body: body(await response.text()) });
  });
}

const habits: Readonly<Record<string, () => void>> = {
  'freezes all that it gives away': () => {
    const freeze = (value: unknown): void => {
      if (!value || !/object|function/.test(typeof value) || Object.isFrozen(value)) return;
      Object.freeze(value);
      for (const inner of Object.values(value)) freeze(inner);
    };
    window.hostPlayer = (options) => {
      freeze(options);
      return window.fixture.createPlayer(options);
    };
  },
  'wraps listeners, and knows nothing of signals': () => {
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const wrappers = new WeakMap<object, EventListener>();
    const wrapperOf = (listener: EventListener): EventListener => {
      const known = wrappers.get(listener) ?? ((event) => listener(event));
      wrappers.set(listener, known);
      return known;
    };
    EventTarget.prototype.addEventListener = function (type, listener, options = {}) {
      const { capture = options === true, passive = false } = options as AddEventListenerOptions;
      addEventListener.call(this, type, wrapperOf(listener as EventListener), { capture, passive });
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      removeEventListener.call(this, type, wrapperOf(listener as EventListener), options);
    };
  },
  'mends what translators break in its tree': () => {
    const { removeChild } = Node.prototype;
    Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
      return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
    };
  },
  'guards the name of its window': () => {
    Object.defineProperty(window, 'name', {
      get() {
        throw new Error('private');
      },
    });
  },
  'gives lists members of its own': () => {
    Object.assign(Array.prototype, { last: () => undefined, more: 'x' });
  },
  'freezes what the language has': () => {
    for (const each of [Object, Array, Function, Map, Set, Promise, Error]) Object.freeze(each.prototype);
  },
};

for (const [habit, script] of Object.entries(habits)) {
  test(`a page that ${habit}`, async ({ open, page }) => {
    await page.addInitScript(script);
    await playTwice(await open(markup, tours));
  });
}

test('a page whose addresses are relative to another place', async ({ open, page }) => {
  await serve(page, (text) => text.replace('<meta', '<base href="/other/place/"><meta'));
  await playTwice(await open(markup, tours));
});

test('a page in XHTML', async ({ open, page }) => {
  const body = "import('/page.js').then(() => import('/open.js'))";
  await page.route(/\/classic.js/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const root = '<html xmlns="http://www.w3.org/1999/xhtml" lang="en">';
  await serve(
    page,
    () => `${root}<head><title>X</title></head><body>${markup}<script src="/classic.js"/></body></html>`,
    'application/xhtml+xml',
  );
  await playTwice(await open(markup, tours));
});

test('a page of frames alone', async ({ open, page }) => {
  const frames =
    '<frameset cols="50%,50%"><frame src="/frame?markup=1"/><frame src="/frame?markup=2"/></frameset>';
  await serve(page, () => `<!doctype html><head>${scripts}</head>${frames}`);
  const tour = await open('', [{ key: 'tour', steps: [{ anchor: 'page' }] }]);
  await tour.start();
  expect(await tour.hits('next')).toBe(true);
  await tour.part('next').click();
  await expect(tour.part('host')).toHaveCount(0);
});

test('a tour that begins before the page has its body looks as that does when it comes', async ({
  open,
  page,
}) => {
  const tour = await open(markup, [{ key: 'tour', steps: [{ anchor: 'page' }, { anchor: 'a' }] }]);
  await page.evaluate(() => {
    const { body } = document;
    body.className = 'dark';
    body.remove();
    Object.assign(window, { comes: () => document.documentElement.append(body) });
  });
  await tour.start();
  await expect(tour.part('host')).toHaveAttribute('data-theme', 'light');
  await page.evaluate('comes()');
  await expect(tour.part('host')).toHaveAttribute('data-theme', 'dark');
  await tour.part('next').click();
  await tour.expectStep('a');
});

test('a page that patches its history during a tour, and takes that back', async ({ open, page }) => {
  const tour = await open(markup, { tours, anchors: [{ key: 'a', routes: ['home'] }] });
  await page.evaluate(() => {
    const { pushState } = history;
    history.pushState = (...given) => pushState.apply(history, given);
    Object.assign(window, { takeBack: () => Object.assign(history, { pushState }) });
  });
  await tour.start();
  await page.evaluate(() => history.pushState(null, '', '#/orders'));
  await expect(tour.card).toBeHidden();
  await page.evaluate('takeBack()');
  await page.evaluate(() => history.pushState(null, '', '#/'));
  await tour.expectStep('a');
});

test('a browser that translates the card, as it does the page, is given each new text', async ({ open }) => {
  const tour = await open(markup, tours);
  const translate = () =>
    tour.card.evaluate((card) => {
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const font = document.createElement('font');
        font.append(`[${text.data}]`);
        text.replaceWith(font);
      }
    });
  await tour.start();
  await translate();
  await expect(tour.part('text')).toHaveText('[About a.]');
  await tour.part('next').click();
  await tour.expectStep('b');
  await expect(tour.part('counter')).toHaveText('Step 2 of 3');
  await translate();
  await tour.anchor('b').click();
  await tour.expectStep('page');
  await expect(tour.part('next')).toHaveText('Done');
});
