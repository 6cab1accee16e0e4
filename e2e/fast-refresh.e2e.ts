/** The app of docs/guide/react.md under Vite's dev server: its source changes while a tour runs (React Fast Refresh). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { followGuide } from './support/guide.ts';
import { playStarterTour, REACT_TEMPLATE } from './support/starter.ts';

test('a tour goes on where it is when the app around it is edited', async ({ page }) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const { folder, remove } = followGuide('react.md', REACT_TEMPLATE);
  const server = await createServer({
    root: folder,
    logLevel: 'error',
    server: { port: 0, host: 'localhost' },
  });
  /** Saves the file of the components with another text in it, and waits until the page shows that. */
  const edit = async (from: string, to: string): Promise<void> => {
    const file = join(folder, 'src/App.jsx');
    const text = readFileSync(file, 'utf8');
    expect(text.split(`>${from}<`)).toHaveLength(2);
    writeFileSync(file, text.replace(`>${from}<`, `>${to}<`));
    await expect(page.getByText(to, { exact: true })).toBeVisible();
  };
  try {
    await server.listen();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
    const card = page.locator('[data-part="card"]');

    await playStarterTour(page, {
      // The component that holds the step's anchor in a ref.
      only_open: () => edit('Show', 'Show only'),
      // The component that is in the app's modal dialog, with the card in it.
      new_order: () => edit('Save', 'Save now'),
    });

    expect(await page.evaluate(() => 'loadedOnce' in window), 'no reload').toBe(true);
    await expect(card).toHaveCount(0);
    await expect(page.locator('[data-part="host"]')).toHaveCount(0);
  } finally {
    await server.close();
    remove();
  }
  expect(faults.filter((fault) => !/favicon|404/.test(fault))).toEqual([]);
});
