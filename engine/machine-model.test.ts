/**
 * The machine against a model: every state that can be reached on two small tours, and every move between them, is
 * listed here by hand. What is not listed must not happen, and what is listed must.
 */
import { getAdjacencyMap, getShortestPaths } from '@xstate/graph';
import { describe, expect, test } from 'vitest';
import { type SnapshotFrom, StateMachine, transition } from 'xstate';
import { previousStep, wasShown } from './course.ts';
import type { MachineEvent } from './events.ts';
import { createTourMachine } from './machine.ts';
import type { Plan } from './plan.ts';
import type { RouteState } from './ports.ts';
import { newRecord, recordOutcome } from './progress.ts';
import { planOf, START, tourOf } from './testing/fixtures.ts';
import { Page } from './testing/page.ts';

/** One step for each policy and advance rule; `there` is passed over, because its rule is met and its anchor is not here. */
const whole = planOf([
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
]);

/** A tour that is resumed where its step's route rule is met. */
const tour = tourOf([{ id: 'first' }, { id: 'go', advance: { on: 'route', route: 'home' } }, { id: 'last' }]);
const progress = recordOutcome(newRecord(tour, 1, START), 'first', 'completed', 'user', START);
const resumed = planOf(tour, { progress });

type Unstamped<E> = E extends unknown ? Omit<E, 'visit'> : never;

const OK = (count: number) => ({ ok: true, result: { count } }) as const;
const REFUSED = { ok: false, refusal: { code: 'handler_failed', message: '' } } as const;
const route = (key: string): RouteState => ({ route: key, params: {} });

const EVENTS: Readonly<Record<string, Unstamped<MachineEvent>>> = {
  start: { type: 'start' },
  next: { type: 'next' },
  back: { type: 'back' },
  skip: { type: 'skip' },
  retry: { type: 'retry' },
  show_me: { type: 'show_me' },
  leave: { type: 'leave' },
  dismiss: { type: 'dismiss' },
  pause: { type: 'pause', reason: 'hidden_tab' },
  resume: { type: 'resume' },
  go_to: { type: 'go_to', step: 'filter' },
  report: { type: 'report', tool: 'orders.list.filter', result: { count: 1 } },
  'called 0': { type: 'called', outcome: OK(0) },
  'called 1': { type: 'called', outcome: OK(1) },
  refused: { type: 'called', outcome: REFUSED },
  home: { type: 'route', route: route('home') },
  orders: { type: 'route', route: route('orders.list') },
  visible: { type: 'anchor', status: { state: 'visible' } },
  missing: { type: 'anchor', status: { state: 'missing', reason: 'absent', detail: '' } },
  click: { type: 'click', anchor: 'orders.list.row' },
  timeout: { type: 'timeout' },
};

function eventNamed(name: string, visit: number): MachineEvent {
  return { ...EVENTS[name], visit } as MachineEvent;
}

type Machine = ReturnType<typeof createTourMachine>;
type Snapshot = SnapshotFrom<Machine>;

/** The machine in a world where the current route is the one last told. */
function machineInWorld(change: (machine: Machine) => Machine = (machine) => machine): Machine {
  let current = route('home');
  const page = new Page();
  const ports = { ...page.ports, routes: { current: () => current, subscribe: () => () => {} } };
  const machine = change(createTourMachine(ports, () => {}));
  return Object.create(machine, {
    transition: {
      value: (snapshot: Snapshot, event: MachineEvent, scope: never) => {
        current = event.type === 'route' ? event.route : snapshot.context.route;
        return machine.transition(snapshot, event, scope);
      },
    },
  });
}

/** The events tried in a state: none after the end, where nothing listens. */
function eventsIn({ status, context }: Snapshot): string[] {
  // Jumping back from anywhere would multiply the trails, and show nothing new.
  const mayJump = context.index === 0 || context.pause === 'off_route';
  return status === 'done' ? [] : Object.keys(EVENTS).filter((name) => name !== 'go_to' || mayJump);
}

const options = (plan: Plan) => ({
  input: plan,
  events: (state: Snapshot) => eventsIn(state).map((name) => eventNamed(name, state.context.visit)),
  /** What decides how the machine goes on; times, visits and the rest of the record do not. */
  serializeState: ({ value, context }: Snapshot) =>
    JSON.stringify([
      value,
      context.index,
      context.status?.state === 'visible',
      context.shown,
      context.calls.map(({ step }) => step),
      'filter' in context.called,
      context.reason?.code,
      context.pause,
      context.route.route,
      previousStep(context),
      wasShown(context),
    ]),
});

