/**
 * The machine that steps through a plan (XState v5). Its states are those of a session; where it is in the plan is its
 * context, the course. Every event carries the visit it belongs to, and one of another visit does nothing. What a
 * state or a step begins (a call, a watcher, a listener, a timer) is invoked, so that leaving it ends it.
 */
import { assign, createMachine, type setup as xstateSetup } from 'xstate';
import { PAGE_ANCHOR } from './catalog.ts';
import { type Calls, type Course, currentStep, type Here, newCourse } from './course.ts';
import type { MachineEvent, TourEvent } from './events.ts';
import { createGuards } from './guards.ts';
import { listenToRoutes, listenToStep, runCall, runTimer } from './listening.ts';
import {
  begin,
  beginFirst,
  end,
  goBack,
  goTo,
  missedAnchor,
  moved,
  outcomeNow,
  pausedBy,
  recalled,
  retry,
  sawAnchor,
  settle,
  show,
  stuckWith,
  unpaused,
  unstuck,
  waited,
} from './moves.ts';
import type { Plan } from './plan.ts';
import type { SessionPorts } from './ports.ts';
import type { Outcome } from './progress.ts';
import { actorOf, clickAnchors } from './rules.ts';
import { createTelling } from './telling.ts';

/**
 * XState's `setup`, for what it tells the compiler. At run time it hands its implementations to `createMachine` and no
 * more; the library's own keeps every action creator in the page, used or not.
 */
const setup = ((implementations: Parameters<typeof createMachine>[1]) => ({
  createMachine: (config: Parameters<typeof createMachine>[0]) => createMachine(config, implementations),
})) as unknown as typeof xstateSetup;

/**
 * Makes the machine on the ports of one session. Its input is the plan.
 *
 * @param tell is told what happens in the tour
 * @param calls needed for a tour that calls tools
 */
