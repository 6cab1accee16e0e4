import { beforeEach, describe, expect, it } from 'vitest';
import type { AnchorRow } from '../schemas/index.ts';
import { matcherOf } from './locate.ts';
import * as roles from './roles.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <button id="marked" data-tour-anchor="orders.new">New</button>
    <div class="grid"><div class="head" id="css"></div></div>
    <i data-testid="filter:open" id="test-id"></i>
    <button id="plain">  New
      order </button>
    <button id="icon" aria-label="New order"></button>
    <span id="words">New order</span><div role="button" id="labelled" aria-labelledby="words"></div>
    <label>Customer <input id="field"></label>
    <a href="#" id="link">New order</a>
    <a id="no-link">New order</a>
    <img alt="Map" id="image">
    <button id="titled" title="Help"></button>`;
});

function ids(key: string, locator: AnchorRow['locator']): string[] {
  const { selector, accepts } = matcherOf(key, locator, roles);
  return [...document.querySelectorAll(selector)].filter(accepts).map(({ id }) => id);
}

describe('the elements of an anchor', () => {
  it.each([
    ['the attribute', 'orders.new', undefined, ['marked']],
    ['the attribute beside a locator', 'orders.new', { css: '.none' }, ['marked']],
    ['a CSS selector', 'grid.head', { css: '.grid > .head' }, ['css']],
    ['a test id with signs', 'filter', { testId: 'filter:open' }, ['test-id']],
    [
      'role and name, from content, label or other elements',
      'x',
      { role: 'button', name: 'New order' },
      ['plain', 'icon', 'labelled'],
    ],
    ['a link is one by its address', 'x', { role: 'link', name: 'New order' }, ['link']],
    ['a field by its label', 'x', { role: 'textbox', name: 'Customer' }, ['field']],
    ['an image by its alternative', 'x', { role: 'img', name: 'Map' }, ['image']],
    ['a button by its title, when it has nothing else', 'x', { role: 'button', name: 'Help' }, ['titled']],
    ['nothing', 'x', { role: 'button', name: 'Delete' }, []],
    ['a role that is named like what every object has', 'x', { role: 'constructor', name: 'New order' }, []],
  ] as const)('%s', (_, key, locator, found) => {
    expect(ids(key, locator)).toEqual(found);
  });
});
