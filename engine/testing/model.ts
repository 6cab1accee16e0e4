/** What a test of the machine against a model is made of: the events, how states are named and explored, the lists. */
import { getAdjacencyMap } from '@xstate/graph';
import { type SnapshotFrom, transition } from 'xstate';
import { createCalls } from '../calls.ts';
import { previousStep, wasShown } from '../course.ts';
import type { MachineEvent } from '../events.ts';
import { createTourMachine } from '../machine.ts';
import type { Plan } from '../plan.ts';
import type { RouteState } from '../ports.ts';
import { Page } from './page.ts';

type Unstamped<E> = E extends unknown ? Omit<E, 'visit'> : never;

const OK = (count: number) => ({ ok: true, result: { count } }) as const;
const REFUSED = { ok: false, refusal: { code: 'handler_failed', message: '' } } as const;
const route = (key: string): RouteState => ({ route: key, params: {} });

/** What is sent to the machine in every state. */
export const EVENTS: Readonly<Record<string, Unstamped<MachineEvent>>> = {
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

export function eventNamed(name: string, visit: number): MachineEvent {
  return { ...EVENTS[name], visit } as MachineEvent;
}

export type Machine = ReturnType<typeof createTourMachine>;
type Snapshot = SnapshotFrom<Machine>;

/** The machine in a world where the current route is the one last told. */
export function machineInWorld(change: (machine: Machine) => Machine = (machine) => machine): Machine {
  let current = route('home');
  const page = new Page();
  const ports = { ...page.ports, routes: { current: () => current, subscribe: () => () => {} } };
  const machine = change(createTourMachine(ports, () => {}, createCalls(ports)));
  return Object.create(machine, {
    getInitialSnapshot: {
      value: (...args: Parameters<Machine['getInitialSnapshot']>) => {
        current = route('home');
        return machine.getInitialSnapshot(...args);
      },
    },
    transition: {
      value: (...[snapshot, event, scope]: Parameters<Machine['transition']>) => {
        current = event.type === 'route' ? (event as { route: RouteState }).route : snapshot.context.route;
        return machine.transition(snapshot, event, scope);
      },
    },
  });
}

/** The events tried in a state: none after the end, where nothing listens. */
export function eventsIn({ status, context }: Snapshot): string[] {
  // Jumping back from anywhere would multiply the trails, and show nothing new.
  const mayJump = context.index === 0 || context.pause === 'off_route';
  return status === 'done' ? [] : Object.keys(EVENTS).filter((name) => name !== 'go_to' || mayJump);
}

export const options = (plan: Plan) => ({
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

/** The state and step, such as `presenting look`. */
export function nameOf({ value, context }: Snapshot): string {
  const state = typeof value === 'string' ? value : value.step;
  return [state, context.plan.steps[context.index]?.id].join(' ').trim();
}

/** The state and step, why the session is stuck or paused, and whether the card stands without its anchor. */
export function sourceOf(state: Snapshot): string {
  const { pause, reason, shown, plan, index } = state.context;
  const centred = shown === 'page' && plan.steps[index]?.anchor !== 'page' ? 'centred' : undefined;
  return [nameOf(state), pause ?? reason?.code ?? centred].filter(Boolean).join(':');
}

/** What a person would see change: another state, another step, or the same step begun again. */
export function moveOf(from: Snapshot, event: MachineEvent, to: Snapshot): string | undefined {
  const [source, target] = [sourceOf(from), sourceOf(to)];
  const again = to.context.visit !== from.context.visit && to.context.index === from.context.index;
  if (source === target && !again) return undefined;
  return `${source} | ${eventName(event)} | ${target}${again ? ' again' : ''}`;
}

function eventName({ visit: _, ...event }: MachineEvent): string | undefined {
  return Object.keys(EVENTS).find((name) => JSON.stringify(EVENTS[name]) === JSON.stringify(event));
}

export function nextOf(machine: Machine, from: Snapshot, event: MachineEvent): Snapshot {
  return transition(machine, from, event)[0];
}

/** What an event does in a state, in words. */
export function effectOf(machine: Machine, state: Snapshot, event: MachineEvent): string {
  const [next, actions] = transition(machine, state, event);
  const isSame = next.context === state.context && nameOf(next) === nameOf(state);
  return isSame && actions.length === 0 ? 'nothing' : `${nameOf(next)}, ${actions.length} actions`;
}

/** One state of each kind: the same state and step, for the same reason, with and without a card. */
export function kindsOf(all: readonly { readonly states: readonly Snapshot[] }[]): Snapshot[] {
  const live = all.flatMap(({ states }) => states).filter(({ status }) => status !== 'done');
  return [...new Map(live.map((state) => [`${sourceOf(state)} ${state.context.shown}`, state])).values()];
}

export interface Node {
  on?: Record<string, unknown>;
  always?: unknown;
  states?: Record<string, Node>;
}

interface Removable {
  readonly path: string;
  remove(): void;
}

/** Every transition of a machine's configuration, with how to take it out. */
export function transitionsOf(node: Node, path = ''): Removable[] {
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
export function copyOf<T>(value: T): T {
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
export function explore(
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

/** `a | b -> c, d` in a block under its state, one event a line. */
export function listed(table: string): string[] {
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