function nameOf({ value, context }: Snapshot): string {
  const state = typeof value === 'string' ? value : value.step;
  return [state, context.plan.steps[context.index]?.id].join(' ').trim();
}

/** The state and step, and why the session is stuck or paused. */
function sourceOf(state: Snapshot): string {
  return [nameOf(state), state.context.pause ?? state.context.reason?.code].filter(Boolean).join(':');
}

/** What a person would see change: another state, another step, or the same step begun again. */
function moveOf(from: Snapshot, event: MachineEvent, to: Snapshot): string | undefined {
  const [source, target] = [sourceOf(from), sourceOf(to)];
  const again = to.context.visit !== from.context.visit && to.context.index === from.context.index;
  if (source === target && !again) return undefined;
  return `${source} | ${eventName(event)} | ${target}${again ? ' again' : ''}`;
}

function eventName({ visit: _, ...event }: MachineEvent): string | undefined {
  return Object.keys(EVENTS).find((name) => JSON.stringify(EVENTS[name]) === JSON.stringify(event));
}

function nextOf(machine: Machine, from: Snapshot, event: MachineEvent): Snapshot {
  return transition(machine, from, event)[0];
}

/** What an event does in a state, in words. */
function effectOf(state: Snapshot, event: MachineEvent): string {
  const [next, actions] = transition(machine, state, event);
  const isSame = next.context === state.context && nameOf(next) === nameOf(state);
  return isSame && actions.length === 0 ? 'nothing' : `${nameOf(next)}, ${actions.length} actions`;
}

/** One state of each kind: the same state and step, for the same reason, with and without a card. */
function kindsOf(all: readonly { readonly states: readonly Snapshot[] }[]): Snapshot[] {
  const live = all.flatMap(({ states }) => states).filter(({ status }) => status !== 'done');
  return [...new Map(live.map((state) => [`${sourceOf(state)} ${state.context.shown}`, state])).values()];
}

interface Node {
  on?: Record<string, unknown>;
  always?: unknown;
  states?: Record<string, Node>;
}

interface Removable {
  readonly path: string;
  remove(): void;
}

/** Every transition of a machine's configuration, with how to take it out. */
function transitionsOf(node: Node, path = ''): Removable[] {
  const own = (holder: Record<string, unknown>, key: string, name: string): Removable[] => {
    const list = holder[key];
    if (!Array.isArray(list)) return [{ path: name, remove: () => delete holder[key] }];
    return list.map((_, index) => ({
      path: `${name} #${index + 1}`,
      remove: () => void list.splice(index, 1),
    }));
  };
  const on = node.on ?? {};
  return [
    ...Object.keys(on).flatMap((key) => own(on, key, `${path}${key}`)),
    ...(node.always === undefined ? [] : own(node as never, 'always', `${path}always`)),
    ...Object.entries(node.states ?? {}).flatMap(([key, child]) => transitionsOf(child, `${path}${key}.`)),
  ];
}

/** A copy that shares functions only. */
function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each)])) as T;
}

interface Move {
  readonly from: Snapshot;
  readonly event: MachineEvent;
}

interface Explored {
  readonly state: Snapshot;
  readonly transitions: Readonly<Record<string, { readonly event: MachineEvent; readonly state: Snapshot }>>;
}

/** Every move that can happen, each with one place where it does. */
function explore(
  machine: Machine,
  plan: Plan,
): { readonly states: Snapshot[]; readonly moves: Map<string, Move> } {
  const moves = new Map<string, Move>();
  const map: readonly Explored[] = Object.values(getAdjacencyMap(machine, options(plan)));
  for (const { state: from, transitions } of map) {
    for (const { event, state: to } of Object.values(transitions)) {
      const move = moveOf(from, event, to);
      if (move !== undefined) moves.set(move, { from, event });
    }
  }
  return { states: map.map(({ state }) => state), moves };
}

const STATES = [
  'idle',
  'calling',
  'locating',
  'presenting',
  'stuck',
  'paused',
  'completed',
  'dismissed',
  'left',
  'failed',
];

/** `a | b -> c, d` in a block under its state, one event a line. */
function listed(table: string): string[] {
  let source = '';
  return table
    .split('\n')
    .flatMap((line) => {
      const [event, targets] = line.split(' -> ');
      if (targets !== undefined)
        return targets.split(', ').map((target) => `${source} | ${event?.trim()} | ${target}`);
      source = line.trim();
      return [];
    })
    .sort();
}