export function createTourMachine(
  ports: Omit<SessionPorts, 'runner' | 'context'>,
  tell: (event: TourEvent) => void,
  calls?: Calls,
) {
  const { routes, progress, clock } = ports;

  const here = (): Here => ({
    calls,
    route: routes.current(),
    look: (anchor) => ports.anchors.look?.(anchor) ?? null,
  });

  const configured = setup({
    types: {
      context: {} as Course,
      events: {} as MachineEvent,
      input: {} as Plan,
    },
    actors: {
      call: runCall(calls, clock.now().toString(36)),
      routes: listenToRoutes(routes),
      surroundings: listenToStep(routes, ports.anchors),
      timer: runTimer(clock, ports.anchors),
    },
    guards: createGuards(routes, calls, here),
    actions: {
      beginFirst: assign(({ context }) => beginFirst(context, here())),
      beginNext: assign(({ context }) => begin(context, context.index + 1, 'forward', here())),
      recall: assign(({ context }) => recalled(context)),
      goBack: assign(({ context }) => goBack(context, here())),
      goTo: assign(({ context, event }) =>
        event.type === 'go_to' ? goTo(context, event.step, here()) : context,
      ),
      retry: assign(({ context }) => retry(context, here())),
      offerCall: assign(({ context }) => calls?.offered(context) ?? context),
      takeCall: assign(({ context }) => calls?.took(context, here()) ?? context),
      takeRefusal: assign(({ context, event }) =>
        event.type === 'called' && !event.outcome.ok ? stuckWith(context, event.outcome.refusal) : context,
      ),
      missAnchor: assign(({ context }) => missedAnchor(context)),
      seeAnchor: assign(({ context, event }) =>
        event.type === 'anchor' ? sawAnchor(context, event.status) : context,
      ),
      move: assign(({ context, event }) =>
        event.type === 'route' ? moved(context, event.route, calls) : context,
      ),
      pause: assign(({ context, event }) =>
        pausedBy(context, event.type === 'pause' ? event.reason : 'off_route'),
      ),
      unpause: assign(({ context }) => unpaused(context, calls)),
      unstick: assign(({ context }) => unstuck(context)),
      startWait: assign(() => ({ since: clock.now() })),
      stopWait: assign(({ context }) => waited(context, clock.now())),
      show: assign(({ context }) => show(context)),
      settle: assign(({ context, event }, { outcome }: { readonly outcome: Outcome }) =>
        settle(
          calls?.did(context, event, () => here()) ?? context,
          outcomeNow(context, outcome),
          actorOf(context, event),
          clock.now(),
        ),
      ),
      end: assign(({ context }, { status }: { readonly status: 'completed' | 'dismissed' }) =>
        end(context, status, clock.now()),
      ),
      save: ({ context }) => progress.save(context.record),
      /** A tour counts as begun once something of it was shown. */
      saveStart: ({ context }) => {
        if (context.trail.length === 0) progress.save(context.record);
      },

      ...createTelling(routes, calls, tell),
    },
  });

  /** Records what became of the step, and keeps it before anything else happens. */
  const recording = (outcome: Outcome) =>
    [{ type: 'settle', params: { outcome } }, 'save', { type: 'tellOutcome', params: { outcome } }] as const;
  /** Records the step, and begins the next one. */
  const onward = (outcome: Outcome) =>
    ({ target: '#step', reenter: true, actions: [...recording(outcome), 'beginNext'] }) as const;
  /** Records that the tour is over for good. */
  const ending = (status: 'completed' | 'dismissed') =>
    ({
      type: 'final',
      entry: [
        { type: 'end', params: { status } },
        'save',
        { type: 'tellEnd', params: { type: `tour_${status}` } },
      ],
    }) as const;

  return configured.createMachine({
    id: 'session',
    context: ({ input }) => newCourse(input, routes.current()),
    initial: 'idle',
    on: {
      leave: { guard: 'isCurrent', target: '.left' },
      dismiss: { guard: 'isCurrent', target: '.dismissed' },
      go_to: { guard: 'mayGoTo', target: '.step', actions: ['tellStart', 'goTo'] },
    },
    states: {
      idle: {
        on: {
          start: [
            {
              guard: 'isDoneAlready',
              target: 'step',
              actions: ['tellStart', 'beginFirst', 'recall', ...onward('completed').actions],
            },
            { guard: 'isCurrent', target: 'step', actions: ['tellStart', 'beginFirst'] },
          ],
        },
      },
      step: {
        id: 'step',
        initial: 'beginning',
        invoke: {
          src: 'surroundings',
          input: ({ context }) => ({
            visit: context.visit,
            anchor: currentStep(context)?.anchor ?? PAGE_ANCHOR,
            status: context.status,
            clicks: clickAnchors(context),
            route: context.route,
          }),
        },
        on: {
          next: { guard: 'advances', ...onward('completed') },
          click: { guard: 'advances', ...onward('completed') },
          report: { guard: 'advances', ...onward('completed') },
          route: [
            { guard: 'advances', ...onward('completed') },
            { guard: 'isMove', actions: 'move' },
          ],
          skip: { guard: 'maySkip', ...onward('skipped') },
          back: { guard: 'mayGoBack', target: '#step', reenter: true, actions: 'goBack' },
          anchor: { guard: 'isCurrent', actions: 'seeAnchor' },
          pause: { guard: 'isCurrent', target: 'paused', actions: 'pause' },
        },
        states: {
          /** Left at once: most steps have nothing to call. */
          beginning: {
            always: [
              { guard: 'isCompleted', target: '#completed' },
              { guard: 'isOver', target: '#failed' },
              { guard: 'isStuck', target: 'stuck' },
              { guard: 'hasCalledAndIsSeen', target: 'presenting' },
              { guard: 'hasCalled', target: 'locating' },
              { target: 'calling' },
            ],
          },
          calling: {
            invoke: {
              src: 'call',
              input: ({ context }) => ({ course: context, here: here() }),
            },
            always: { guard: 'isTooEarly', target: '#paused', actions: 'pause' },
            on: {
              called: [
                { guard: 'advances', ...onward('completed') },
                { guard: 'isRefused', target: 'stuck', actions: 'takeRefusal' },
                { guard: 'isCurrent', target: 'beginning', actions: 'takeCall' },
              ],
            },
          },
          locating: {
            entry: 'startWait',
            exit: 'stopWait',
            invoke: {
              src: 'timer',
              input: ({ context }) => ({
                visit: context.visit,
                ms: context.wait,
                anchor: currentStep(context)?.anchor ?? PAGE_ANCHOR,
              }),
            },
            always: [
              { guard: 'isThereAlready', ...onward('completed') },
              { guard: 'isOffRoute', target: '#paused', actions: 'pause' },
              { guard: 'isVisible', target: 'presenting' },
            ],
            on: {
              timeout: [
                { guard: { type: 'onMissing', params: { policy: 'skip' } }, ...onward('unavailable') },
                { guard: { type: 'onMissing', params: { policy: 'center' } }, target: 'presenting' },
                {
                  guard: { type: 'onMissing', params: { policy: 'stop' } },
                  target: '#failed',
                  actions: ['missAnchor', ...recording('unavailable')],
                },
                { guard: 'isCurrent', target: 'stuck', actions: 'missAnchor' },
              ],
            },
          },
          presenting: {
            entry: ['saveStart', 'tellShown', 'show'],
            always: [
              { guard: 'isOffRoute', target: '#paused', actions: 'pause' },
              { guard: 'hasLostCard', target: 'locating' },
            ],
            on: {
              show_me: { guard: 'mayShow', target: 'beginning', actions: 'offerCall' },
            },
          },
          stuck: {
            always: [
              { guard: 'isStuckOffRoute', target: '#paused', actions: ['unstick', 'pause'] },
              { guard: 'hasLateAnchor', target: 'presenting', actions: 'unstick' },
            ],
            on: {
              retry: { guard: 'isCurrent', target: '#step', reenter: true, actions: 'retry' },
            },
          },
        },
      },
      paused: {
        id: 'paused',
        invoke: { src: 'routes', input: ({ context: { visit } }) => ({ visit }) },
        on: {
          route: [
            { guard: 'advances', ...onward('completed') },
            { guard: 'isBack', target: 'step', actions: ['move', 'unpause'] },
          ],
          resume: { guard: 'mayResume', target: 'step', actions: 'unpause' },
          pause: { guard: 'isCurrent', actions: 'pause' },
        },
      },
      completed: { id: 'completed', ...ending('completed') },
      dismissed: ending('dismissed'),
      left: { type: 'final', entry: { type: 'tellEnd', params: { type: 'tour_left' } } },
      failed: { id: 'failed', type: 'final', entry: { type: 'tellEnd', params: { type: 'tour_left' } } },
    },
  });
}
