/** `tour preview` of this repository's own project. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { Preview } from './support/preview.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ preview: Preview; stage: FrameLocator }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are wanted.
  preview: async ({}, use) => {
    const preview = await Preview.start();
    await use(preview);
    await preview.stop();
  },
  stage: async ({ page, preview }, use) => {
    await page.goto(preview.address);
    await expect(startOf(page, 'Your first order')).toBeEnabled();
    await use(page.frameLocator('#stage'));
    // Before its server: a page whose server has gone says so in the console.
    await page.close();
  },
});

function startOf(page: Page, tour: string): Locator {
  return page.getByRole('button', { name: `Start ${tour}` });
}

function cardAt(stage: FrameLocator, step: string): Locator {
  return stage.locator(`[data-part="card"][data-step="${step}"]`);
}

function anchor(stage: FrameLocator, key: string): Locator {
  return stage.locator(`[data-tour-anchor="${key}"]`);
}

test('a tour is played to its end by mouse', async ({ page, stage }) => {
  await startOf(page, 'Your first order').click();
  await expect(cardAt(stage, 'open_orders')).toBeVisible();
  await anchor(stage, 'nav.orders').click();
  await expect(cardAt(stage, 'only_open')).toBeVisible();
  await expect(page.locator('[data-state=running]')).toContainText('At step only_open');
  await stage.locator('[data-part="show-me"]').click();

  await expect(cardAt(stage, 'new_order')).toBeVisible();
  await expect(stage.getByLabel('Customer')).toHaveValue('Walk-in');
  await expect(stage.getByLabel('Item')).toHaveValue('espresso_beans');
  await expect(stage.getByLabel('Quantity')).toHaveValue('2');
  await anchor(stage, 'orders.create.submit').click();

  await expect(cardAt(stage, 'done')).toBeVisible();
  await expect(stage.getByRole('dialog', { name: 'Orders create' })).toHaveCount(0);
  await expect(stage.getByRole('heading', { name: 'Orders · detail' })).toBeVisible();
  await stage.locator('[data-part="next"]').click();
  await expect(page.locator('[data-state=running]')).toHaveCount(0);
  await page.getByText('What happened').click();
  await expect(page.locator('#log')).toContainText('tour_completed');
});

test('what a step waits for can be done at its anchor, whatever the registry knows of it', async ({
  page,
  stage,
}) => {
  await startOf(page, 'A round of the order desk').click();
  await stage.locator('[data-part="next"]').click();
  await anchor(stage, 'nav.orders').click();
  await expect(cardAt(stage, 'search')).toBeVisible();
  await anchor(stage, 'orders.list.search').getByRole('button', { name: 'Do it by hand' }).click();
  await anchor(stage, 'orders.list.new').click();
  await expect(cardAt(stage, 'customer')).toBeVisible();
  await stage.locator('[data-part="next"]').click();
  await expect(cardAt(stage, 'cancel')).toBeVisible();
  await anchor(stage, 'orders.create.cancel').click();
  await expect(cardAt(stage, 'detail')).toBeVisible();
  await anchor(stage, 'orders.list.table').getByRole('button', { name: 'Go to Orders · detail' }).click();
  await expect(cardAt(stage, 'timeline')).toBeVisible();
});

test('locale, tenant and role are switched, and who may not have a tour is told why', async ({
  page,
  stage,
}) => {
  await startOf(page, 'Set up your team').click();
  await expect(stage.locator('[data-part="counter"]')).toHaveText('Step 1 of 5');
  await page.getByLabel('Tenant').selectOption('acme');
  await expect(stage.locator('[data-part="counter"]')).toHaveText('Step 1 of 4');
  await page.getByLabel('Locale').selectOption('de');
  await expect(stage.locator('[data-part="counter"]')).toHaveText('Schritt 1 von 4');
  await expect(page.locator('[data-tour="team.setup"] strong')).not.toHaveText('Set up your team');
  await page.getByLabel('Role').selectOption('viewer');
  const refused = page.locator('[data-tour="team.setup"]');
  await expect(refused.getByRole('button')).toBeDisabled();
  await expect(refused.locator('.bad')).toContainText("not for this user's roles");
  await expect(refused.locator('.bad')).toContainText('It needs the role');
  await page.reload();
  await expect(page.getByLabel('Locale')).toHaveValue('de');
});

test('a draft of an overlay is tried by choice alone', async ({ page, stage, preview }) => {
  const counter = stage.locator('[data-part="counter"]');
  await startOf(page, 'Set up your team').click();
  await page.getByLabel('Tenant').selectOption('acme');
  await expect(counter).toHaveText('Step 1 of 4');
  preview.edit('tours/overlays/acme.yaml', 'stage: live', 'stage: draft');
  await expect(page.getByLabel('Tenant').locator('option', { hasText: 'acme (draft)' })).toBeAttached();
  await expect(counter).toHaveText('Step 1 of 5');
  await page.getByLabel('Tenant').selectOption('acme (draft)');
  await expect(counter).toHaveText('Step 1 of 4');
});

test('changes are followed: a text at its step, a mistake as its diagnostic', async ({
  page,
  stage,
  preview,
}) => {
  await startOf(page, 'Your first order').click();
  await expect(cardAt(stage, 'open_orders')).toBeVisible();
  await anchor(stage, 'nav.orders').click();
  await expect(cardAt(stage, 'only_open')).toContainText('what is still open');
  preview.edit('tours/locales/en.json', 'what is still **open**', 'what is **not done**');
  await expect(cardAt(stage, 'only_open')).toContainText('what is not done');

  preview.edit('tours/team-setup.yaml', 'anchor: team.import_csv', 'anchor: team.import_csf');
  const problem = page.locator('#problems [data-severity=error]');
  await expect(problem).toContainText('tours/team-setup.yaml:');
  await expect(problem).toContainText('Did you mean "team.import_csv"?');
  await expect(problem).toContainText('[anchor-known]');
  const faulty = page.locator('[data-tour="team.setup"]');
  await expect(faulty.getByRole('button')).toBeDisabled();
  await expect(faulty).toContainText('1 error in tours/team-setup.yaml: it cannot start.');
  // The others play on.
  await expect(cardAt(stage, 'only_open')).toBeVisible();
  preview.edit('tours/team-setup.yaml', 'anchor: team.import_csf', 'anchor: team.import_csv');
  await expect(page.getByText('No problems found.')).toBeVisible();
  await expect(startOf(page, 'Set up your team')).toBeEnabled();
});

test('what a mistake takes away comes back with its mending: the tenant, and the tour at its step', async ({
  page,
  stage,
  preview,
}) => {
  const counter = stage.locator('[data-part="counter"]');
  await startOf(page, 'Set up your team').click();
  await stage.getByRole('button', { name: 'Next' }).click();
  await expect(counter).toHaveText('Step 2 of 5');
  await page.getByLabel('Tenant').selectOption('acme');
  await expect(counter).toContainText('of 4');
  const [at, step] = [
    await counter.textContent(),
    await stage.locator('[data-part="card"]').getAttribute('data-step'),
  ];
  for (const [from, to] of [
    ['kind: Tour', 'kind: Tuor'],
    ['kind: Tuor', 'kind: Tour'],
  ] as const) {
    preview.edit('tours/team-setup.yaml', from, to);
    await expect(stage.locator('[data-part="card"]')).toHaveCount(to === 'kind: Tour' ? 1 : 0);
  }
  await expect(page.getByLabel('Tenant')).toHaveValue('acme');
  await expect(counter).toHaveText(at ?? '');
  await expect(cardAt(stage, step ?? '')).toBeVisible();
});

test('a tenant whose overlay hides the step sees the tour from its beginning', async ({ page, stage }) => {
  await startOf(page, 'Your first order').click();
  await expect(cardAt(stage, 'open_orders')).toBeVisible();
  await anchor(stage, 'nav.orders').click();
  await expect(cardAt(stage, 'only_open')).toBeVisible();
  await page.getByLabel('Tenant').selectOption('globex');
  await expect(cardAt(stage, 'open_orders')).toBeVisible();
  await expect(page.locator('[data-tour="orders.first_order"] .bad')).toHaveCount(0);
});

test('the spotlight is on its anchor, and the card beside it', async ({ page, stage }) => {
  await startOf(page, 'Your first order').click();
  await expect(cardAt(stage, 'open_orders')).toBeVisible();
  const boxOf = async (locator: Locator) =>
    (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect
    .poll(async () => {
      const [ring, place] = [
        await boxOf(stage.locator('[data-part="ring"]').first()),
        await boxOf(anchor(stage, 'nav.orders')),
      ];
      return Math.max(Math.abs(ring.x - place.x), Math.abs(ring.y - place.y));
    })
    .toBeLessThan(12);
});