const PAIRS = [
  'idle look',
  ...['look', 'open', 'filter', 'row'].flatMap((step) => [
    `locating ${step}`,
    `presenting ${step}`,
    `paused ${step}`,
  ]),
  'calling open',
  'calling filter',
  'stuck open',
  'stuck filter',
  'completed',
  'failed row',
  ...['look', 'open', 'filter', 'row'].flatMap((step) => [`dismissed ${step}`, `left ${step}`]),
];

const MOVES = listed(`
idle look
  start -> locating look again
  go_to -> paused filter:off_route
  leave -> left look
  dismiss -> dismissed look
locating look
  visible -> presenting look
  timeout -> locating open
  skip -> locating open
  go_to -> calling filter, locating filter, paused filter:off_route
  pause -> paused look:hidden_tab
  leave -> left look
  dismiss -> dismissed look
presenting look
  next -> locating open
  skip -> locating open
  missing -> locating look
  go_to -> calling filter, locating filter, paused filter:off_route
  pause -> paused look:hidden_tab
  leave -> left look
  dismiss -> dismissed look
paused look:hidden_tab
  resume -> locating look
  leave -> left look:hidden_tab
  dismiss -> dismissed look:hidden_tab
locating open
  visible -> presenting open
  timeout -> presenting open
  orders -> calling filter, locating filter
  back -> locating look
  pause -> paused open:hidden_tab
  leave -> left open
  dismiss -> dismissed open
presenting open
  show_me -> calling open
  orders -> calling filter, locating filter
  missing -> locating open
  back -> locating look
  pause -> paused open:hidden_tab
  leave -> left open
  dismiss -> dismissed open
calling open
  called 0 -> presenting open, locating open, calling filter, locating filter
  called 1 -> presenting open, locating open, calling filter, locating filter
  refused -> stuck open:handler_failed
  orders -> calling filter, locating filter
  back -> locating look
  pause -> paused open:hidden_tab
  leave -> left open
  dismiss -> dismissed open
stuck open:handler_failed
  retry -> calling open again
  orders -> calling filter, locating filter
  back -> locating look
  pause -> paused open:hidden_tab
  leave -> left open:handler_failed
  dismiss -> dismissed open:handler_failed
paused open:hidden_tab
  resume -> locating open, stuck open:handler_failed
  leave -> left open:hidden_tab
  dismiss -> dismissed open:hidden_tab
calling filter
  called 0 -> locating filter, presenting filter
  called 1 -> locating row
  refused -> stuck filter:handler_failed
  report -> locating row
  skip -> locating row
  home -> paused filter:off_route
  back -> locating look, locating open, locating row
  pause -> paused filter:hidden_tab
  leave -> left filter
  dismiss -> dismissed filter
locating filter
  visible -> presenting filter
  timeout -> stuck filter:anchor_missing
  report -> locating row
  skip -> locating row
  home -> paused filter:off_route
  back -> locating look, locating open, locating row
  pause -> paused filter:hidden_tab
  leave -> left filter
  dismiss -> dismissed filter
presenting filter
  next -> locating row
  report -> locating row
  skip -> locating row
  missing -> locating filter
  home -> paused filter:off_route
  back -> locating look, locating open, locating row
  pause -> paused filter:hidden_tab
  leave -> left filter
  dismiss -> dismissed filter
stuck filter:anchor_missing
  visible -> presenting filter
  retry -> calling filter again
  report -> locating row
  skip -> locating row
  home -> paused filter:off_route
  back -> locating look, locating open, locating row
  pause -> paused filter:hidden_tab
  leave -> left filter:anchor_missing
  dismiss -> dismissed filter:anchor_missing
stuck filter:handler_failed
  retry -> calling filter again, paused filter:off_route again
  report -> locating row, paused row:off_route
  skip -> locating row, paused row:off_route
  back -> locating look, locating open, locating row, paused row:off_route
  pause -> paused filter:hidden_tab
  leave -> left filter:handler_failed
  dismiss -> dismissed filter:handler_failed
paused filter:off_route
  orders -> calling filter, locating filter
  go_to -> paused filter:off_route again
  pause -> paused filter:hidden_tab
  leave -> left filter:off_route
  dismiss -> dismissed filter:off_route
paused filter:hidden_tab
  resume -> calling filter, locating filter, paused filter:off_route, stuck filter:anchor_missing, stuck filter:handler_failed
  leave -> left filter:hidden_tab
  dismiss -> dismissed filter:hidden_tab
locating row
  visible -> presenting row
  timeout -> failed row:anchor_missing
  click -> completed
  skip -> completed
  home -> paused row:off_route
  back -> locating filter, locating look, locating open
  pause -> paused row:hidden_tab
  leave -> left row
  dismiss -> dismissed row
presenting row
  click -> completed
  skip -> completed
  missing -> locating row
  home -> paused row:off_route
  back -> locating filter, locating look, locating open
  pause -> paused row:hidden_tab
  leave -> left row
  dismiss -> dismissed row
paused row:off_route
  orders -> locating row
  go_to -> paused filter:off_route
  pause -> paused row:hidden_tab
  leave -> left row:off_route
  dismiss -> dismissed row:off_route
paused row:hidden_tab
  resume -> locating row, paused row:off_route
  leave -> left row:hidden_tab
  dismiss -> dismissed row:hidden_tab
`);

