/** docs/guide: each one, followed to the letter, ends with a tour that a user plays. */

import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
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

for (const { guide, template, served } of [
  { guide: 'plain-page.md', template: { 'package.json': '{}' }, served: '.' },
  {
    guide: 'react.md',
    template: REACT_TEMPLATE,
    served: 'dist',
  },
  {
    guide: 'vue.md',
    template: VUE_TEMPLATE,
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
