import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { builtInLabels } from 'tourwright/engine';
import { type CardKind, EACH_KIND, showCard } from './support/card-kinds.ts';
import type { Desk } from './support/desk.ts';
import { expect, test } from './support/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** One kind for each screen: around the others the page is the same. */
const WITH_THE_PAGE: readonly CardKind[] = ['anchored', 'centred', 'dialog'];

/** What axe objects to, as sentences; in the whole page, or in what the player draws. */
async function objections(page: Page, where: 'page' | 'player'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(RULES);
  const found = await (where === 'player' ? axe.include('[data-part="host"]') : axe).analyze();
  const looked = found.passes.map(({ id }) => id);
  expect(looked, 'axe has looked into the card').toEqual(
    expect.arrayContaining(['aria-dialog-name', 'button-name', 'target-size']),
  );
  // Over a backdrop axe cannot tell the contrast; it is computed in access-contrast.e2e.ts.
  const undecided = found.incomplete.map(({ id }) => id).filter((id) => id !== 'color-contrast');
  expect(undecided, 'what axe leaves open').toEqual([]);
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
  );
}

/** What a screen reader is given of the card. */
interface Told {
  readonly name: string;
  readonly description: string;
  /** Names of the buttons in reading order. */
  readonly buttons: readonly string[];
  readonly focused: string;
  /** What else has to be there: `role: name`. */
  readonly has: readonly string[];
}

const RICH = 'All of your orders are here. Type a name or a number such as ORD-1042.';
const HINT = 'Nothing is saved before you press Create order.';

const TOLD: Readonly<Record<CardKind, Told>> = {
  anchored: {
    name: 'Tour Find an order',
    description: RICH,
    buttons: ['Leave tour', 'Next', 'Skip'],
    focused: 'Next',
    has: ['heading: Find an order', 'StaticText: Step 1 of 2'],
  },
  centred: {
    name: 'Tour Welcome',
    description: RICH,
    buttons: ['Leave tour', 'Next', 'Skip'],
    focused: 'Next',
    has: ['heading: Welcome', 'StaticText: Step 1 of 2'],
  },
  stuck: {
    name: 'Tour',
    description: builtInLabels.en.stuck.anchorMissing,
    buttons: ['Leave tour', 'Leave tour', 'Skip', 'Try again'],
    focused: 'Try again',
    has: ['StaticText: Step 1 of 2'],
  },
  media: {
    name: 'Tour',
    description: `${RICH} ${HINT}`,
    buttons: ['Leave tour', 'Next', 'Skip'],
    focused: 'Next',
    has: ['image: The mark of the order desk'],
  },
  dialog: {
    name: 'Tour',
    description: 'The text of customer.',
    buttons: ['Leave tour', 'Back', 'Done'],
    focused: 'Done',
    has: ['StaticText: Step 2 of 2'],
  },
  generated: {
    name: 'Orders to pack',
    description: 'Written by AI What is open can be packed now. Let me filter the list for you.',
    buttons: ['Leave tour', 'Show me', 'Next', 'Skip'],
    focused: 'Next',
    has: ['StaticText: Written by AI', 'StaticText: Step 1 of 2'],
  },
  busy: {
    name: 'Tour',
    description: 'The text of new.',
    buttons: ['Leave tour', 'Next (disabled)', 'Skip'],
    focused: 'Next (disabled)',
    has: ['StaticText: Step 1 of 2'],
  },
};

interface AxValue {
  readonly value?: unknown;
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly childIds?: readonly string[];
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
}

/** The accessibility tree of the page as the browser gives it to assistive technology. */
async function accessibilityTree(page: Page): Promise<readonly AxNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await session.detach();
  return nodes;
}

function isNode(node: AxNode | undefined): node is AxNode {
  return node !== undefined;
}

/** The nodes below one, in reading order. */
function below(tree: readonly AxNode[], { childIds = [] }: AxNode): AxNode[] {
  const children = childIds.map((id) => tree.find(({ nodeId }) => nodeId === id)).filter(isNode);
  return children.flatMap((child) => [...(child.ignored ? [] : [child]), ...below(tree, child)]);
}

function property(node: AxNode, name: string): unknown {
  return node.properties?.find((each) => each.name === name)?.value.value;
}

/** A button's name, with the state that is read out with it. */
function spoken(node: AxNode): string {
  return `${node.name?.value}${property(node, 'disabled') === true ? ' (disabled)' : ''}`;
}

for (const kind of EACH_KIND) {
  test(`assistive technology is told of the card (B026), and axe objects to nothing in light and dark: ${kind}`, async ({
    desk,
    page,
  }) => {
    test.slow(WITH_THE_PAGE.includes(kind), 'axe reads the whole page');
    await page.emulateMedia({ colorScheme: 'light' });
    await showCard(desk, kind);
    await test.step('told of the card', () => isTold(desk, TOLD[kind]));
    const where = WITH_THE_PAGE.includes(kind) ? 'page' : 'player';
    expect(await objections(page, where), 'light').toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(desk.card.part('host')).toHaveAttribute('data-theme', 'dark');
    expect(await objections(page, 'player'), 'dark').toEqual([]);
  });

  test(`axe objects to nothing from right to left: ${kind}`, async ({ desk, page }) => {
    await showCard(desk, kind, { direction: 'rtl' });
    expect(await objections(page, 'player')).toEqual([]);
  });
}

/** The browser gives this of the card to assistive technology. */
async function isTold(desk: Desk, { name, description, buttons, focused, has }: Told): Promise<void> {
  await expect(desk.card.self.locator(':focus')).toBeVisible();

  const tree = await accessibilityTree(desk.page);
  const cards = tree.filter(({ ignored, role, name: own }) => {
    return !ignored && role?.value === 'dialog' && own?.value === name;
  });
  expect(cards, `dialogs named "${name}"`).toHaveLength(1);
  const [card] = cards as [AxNode];
  const inside = below(tree, card);
  expect(card.description?.value).toBe(description);
  // It is no modal: the anchor beside it is for use.
  expect(property(card, 'modal') ?? false).toBe(false);
  const made = inside.filter(({ role }) => role?.value === 'button');
  expect(made.map(spoken)).toEqual(buttons);
  // SC 2.5.3: who says what stands on a button presses it.
  const labels = await desk.card.self.locator('button').allTextContents();
  expect(made.map((button, at) => String(button.name?.value).slice(0, labels[at]?.length))).toEqual(labels);
  expect(made.filter((button) => property(button, 'focused')).map(spoken)).toEqual([focused]);
  const all = inside.map((node) => `${node.role?.value}: ${node.name?.value}`);
  expect(all).toEqual(expect.arrayContaining([...has]));
  // The spotlight is for the eyes: nothing of it is told.
  const status = tree.filter(({ ignored, role }) => !ignored && role?.value === 'status');
  expect(status.map((node) => property(node, 'live'))).toContain('polite');
}