const MOVES_RESUMED = listed(`
idle go
  start -> locating last
  leave -> left go
  dismiss -> dismissed go
locating last
  visible -> presenting last
  timeout -> stuck last:anchor_missing
  skip -> completed
  pause -> paused last:hidden_tab
  leave -> left last
  dismiss -> dismissed last
presenting last
  next -> completed
  skip -> completed
  missing -> locating last
  pause -> paused last:hidden_tab
  leave -> left last
  dismiss -> dismissed last
stuck last:anchor_missing
  visible -> presenting last
  retry -> locating last again
  skip -> completed
  pause -> paused last:hidden_tab
  leave -> left last:anchor_missing
  dismiss -> dismissed last:anchor_missing
paused last:hidden_tab
  resume -> locating last, stuck last:anchor_missing
  leave -> left last:hidden_tab
  dismiss -> dismissed last:hidden_tab
`);

const machine = machineInWorld();
const explored = [explore(machine, whole), explore(machine, resumed)];

describe('reached', () => {
  const paths = getShortestPaths(machine, options(whole));
  const reached = new Set(paths.map(({ state }) => nameOf(state)));

  test('are the listed pairs of state and step, and no others', () => {
    expect([...reached].sort()).toEqual([...PAIRS].sort());
  });

  test('are all states of a session', () => {
    expect(new Set(paths.map(({ state }) => nameOf(state).split(' ')[0]))).toEqual(new Set(STATES));
  });

  test.each(['leave', 'dismiss'] as const)('is a way out of every state: %s', (type) => {
    for (const { state } of paths) {
      if (state.status === 'done') continue;
      const [next] = transition(machine, state, { type, visit: state.context.visit });
      expect(`${nameOf(state)} > ${next.value}`).toBe(
        `${nameOf(state)} > ${type === 'leave' ? 'left' : 'dismissed'}`,
      );
    }
  });
});

describe('moves', () => {
  test('are the listed ones, and no others', () => {
    expect(explored.map(({ moves }) => [...moves.keys()].sort())).toEqual([MOVES, MOVES_RESUMED]);
  });

  test('are made by no event of another visit', () => {
    for (const state of kindsOf(explored)) {
      for (const name of Object.keys(EVENTS)) {
        for (const visit of [state.context.visit - 1, state.context.visit + 1]) {
          expect(`${name}: ${effectOf(state, eventNamed(name, visit))}`).toBe(`${name}: nothing`);
        }
      }
    }
  });

  test('are, with what the page reports of itself, all that changes anything', () => {
    const reports = ['home', 'orders', 'visible', 'missing'];
    const listedMoves = [...MOVES, ...MOVES_RESUMED];
    for (const state of kindsOf(explored)) {
      for (const name of eventsIn(state)) {
        const mayMove = listedMoves.some((move) => move.startsWith(`${sourceOf(state)} | ${name} |`));
        const isSecondPause = name === 'pause' && state.context.pause !== null;
        if (mayMove || isSecondPause || reports.includes(name)) continue;
        const effect = effectOf(state, eventNamed(name, state.context.visit));
        expect(`${sourceOf(state)} | ${name}: ${effect}`).toBe(`${sourceOf(state)} | ${name}: nothing`);
      }
    }
  });
});

describe('without one of its transitions', () => {
  const cases = transitionsOf(machine.config as unknown as Node);

  test.each(cases.map(({ path }) => path))('%s', (path) => {
    const config = copyOf(machine.config as unknown as Node);
    transitionsOf(config)
      .find((one) => one.path === path)
      ?.remove();
    const lame = machineInWorld(
      (whole) => new StateMachine(config as never, whole.implementations as never) as unknown as Machine,
    );
    const isMissed = explored.some(({ moves }) =>
      [...moves].some(([move, { from, event }]) => moveOf(from, event, nextOf(lame, from, event)) !== move),
    );
    expect(isMissed).toBe(true);
  });
});
