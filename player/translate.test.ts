import { createInstance, type Resource } from 'i18next';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTexts, type I18nOption } from './translate.ts';

async function texts(i18n: I18nOption | undefined, more: { dev?: boolean; locale?: string } = {}) {
  const changed = vi.fn();
  const warn = vi.fn();
  const made = await createTexts({ i18n, locale: 'en', dev: false, ...more, changed, warn });
  return { ...made, changed, warn };
}

async function hostI18next(resources: Resource, more: object = {}) {
  const instance = createInstance();
  await instance.init({ lng: 'en', fallbackLng: 'en', resources, ...more });
  return instance;
}

const resources = {
  en: {
    translation: {
      hello: 'Hello {{name}}',
      orders_one: '{{count}} order',
      orders_other: '{{count}} orders',
      only: 'Only English',
    },
  },
  de: { translation: { hello: 'Hallo {{name}}' } },
};

it('a host’s translation that throws is a missing text, told of once and with its reason', async () => {
  const reason = new Error('no such message');
  const { translate, warn } = await texts({
    translate() {
      throw reason;
    },
  });
  expect([translate('gone', {}), translate('gone', {})]).toEqual([undefined, undefined]);
  expect(warn.mock.calls).toEqual([['The text "gone" could not be translated.', reason]]);
});

describe('the host’s i18next', () => {
  it.each([
    ['hello', { name: '<b>"Ann"</b>' }, 'Hello <b>"Ann"</b>'],
    ['hello', { name: '\u{f0000}' }, 'Hello \u{f0000}'],
    ['orders', { count: 1 }, '1 order'],
    ['orders', { count: 3 }, '3 orders'],
  ])('gives %s with %j as plain text', async (key, params, text) => {
    expect((await texts(await hostI18next(resources))).translate(key, params)).toBe(text);
  });

  it('falls back where the current language has no text', async () => {
    const instance = await hostI18next(resources);
    await instance.changeLanguage('de');
    const { translate, locale } = await texts(instance);
    expect(translate('hello', { name: 'Ann' })).toBe('Hallo Ann');
    expect(translate('only', {})).toBe('Only English');
    expect(locale()).toBe('de');
  });

  it('tells of a change of language, until stopped', async () => {
    const instance = await hostI18next(resources);
    const { changed, stop } = await texts(instance);
    await instance.changeLanguage('de');
    expect(changed).toHaveBeenCalledOnce();
    stop();
    await instance.changeLanguage('en');
    expect(changed).toHaveBeenCalledOnce();
  });

  it('B086: loads a namespace that comes late, and shows nothing in its place until then', async () => {
    const instance = await hostI18next({});
    let arrive = () => {};
    const loadNamespaces = vi.spyOn(instance, 'loadNamespaces').mockImplementation(
      () =>
        new Promise((resolve) => {
          arrive = () => {
            instance.addResourceBundle('en', 'late', { title: 'Here' });
            resolve();
          };
        }),
    );
    const { translate, changed, warn } = await texts(instance, { dev: true });
    expect(translate('late:title', {})).toBe('');
    expect(translate('late:title', {})).toBe('');
    expect(loadNamespaces).toHaveBeenCalledOnce();
    arrive();
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(translate('late:title', {})).toBe('Here');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('B086: a namespace that fails', () => {
  /** A host whose backend fails so many times before it has the namespace. */
  async function failing(times: number) {
    const reads: string[] = [];
    const instance = createInstance();
    instance.use({
      type: 'backend',
      read(_: string, namespace: string, done: (error: Error | null, texts?: object) => void) {
        reads.push(namespace);
        if (reads.length <= times) done(new Error('503'));
        else done(null, { title: 'Here' });
      },
    } as never);
    await instance.init({ lng: 'en', fallbackLng: 'en', ns: [] });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    return { instance, reads };
  }

  it('once is asked for again, and shows nothing in its place until then', async () => {
    const { instance, reads } = await failing(1);
    const { translate, changed, warn } = await texts(instance, { dev: true });
    expect(translate('late:title', {})).toBe('');
    await vi.advanceTimersByTimeAsync(999);
    expect(reads).toEqual(['late']);
    expect(translate('late:title', {})).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(reads).toEqual(['late', 'late']);
    expect(translate('late:title', {})).toBe('Here');
    expect(changed).toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('for good is given up after four tries, and told of once', async () => {
    const { instance, reads } = await failing(100);
    const { translate, changed, warn } = await texts(instance, { dev: true });
    translate('late:title', {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toHaveLength(4);
    expect(changed).toHaveBeenCalled();
    expect(translate('late:title', {})).toBe('⟦late:title⟧');
    translate('late:title', {});
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['before', 0],
    ['after', 10],
  ])('is not asked for again by a player that went %s it failed', async (_, wait) => {
    const { instance, reads } = await failing(100);
    const { translate, changed, stop } = await texts(instance);
    translate('late:title', {});
    if (wait > 0) await vi.advanceTimersByTimeAsync(wait);
    stop();
    changed.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toEqual(['late']);
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('a key without a text', () => {
  it.each([
    [true, '⟦nope⟧'],
    [false, undefined],
  ])('is visible while developing and not in production (dev: %s), and told of once', async (dev, text) => {
    const { translate, warn } = await texts(await hostI18next(resources), { dev });
    expect(translate('nope', {})).toBe(text);
    translate('nope', {});
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain('"nope"');
  });
});

describe('other sources', () => {
  it('the host’s own function', async () => {
    let tell = () => {};
    const stopped = vi.fn();
    const { translate, changed, locale, stop } = await texts({
      translate: (key) => (key === 'hello' ? 'Hej' : undefined),
      locale: () => 'sv',
      subscribe(changedThere) {
        tell = changedThere;
        return stopped;
      },
    });
    expect([translate('hello', {}), translate('nope', {}), locale()]).toEqual(['Hej', undefined, 'sv']);
    tell();
    expect(changed).toHaveBeenCalledOnce();
    stop();
    expect(stopped).toHaveBeenCalledOnce();
  });

  it('messages, with an i18next of our own', async () => {
    const messages = { en: { tours: { hello: 'Hello', plain: 'Plain' } }, de: { tours: { hello: 'Hallo' } } };
    const { translate, locale } = await texts({ resources: messages }, { locale: 'de' });
    expect([
      translate('tours.hello', {}),
      translate('tours:hello', {}),
      translate('tours.plain', {}),
    ]).toEqual(['Hallo', 'Hallo', 'Plain']);
    expect(locale()).toBe('de');
  });

  it('none at all', async () => {
    expect((await texts(undefined)).translate('hello', {})).toBeUndefined();
  });
});
