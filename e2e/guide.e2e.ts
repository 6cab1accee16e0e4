/** docs/guide: each one, followed to the letter, ends with a tour that a user plays. */

import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { followGuide } from './support/guide.ts';

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

/** The tour that `tourwright init` writes, by mouse: each step in its own way. */
async function playStarterTour(page: Page): Promise<void> {
  const card = page.locator('[data-part="card"]');
  const press = (name: string) => card.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Show me around' }).click();
  await expect(card).toContainText('All orders are here.');
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(card).toContainText('We show only the open orders now.');
  await expect(page.getByLabel('open')).toBeChecked();
  await expect(page.getByRole('listitem')).toHaveText(['Walk-in, open']);
  await press('Next');
  await expect(card).toContainText('The form is filled in for you.');
  await expect(page.getByLabel('Customer')).toHaveValue('Walk-in');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('You have made your first order.');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await press('Done');
  await expect(card).toHaveCount(0);
}

const vitePage = (script: string, root: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Shop</title></head>
<body><div id="${root}"></div><script type="module" src="${script}"></script></body></html>`;
const viteConfig = (plugin: string) => `import { defineConfig } from 'vite';
import plugin from '${plugin}';
export default defineConfig({ plugins: [plugin()] });`;
const VITE_PACKAGE = '{ "private": true, "type": "module", "scripts": { "build": "vite build" } }';

for (const { guide, template, served } of [
  { guide: 'plain-page.md', template: { 'package.json': '{}' }, served: '.' },
  {
    guide: 'react.md',
    template: {
      'package.json': VITE_PACKAGE,
      'index.html': vitePage('/src/main.jsx', 'root'),
      'vite.config.js': viteConfig('@vitejs/plugin-react'),
    },
    served: 'dist',
  },
  {
    guide: 'vue.md',
    template: {
      'package.json': VITE_PACKAGE,
      'index.html': vitePage('/src/main.js', 'app'),
      'vite.config.js': viteConfig('@vitejs/plugin-vue'),
      'src/main.js':
        "import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App).mount('#app');\n",
    },
    served: 'dist',
  },
]) {
  test(`the guide ${guide} leads to a tour that is played`, async ({ page }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const followed = followGuide(guide, template);
    const { server, address } = await serve(join(followed.folder, served));
    try {
      await page.goto(address);
      await playStarterTour(page);
    } finally {
      server.close();
      followed.remove();
    }
    expect(faults.filter((fault) => !/favicon|404/.test(fault))).toEqual([]);
  });
}
