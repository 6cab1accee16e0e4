/** What runs in the fixture page: a player over whatever the page's markup holds. */

import { createInstance } from 'i18next';
import { toolSchemaHash, tourFromBuild } from '../../engine/index.ts';
import type { AnchorRow, BuiltTour, ClientToolTable, StepDocument, ToolRow } from '../../schemas/index.ts';
import { createPlayer, type Player, type PlayerOptions, routerFromPath, type TourEvent } from '../index.ts';

/** A tour in few words: each step is pointing unless it says more. */
export interface TourSketch {
  readonly key: string;
  readonly steps: readonly (Pick<StepDocument, 'anchor'> & Partial<StepDocument>)[];
  readonly trigger?: object;
  readonly priority?: number;
  readonly version?: number;
  readonly onNewVersion?: string;
  readonly title?: object | string;
  readonly origin?: 'generated';
}

export interface PageSketch {
  readonly tours: readonly TourSketch[];
  /** Anchors that need more than their key. */
  readonly anchors?: readonly Partial<AnchorRow>[];
  readonly options?: Pick<
    PlayerOptions,
    'autoStart' | 'animate' | 'theme' | 'quietPeriod' | 'offerAgainAfter' | 'counter' | 'dev'
  >;
  /** Who sits in front of the page. */
  readonly user?: string;
}

export interface FixturePage {
  open(sketch: PageSketch): void;
  readonly player: Player;
  readonly events: TourEvent[];
  /** Names of the tools that were called. */
  readonly calls: string[];
  /** Resolves the next call of `slow`. */
  answer: () => void;
  /** Makes an i18next of the host's own. */
  readonly createI18n: typeof createInstance;
  /** For `hostPlayer`, which gives other options. */
  readonly createPlayer: typeof createPlayer;
}

const routes = [
  { key: 'home', module: 'shop', path: '/' },
  { key: 'orders', module: 'shop', path: '/orders' },
];
const anything = { type: 'object' };

function tool(name: string, effect: ToolRow['effect']): ToolRow {
  return {
    name,
    module: 'shop',
    source: 'client',
    risk: 'L0',
    declaredBy: { kind: 'resource', key: 'shop' },
    inputSchema: anything,
    outputSchema: anything,
    ...(effect && { effect }),
  };
}

const tools = [
  tool('ui.point', { kind: 'point' }),
  tool('navigate.orders', { kind: 'navigate', route: 'orders' }),
  tool('filter', { kind: 'filter' }),
  tool('slow', { kind: 'filter' }),
];
const hash = `sha256:${'0'.repeat(64)}`;

function built({ key, steps, version = 1, title, ...more }: TourSketch): BuiltTour {
  const documents = steps.map((step, index) => ({
    id: `s${index + 1}`,
    tool: 'ui.point',
    text: { inline: { en: `About ${step.anchor}.` } },
    ...step,
  }));
  return {
    kind: 'BuiltTour',
    format: 1,
    hash: key,
    tour: {
      kind: 'Tour',
      key,
      app: 'shop',
      ...more,
      version,
      title: title ?? { inline: { en: 'A tour' } },
      steps: documents,
    } as BuiltTour['tour'],
    uses: {
      tools: Object.fromEntries(
        tools
          .filter(({ name }) => documents.some((step) => step.tool === name))
          .map((row) => [row.name, toolSchemaHash(row)]),
      ),
      anchors: [...new Set(documents.map(({ anchor }) => anchor))].filter((anchor) => anchor !== 'page'),
    },
  };
}

function open({ tours, anchors = [], options = {}, user = 'u1' }: PageSketch): void {
  const builtTours = tours.map(built);
  const keys = new Set([
    ...builtTours.flatMap(({ uses }) => uses.anchors),
    ...tours.flatMap(({ steps }) => steps.flatMap(({ highlight = [] }) => highlight)),
    ...anchors.flatMap(({ key }) => key ?? []),
  ]);
  const table: ClientToolTable = { kind: 'ClientToolTable', app: 'shop', hash, routes, tools };
  const player = (window.hostPlayer ?? createPlayer)({
    catalog: {
      tools: table,
      anchors: {
        kind: 'AnchorRegistry',
        app: 'shop',
        hash,
        anchors: [...keys].map((key) => ({
          key,
          module: 'shop',
          routes: 'any' as const,
          ...anchors.find((row) => row.key === key),
        })),
      },
    },
    tours: builtTours,
    tools: {
      'navigate.orders'() {
        fixture.calls.push('navigate.orders');
        location.hash = '/orders';
        return { route: 'orders' };
      },
      filter() {
        fixture.calls.push('filter');
        return { count: 3 };
      },
      slow() {
        fixture.calls.push('slow');
        return new Promise((resolve) => {
          fixture.answer = () => resolve({ count: 1 });
        });
      },
    },
    router: routerFromPath({ routes, path: () => location.hash.slice(1) || '/' }),
    loadValue: (value) => ({ ok: true, tour: tourFromBuild(built(value as TourSketch)) }),
    viewer: { id: user, tenant: 'acme', roles: [], permissions: [], locale: 'en', facts: {} },
    dev: true,
    ...options,
    ...window.hostOptions?.(),
  });
  player.subscribe((event) => fixture.events.push(event));
  Object.assign(fixture, { player });
}

export const fixture = {
  open,
  events: [],
  calls: [],
  answer() {},
  createI18n: createInstance,
  createPlayer,
} as unknown as FixturePage & {
  answer: () => void;
};

declare global {
  interface Window {
    fixture: FixturePage;
    /** What a test gives to the player in code, by a script that runs before the page's own. */
    hostOptions?: () => Partial<PlayerOptions>;
    /** Makes the player in another way than by `createPlayer`. */
    hostPlayer?: (options: PlayerOptions) => Player;
  }
}
window.fixture = fixture;
