/** Transitions as a function: snapshot in; snapshot and actions out. No actor runs, so nothing really happens. */

import { describe, expect, test } from 'vitest';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { createCalls } from './calls.ts';
import type { MachineEvent } from './events.ts';
import { createTourMachine } from './machine.ts';
import { planOf } from './testing/fixtures.ts';
import { Page } from './testing/page.ts';

const { ports } = new Page();
const machine = createTourMachine(ports, () => {}, createCalls(ports));
const plan = planOf([
  { id: 'a' },
  { id: 'b', tool: 'ui.theme.preview', call: 'enter', onMissing: 'stop' },
  { id: 'c', advance: 'click', onMissing: 'center' },
]);

type Snapshot = SnapshotFrom<typeof machine>;
type Sketch = MachineEvent extends infer E ? (E extends unknown ? Omit<E, 'visit'> : never) : never;

const VISIBLE: Sketch = { type: 'anchor', status: { state: 'visible' } };
const GONE: Sketch = { type: 'anchor', status: { state: 'missing', reason: 'absent', detail: '' } };
const ANSWERED: Sketch = { type: 'called', outcome: { ok: true, result: {} } };
const REFUSED: Sketch = {
  type: 'called',
  outcome: { ok: false, refusal: { code: 'timed_out', message: '' } },
};
const TIMEOUT: Sketch = { type: 'timeout' };
const CLICK: Sketch = { type: 'click', anchor: 'nav.help' };
const HIDDEN: Sketch = { type: 'pause', reason: 'hidden_tab' };
const [START, NEXT, BACK, RETRY, LEAVE, DISMISS, RESUME] = (
  ['start', 'next', 'back', 'retry', 'leave', 'dismiss', 'resume'] as const
).map((type): Sketch => ({ type }));

function reach(events: readonly (Sketch | undefined)[]): [Snapshot, string[]] {
  let [snapshot, actions] = initialTransition(machine, plan) as [Snapshot, readonly { type: string }[]];
  for (const event of events) {
    [snapshot, actions] = transition(machine, snapshot, {
      ...event,
      visit: snapshot.context.visit,
    } as MachineEvent);
  }
  // What XState itself does (starting and stopping actors) is not of interest here.
  return [snapshot, actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.'))];
}

const SHOWN_A = [START, VISIBLE];
const CALLING_B = [...SHOWN_A, NEXT];
const SHOWN_C = [...CALLING_B, ANSWERED, VISIBLE, NEXT, VISIBLE];
const OUTCOME = ['save', 'tellOutcome'];

describe('a transition', () => {
  test.each<[string, readonly (Sketch | undefined)[], string, string | undefined, string[]]>([
    ['start', [START], 'locating', 'a', ['tellStart']],
    ['the anchor is seen', SHOWN_A, 'presenting', 'a', ['saveStart', 'tellShown']],
    ['Next keeps the outcome, then begins the next step', CALLING_B, 'calling', 'b', OUTCOME],
    ['the call is answered', [...CALLING_B, ANSWERED], 'locating', 'b', []],
    [
      'the call is answered and the anchor was seen',
      [...CALLING_B, VISIBLE, ANSWERED],
      'presenting',
      'b',
      ['saveStart', 'tellShown'],
    ],
    ['the call is refused', [...CALLING_B, REFUSED], 'stuck', 'b', []],
    ['Retry', [...CALLING_B, REFUSED, RETRY], 'calling', 'b', []],
    ['the anchor is missed', [...CALLING_B, ANSWERED, TIMEOUT], 'failed', 'b', [...OUTCOME, 'tellEnd']],
    ['the anchor is lost', [...SHOWN_A, GONE], 'locating', 'a', []],
    ['the anchor is back', [...SHOWN_A, GONE, VISIBLE], 'presenting', 'a', ['saveStart', 'tellShown']],
    ['the last step', SHOWN_C, 'presenting', 'c', ['saveStart', 'tellShown']],
    ['the last step is done', [...SHOWN_C, CLICK], 'completed', undefined, [...OUTCOME, 'save', 'tellEnd']],
    [
      'a missing anchor is done without',
      [...SHOWN_C, GONE, TIMEOUT],
      'presenting',
      'c',
      ['saveStart', 'tellShown'],
    ],
    ['Back', [...SHOWN_C, BACK], 'locating', 'b', []],
    ['a pause', [...SHOWN_A, HIDDEN], 'paused', 'a', []],
    ['its end', [...SHOWN_A, HIDDEN, RESUME], 'locating', 'a', []],
    ['Leave', [...SHOWN_A, LEAVE], 'left', 'a', ['tellEnd']],
    ['Don’t show again', [...SHOWN_A, DISMISS], 'dismissed', 'a', ['save', 'tellEnd']],
  ])('%s', (_, events, state, step, actions) => {
    const [{ value, context }, done] = reach(events);
    expect([typeof value === 'string' ? value : value.step, plan.steps[context.index]?.id]).toEqual([
      state,
      step,
    ]);
    expect(done).toEqual(actions);
  });

  test('leaves the snapshot it started from as it was', () => {
    const [before] = reach(SHOWN_A);
    const copy = structuredClone({ ...before.context, plan: null });
    transition(machine, before, { type: 'next', visit: before.context.visit });
    expect({ ...before.context, plan: null }).toEqual(copy);
  });
});
