/** docs/guide: each one, followed to the letter, ends with a tour that a user plays. */

import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { followGuide } from './support/guide.ts';
import { playStarterTour, REACT_TEMPLATE, VUE_TEMPLATE } from './support/starter.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Files as they are; a path without an extension is a screen of the app. */
async function serve(folder: string): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const extension = extname(pathname);
    const file = extension === '' ? 'index.html' : pathname;
    readFile(join(folder, file)).then(
      (body) => response.setHeader('content-type', TYPES[extension || '.html'] ?? 'text/plain').end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}/` };
}

/** Follows a guide, and plays in what comes of it. Neither the page nor the player may tell of a fault. */
async function playGuide(
  page: Page,
  { guide, template, served }: Case,
  play: (page: Page) => Promise<void>,
): Promise<void> {
  test.setTimeout(120_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const followed = followGuide(guide, template);
  const { server, address } = await serve(join(followed.folder, served));
  try {
    await page.goto(address);
    await play(page);
  } finally {
    server.close();
    followed.remove();
  }
  expect(faults.filter((fault) => !/favicon|404/.test(fault))).toEqual([]);
}

interface Case {
  readonly guide: string;
  readonly template: Readonly<Record<string, string>>;
  readonly served: string;
}
const VUE: Case = { guide: 'vue.md', template: VUE_TEMPLATE, served: 'dist' };

for (const each of [
  { guide: 'plain-page.md', template: { 'package.json': '{}' }, served: '.' },
  { guide: 'react.md', template: REACT_TEMPLATE, served: 'dist' },
  VUE,
]) {
  test(`the guide ${each.guide} leads to a tour that is played`, ({ page }) =>
    playGuide(page, each, (shop) => playStarterTour(shop)));
}

test('the form of the guide vue.md opens in the moment in which its screen comes', async ({ page }) => {
  const tour = `kind: Tour
key: orders.first_order
app: app
version: 1
title: tours.first_order.title
steps:
  - { id: open_orders, tool: navigate.orders.list, text: tours.first_order.open_orders, anchor: nav.orders, advance: route }
  - { id: new_order, tool: orders.create.prefill, input: { customer: Walk-in }, text: tours.first_order.new_order, anchor: orders.create.submit, advance: click }
`;
  const withTour = { ...VUE, template: { ...VUE.template, 'tours/first-order.yaml': tour } };
  await playGuide(page, withTour, async (shop) => {
    const card = shop.locator('[data-part="card"]');
    await shop.getByRole('button', { name: 'Show me around' }).click();
    await expect(card).toContainText('All orders are here.');
    await shop.getByRole('link', { name: 'Orders' }).click();
    await expect(card).toContainText('The form is filled in for you.');
    await expect(shop.getByLabel('Customer')).toHaveValue('Walk-in');
  });
});
