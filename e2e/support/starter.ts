/** The project of the guides: what `npm create` leaves for it, and its tour. */
import { expect, type Page } from '@playwright/test';

const vitePage = (script: string, root: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Shop</title></head>
<body><div id="${root}"></div><script type="module" src="${script}"></script></body></html>`;
const viteConfig = (plugin: string) => `import { defineConfig } from 'vite';
import plugin from '${plugin}';
export default defineConfig({ plugins: [plugin()] });`;
const VITE_PACKAGE = '{ "private": true, "type": "module", "scripts": { "build": "vite build" } }';

/** Files by path. */
export const REACT_TEMPLATE = {
  'package.json': VITE_PACKAGE,
  'index.html': vitePage('/src/main.jsx', 'root'),
  'vite.config.js': viteConfig('@vitejs/plugin-react'),
};

/** Files by path. */
export const VUE_TEMPLATE = {
  'package.json': VITE_PACKAGE,
  'index.html': vitePage('/src/main.js', 'app'),
  'vite.config.js': viteConfig('@vitejs/plugin-vue'),
  'src/main.js':
    "import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App).mount('#app');\n",
};

/**
 * The tour that `tourwright init` writes, by mouse: each step in its own way.
 *
 * @param during what happens at a step, by its id, before the user goes on from there
 */
export async function playStarterTour(
  page: Page,
  during: Readonly<Record<string, () => Promise<void>>> = {},
): Promise<void> {
  const card = page.locator('[data-part="card"]');
  const press = (name: string) => card.getByRole('button', { name, exact: true }).click();
  const reads = async (text: string) => {
    await expect(card).toContainText(text);
    await during[(await card.getAttribute('data-step')) ?? '']?.();
    await expect(card).toContainText(text);
  };
  await page.getByRole('button', { name: 'Show me around' }).click();
  await reads('All orders are here.');
  await page.getByRole('link', { name: 'Orders' }).click();
  await reads('We show only the open orders now.');
  await expect(page.getByLabel('open')).toBeChecked();
  await expect(page.getByRole('listitem')).toHaveText(['Walk-in, open']);
  await press('Next');
  await reads('The form is filled in for you.');
  await expect(page.getByLabel('Customer')).toHaveValue('Walk-in');
  await page.getByRole('button', { name: 'Save' }).click();
  await reads('You have made your first order.');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await press('Done');
  await expect(card).toHaveCount(0);
}
