import { chromium, defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.js';

const executablePath = findBrowser();
const port = Number(process.env.TOURWRIGHT_PORT ?? 4273);

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.e2e.ts', 'player/**/*.e2e.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // What was done and what the page said. Pictures and copies of the page after each action, for which `--trace on`
    // asks, cost as much as all of the tests.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      // Its own browser is Playwright's to start: in the headless shell that comes with it.
      ...(executablePath !== chromium.executablePath() && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `npx vite preview --config e2e/vite.config.ts --port ${port} --strictPort`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
