/**
 * The machine against a model: every state that can be reached on three small tours, and every move between them, is
 * listed here by hand. What is not listed must not happen, and what is listed must.
 */
import { getShortestPaths } from '@xstate/graph';
import { describe, expect, test } from 'vitest';
import { StateMachine, transition } from 'xstate';
import { newRecord, recordOutcome } from './progress.ts';
import { everyPolicy, planOf, START, tourOf } from './testing/fixtures.ts';
import {
  copyOf,
  EVENTS,
  effectOf,
  eventNamed,
  eventsIn,
  explore,
  kindsOf,
  listed,
  machineInWorld,
  moveOf,
  type Node,
  nameOf,
  nextOf,
  options,
  sourceOf,
  transitionsOf,
} from './testing/model.ts';

const whole = planOf(everyPolicy);

/** A tour that is resumed where its step's route rule is met: Back can still go to that step. */
const tour = tourOf([{ id: 'first' }, { id: 'go', advance: { on: 'route', route: 'home' } }, { id: 'last' }]);
const progress = recordOutcome(newRecord(tour, 1, START), 'first', 'completed', 'user', START);
const resumed = planOf(tour, { progress });

/** A tour whose only step can never be shown, because the user does what it asks for on another route. */
const strayed = planOf([
  { id: 'far', anchor: 'orders.detail.total', advance: { on: 'route', route: 'orders.list' } },
]);

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
  timeout -> presenting open:centred
  orders -> calling filter
  back -> locating look
  pause -> paused open:hidden_tab
  leave -> left open
  dismiss -> dismissed open
presenting open
  show_me -> calling open
  orders -> calling filter
  missing -> locating open
  back -> locating look
  pause -> paused open:hidden_tab
  leave -> left open
  dismiss -> dismissed open
presenting open:centred
  visible -> presenting open
  show_me -> calling open:centred
  orders -> calling filter
  back -> locating look
  pause -> paused open:hidden_tab
  leave -> left open:centred
  dismiss -> dismissed open:centred
calling open
  called 0 -> presenting open, locating open, calling filter, locating filter
  called 1 -> presenting open, locating open, calling filter, locating filter
  refused -> stuck open:handler_failed
  orders -> calling filter
  back -> locating look
  pause -> paused open:hidden_tab
  leave -> left open
  dismiss -> dismissed open
calling open:centred
  visible -> calling open
  called 0 -> presenting open:centred, calling filter, locating filter
  called 1 -> presenting open:centred, calling filter, locating filter
  refused -> stuck open:handler_failed
  orders -> calling filter
  back -> locating look
  pause -> paused open:hidden_tab
  leave -> left open:centred
  dismiss -> dismissed open:centred
stuck open:handler_failed
  retry -> calling open again
  orders -> calling filter
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
  orders -> calling filter
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
  back -> calling filter, locating filter, locating look, locating open
  pause -> paused row:hidden_tab
  leave -> left row
  dismiss -> dismissed row
presenting row
  click -> completed
  skip -> completed
  missing -> locating row
  home -> paused row:off_route
  back -> calling filter, locating filter, locating look, locating open
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
  back -> locating go
  pause -> paused last:hidden_tab
  leave -> left last
  dismiss -> dismissed last
presenting last
  next -> completed
  skip -> completed
  missing -> locating last
  back -> locating go
  pause -> paused last:hidden_tab
  leave -> left last
  dismiss -> dismissed last
stuck last:anchor_missing
  visible -> presenting last
  retry -> locating last again
  skip -> completed
  back -> locating go
  pause -> paused last:hidden_tab
  leave -> left last:anchor_missing
  dismiss -> dismissed last:anchor_missing
paused last:hidden_tab
  resume -> locating last, stuck last:anchor_missing
  leave -> left last:hidden_tab
  dismiss -> dismissed last:hidden_tab
locating go
  visible -> presenting go
  timeout -> stuck go:anchor_missing
  home -> locating last
  skip -> locating last
  pause -> paused go:hidden_tab
  leave -> left go
  dismiss -> dismissed go
presenting go
  home -> locating last
  skip -> locating last
  missing -> locating go
  pause -> paused go:hidden_tab
  leave -> left go
  dismiss -> dismissed go
stuck go:anchor_missing
  visible -> presenting go
  retry -> locating go again
  home -> locating last
  skip -> locating last
  pause -> paused go:hidden_tab
  leave -> left go:anchor_missing
  dismiss -> dismissed go:anchor_missing
paused go:hidden_tab
  resume -> locating go, stuck go:anchor_missing
  leave -> left go:hidden_tab
  dismiss -> dismissed go:hidden_tab
`);

const MOVES_STRAYED = listed(`
idle far
  start -> paused far:off_route again
  leave -> left far
  dismiss -> dismissed far
paused far:off_route
  orders -> failed:nothing_to_show
  pause -> paused far:hidden_tab
  leave -> left far:off_route
  dismiss -> dismissed far:off_route
paused far:hidden_tab
  resume -> paused far:off_route
  leave -> left far:hidden_tab
  dismiss -> dismissed far:hidden_tab
`);

const ALL_MOVES = [MOVES, MOVES_RESUMED, MOVES_STRAYED];
const machine = machineInWorld();
const explored = [whole, resumed, strayed].map((plan) => explore(machine, plan));

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
    expect(explored.map(({ moves }) => [...moves.keys()].sort())).toEqual(ALL_MOVES);
  });

  test('are made by no event of another visit', () => {
    for (const state of kindsOf(explored)) {
      for (const name of Object.keys(EVENTS)) {
        for (const visit of [state.context.visit - 1, state.context.visit + 1]) {
          expect(`${name}: ${effectOf(machine, state, eventNamed(name, visit))}`).toBe(`${name}: nothing`);
        }
      }
    }
  });

  test('are, with what the page reports of itself, all that changes anything', () => {
    const reports = ['home', 'orders', 'visible', 'missing'];
    const listedMoves = ALL_MOVES.flat();
    for (const state of kindsOf(explored)) {
      for (const name of eventsIn(state)) {
        const mayMove = listedMoves.some((move) => move.startsWith(`${sourceOf(state)} | ${name} |`));
        const isSecondPause = name === 'pause' && state.context.pause !== null;
        if (mayMove || isSecondPause || reports.includes(name)) continue;
        const effect = effectOf(machine, state, eventNamed(name, state.context.visit));
        expect(`${sourceOf(state)} | ${name}: ${effect}`).toBe(`${sourceOf(state)} | ${name}: nothing`);
      }
    }
  });
});

describe('a copy of the machine', () => {
  const original = machine.config as unknown as Node;

  /** Whether some listed move no longer happens in a machine made from the configuration. */
  function isMissed(config: Node): boolean {
    const copy = machineInWorld(
      ({ implementations }) => new StateMachine(config as never, implementations as never) as never,
    );
    return explored.some(({ moves }) =>
      [...moves].some(([move, { from, event }]) => {
        // The snapshot belongs to the machine that made it: a copy is given it as data.
        const place = copy.resolveState({ value: from.value, context: from.context } as never);
        return moveOf(place, event, nextOf(copy, place, event)) !== move;
      }),
    );
  }

  test('makes the listed moves', () => {
    expect(isMissed(copyOf(original))).toBe(false);
  });

  test.each(transitionsOf(original).map(({ path }) => path))('does not, without %s', (path) => {
    const config = copyOf(original);
    for (const transition of transitionsOf(config)) if (transition.path === path) transition.remove();
    expect(isMissed(config)).toBe(true);
  });
});
