// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import registry from '../catalog/console/anchors.json' with { type: 'json' };
import table from '../catalog/console/client-tools.json' with { type: 'json' };
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import { LAYOUTS, THEMES } from './desk/appearance.ts';
import { ITEMS, STATUSES } from './desk/order.ts';
import { COLUMNS, SORT_KEYS, VIEW_KEYS } from './desk/order-list.ts';
import { ROUTE_PATHS } from './desk/routes.ts';
import { ROLES } from './desk/team.ts';
import { createTexts } from './i18n.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

describe('the module manifests', () => {
  it('declare the anchors that the screens mark, and no others', () => {
    const marked = globSync('**/*.tsx', { cwd: here }).flatMap((file) =>
      [...readFileSync(`${here}/${file}`, 'utf8').matchAll(/data-tour-anchor="([^"]+)"/g)].map(
        ([, key]) => key,
      ),
    );
    expect([...new Set(marked)].sort()).toEqual(registry.anchors.map((anchor) => anchor.key).sort());
  });

  it('declare the routes of the app', () => {
    expect(Object.fromEntries(table.routes.map(({ key, path }) => [key, path]))).toEqual(ROUTE_PATHS);
  });

  it.each<[string, string, readonly string[]]>([
    ['orders.list.filter', '/status/items', STATUSES],
    ['orders.list.sort', '/field', SORT_KEYS],
    ['orders.list.columns', '/columns/items', COLUMNS],
    ['orders.list.view', '/view', VIEW_KEYS],
    ['orders.create.prefill', '/item', ITEMS],
    ['team.invite.prefill', '/role', ROLES],
    ['ui.theme.preview', '/theme', THEMES],
    ['ui.layout.preview', '/layout', LAYOUTS],
  ])('offer in %s at %s what the app has', (tool, path, choices) => {
    const row = table.tools.find(({ name }) => name === tool);
    const at = path
      .slice(1)
      .split('/')
      .reduce<unknown>(property, { ...row?.inputSchema.properties });
    expect([...(property(at, 'enum') as string[])].sort()).toEqual([...choices].sort());
  });
});

describe('the texts', () => {
  it('have the same keys in both locales', () => {
    expect(keysOf(de)).toEqual(keysOf(en));
  });

  it('use the same placeholders in both locales', () => {
    const german = new Map(textsOf(de));
    for (const [key, text] of textsOf(en)) {
      expect([key, placeholders(german.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('come with numbers as the locale writes them', () => {
    expect(createTexts('de').t('orders.count', { count: 1500 })).toBe('1.500 Bestellungen');
    expect(createTexts('en').t('orders.count', { count: 1 })).toBe('1 order');
  });
});

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function textsOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[`${path}${key}`, text]] : textsOf(text, `${path}${key}.`),
  );
}

function keysOf(locale: object): string[] {
  return textsOf(locale)
    .map(([key]) => key)
    .sort();
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{[^}]+\}\}/g)].map(([placeholder]) => placeholder).sort();
}
