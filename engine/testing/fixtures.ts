/** A small app and tours of it, for tests of everything that plays a tour. */
import type {
  AnchorRegistry,
  AnchorRow,
  ClientToolTable,
  RouteRow,
  StepDocument,
  ToolRow,
  TourDocument,
} from '../../schemas/index.ts';
import { createCatalog } from '../catalog.ts';
import type { PlanRequest } from '../plan.ts';
import { planTour } from '../plan-tour.ts';
import type { Viewer } from '../ports.ts';
import { type Tour, tourFromBuild } from '../tour.ts';

const NO_HASH = `sha256:${'0'.repeat(64)}` as const;

export const START = Date.parse('2025-01-01T08:00:00.000Z');

const routes: RouteRow[] = [
  { key: 'home', module: 'core', path: '/' },
  { key: 'orders.list', module: 'orders', path: '/orders', permission: 'orders.view' },
  {
    key: 'orders.detail',
    module: 'orders',
    path: '/orders/:orderId',
    permission: 'orders.view',
    context: { record: { model: 'order', param: 'orderId' } },
  },
  { key: 'team', module: 'team', path: '/team', permission: 'team.manage' },
];

const object = { type: 'object' } as const;

function navigate(route: string): ToolRow {
  return {
    name: `navigate.${route}`,
    module: 'core',
    source: 'client',
    risk: 'L0',
    declaredBy: { kind: 'route', key: route },
    inputSchema: object,
    effect: { kind: 'navigate', route },
  };
}

export const tools: ToolRow[] = [
  ...routes.map(({ key }) => navigate(key)),
  {
    name: 'orders.list.filter',
    module: 'orders',
    source: 'client',
    risk: 'L0',
    declaredBy: { kind: 'resource', key: 'orders.list' },
    inputSchema: { type: 'object', properties: { status: { type: 'array' } } },
    outputSchema: { type: 'object', required: ['count'] },
    permission: 'orders.view',
    routes: ['orders.list'],
    effect: { kind: 'filter' },
    timeoutMs: 12_000,
  },
  {
    name: 'orders.create.prefill',
    module: 'orders',
    source: 'client',
    risk: 'L0',
    declaredBy: { kind: 'action', key: 'orders.create' },
    inputSchema: object,
    permission: 'orders.create',
    routes: ['orders.list'],
    effect: { kind: 'prefill', opens: 'orders.create' },
  },
  {
    name: 'ui.theme.preview',
    module: 'core',
    source: 'client',
    risk: 'L0',
    declaredBy: { kind: 'theme', key: 'themes' },
    inputSchema: object,
    effect: { kind: 'preview' },
  },
  {
    name: 'ui.point',
    module: 'core',
    source: 'client',
    risk: 'L0',
    declaredBy: { kind: 'anchor', key: 'anchors' },
    inputSchema: object,
    effect: { kind: 'point' },
  },
  {
    name: 'orders.delete',
    module: 'orders',
    source: 'server',
    risk: 'L2',
    declaredBy: { kind: 'action', key: 'orders.delete' },
    inputSchema: object,
  },
  {
    name: 'crm_lookup',
    module: 'crm',
    source: 'client',
    declaredBy: { kind: 'import', key: 'crm_lookup' },
    inputSchema: object,
  },
];

const anchors: AnchorRow[] = [
  { key: 'nav.orders', module: 'core', routes: 'any', leadsTo: 'orders.list' },
  { key: 'nav.help', module: 'core', routes: 'any' },
  { key: 'orders.list.filters', module: 'orders', routes: ['orders.list'] },
  { key: 'orders.list.row', module: 'orders', routes: ['orders.list'], leadsTo: 'orders.detail' },
  {
    key: 'orders.create.submit',
    module: 'orders',
    routes: ['orders.list'],
    within: 'orders.create',
    closes: 'orders.create',
  },
  { key: 'orders.detail.total', module: 'orders', routes: ['orders.detail'] },
  { key: 'team.invite', module: 'team', routes: ['team'] },
];

export const table: ClientToolTable = {
  kind: 'ClientToolTable',
  app: 'console',
  hash: NO_HASH,
  routes,
  tools,
  optedOut: [{ name: 'orders.archive.prefill', reason: 'it cannot be undone' }],
};

export const registry: AnchorRegistry = { kind: 'AnchorRegistry', app: 'console', hash: NO_HASH, anchors };

export const catalog = createCatalog(table, registry);

export const viewer: Viewer = {
  id: 'user_1',
  tenant: 'acme',
  roles: ['cashier'],
  permissions: ['orders.view', 'orders.create'],
  locale: 'en',
  facts: { tenant_name: 'Acme', seats: 3 },
};

export type StepSketch = Partial<StepDocument> & { id: string };

/** One step for each policy and advance rule; `there` is passed over, because its rule is met and its anchor is not here. */
export const everyPolicy: readonly StepSketch[] = [
  { id: 'look', onMissing: 'skip' },
  {
    id: 'open',
    tool: 'navigate.orders.list',
    anchor: 'nav.orders',
    advance: 'route',
    onMissing: 'center',
    skippable: false,
  },
  { id: 'there', anchor: 'orders.detail.total', advance: { on: 'route', route: 'orders.list' } },
  {
    id: 'filter',
    tool: 'orders.list.filter',
    anchor: 'orders.list.filters',
    call: 'enter',
    advance: ['manual', { on: 'tool_result', where: { count: { min: 1 } } }],
  },
  { id: 'row', anchor: 'orders.list.row', advance: 'click', onMissing: 'stop' },
];

/** A tour of the app; a step that says nothing else points at the navigation and waits for Next. */
export function tourOf(steps: readonly StepSketch[], rest: Partial<TourDocument> = {}): Tour {
  const tour = {
    kind: 'Tour',
    key: 'orders.first_order',
    app: 'console',
    version: 1,
    title: 'tours.title',
    ...rest,
    steps: steps.map((step) => ({ tool: 'ui.point', anchor: 'nav.help', text: `tours.${step.id}`, ...step })),
  };
  return tourFromBuild({
    kind: 'BuiltTour',
    format: 1,
    hash: 'test',
    tour,
    uses: { tools: {}, anchors: [] },
  });
}

export function planOf(steps: readonly StepSketch[] | Tour, rest: Partial<PlanRequest> = {}) {
  const tour = Array.isArray(steps) ? tourOf(steps) : (steps as Tour);
  return planTour({ tour, viewer, catalog, now: START, ...rest });
}
