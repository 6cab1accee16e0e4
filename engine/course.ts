/** The course of a session: where it is in its plan. Plain data, and what can be read from it. */
import { anchorCanBeOn } from './catalog.ts';
import type { FilledInput, Input } from './input.ts';
import type { Plan, PlannedCall, PlanStep } from './plan.ts';
import type { AnchorStatus, PageContext, RouteState } from './ports.ts';
import type { PauseCode, Reason } from './snapshot.ts';

export interface Course {
  readonly plan: Plan;
  /** Grows with every step begun. An event of another visit does nothing. */
  readonly visit: number;
  /** Of the current step in the plan; the plan's length after the last one. */
  readonly index: number;
  readonly record: Plan['record'];
  readonly route: RouteState;
  /** What the anchor's watcher said last in this visit. */
  readonly status: AnchorStatus | null;
  /** The anchor beside which the step's card stands; null when it is not shown. */
  readonly shown: string | null;
  /** What is still to be called, the running one first. A call that was refused stays, for Retry. */
  readonly calls: readonly PlannedCall[];
  /** The input of the step's own call, as it was when the step began. */
  readonly input: FilledInput | null;
  /** Step id to its call that succeeded in this session; `callMade` looks one up. */
  readonly called: Readonly<Record<string, CallMade>>;
  /** Milliseconds left to look for the anchor, as of `since`. */
  readonly wait: number;
  readonly since: number;
  /** Ids of the steps that their `when` left out. */
  readonly left: readonly string[];
  /** Ids of the steps shown, the current one included once it was shown. */
  readonly trail: readonly string[];
  /** Why the step is stuck, or the tour has failed. */
  readonly reason: Reason | null;
  readonly pause: PauseCode | null;
}

/** A call that succeeded, and where. */
export interface CallMade {
  readonly input: Input;
  readonly route: string | null;
}

/** How a step comes to be begun: in order; by Back or a jump; or again after it got stuck. */
export type Way = 'forward' | 'jump' | 'retry';

/** What a course needs to know of the page when a step begins. */
export interface Here {
  readonly route: RouteState;
  /** Asked of the host when it is read: most steps do without. */
  readonly page: PageContext;
  /** Where an anchor is; null when only its watcher can tell. */
  look(anchor: string): AnchorStatus | null;
}

/** The course before the start. */
export function newCourse(plan: Plan, route: RouteState): Course {
  return {
    plan,
    visit: 0,
    index: 0,
    record: plan.record,
    route,
    status: null,
    shown: null,
    calls: [],
    input: null,
    called: {},
    wait: 0,
    since: 0,
    left: [],
    trail: [],
    reason: null,
    pause: null,
  };
}

/** The current step; undefined after the last one. */
export function currentStep({ plan, index }: Course): PlanStep | undefined {
  return plan.steps[index];
}

/** The call of the step with this id, if it succeeded in this session. */
export function callMade({ called }: Course, id: string): CallMade | undefined {
  return Object.hasOwn(called, id) ? called[id] : undefined;
}

/** Whether the current step's card was shown since the user came to it. */
export function wasShown(course: Course): boolean {
  return course.trail.at(-1) === currentStep(course)?.id;
}

/** The step that Back goes to: the one shown before the current one. */
export function previousStep(course: Course): string | undefined {
  return course.trail.at(wasShown(course) ? -2 : -1);
}

/** Whether the current step can be played on the route: its anchor can be there. */
export function canBeHere(course: Course, { route }: RouteState): boolean {
  const step = currentStep(course);
  return step === undefined || anchorCanBeOn(course.plan.catalog, step.anchor, route);
}

/** Whether the app offers the tool of the next call on the route. */
export function canCallHere({ plan, calls: [call] }: Course, { route }: RouteState): boolean {
  const offered = call === undefined ? undefined : plan.catalog.tools.get(call.tool)?.routes;
  return offered === undefined || (route !== null && offered.includes(route));
}
