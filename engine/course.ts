/** The course of a session: where it is in its plan. Plain data, and what can be read from it. */
import type { Condition } from '../schemas/index.ts';
import type { MachineEvent } from './events.ts';
import type { FilledInput, Input } from './input.ts';
import type { Navigation, Plan, PlannedCall, PlanStep } from './plan.ts';
import type { AnchorStatus, RouteSource, RouteState, ToolOutcome, Undo } from './ports.ts';
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
  /** Step id to its call that succeeded in this session. */
  readonly called: Readonly<Record<string, CallMade>>;
  /** Milliseconds left to look for the anchor, as of `since`. */
  readonly wait: number;
  readonly since: number;
  /** Ids of the steps that their `when` left out. */
  readonly leftOut: readonly string[];
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
  /** Absent in a tour that needs none (`needsCalls`). */
  readonly calls?: Calls | undefined;
  readonly route: RouteState;
  /** Where an anchor is; null when only its watcher can tell. */
  look(anchor: string): AnchorStatus | null;
}

/** What a session does about tool calls and the page context. A tour that only points does without (`needsCalls`). */
export interface Calls {
  /** Of plans of tours that navigate. */
  readonly navigation: Navigation;
  /** Whether the page context is so. */
  isSo(conditions: Readonly<Record<string, Condition>>, course: Course, here: Here): boolean;
  /** Whether the card offers to make the step's call. */
  isOffered(course: Course): boolean;
  /** Adds what beginning the step calls. */
  begun(course: Course, step: PlanStep, way: Way, here: Here): Course;
  /** Adds the step's own call, because the user asked to be shown. */
  offered(course: Course): Course;
  /** Whether the app offers the tool of the next call on the route. */
  canMake(course: Course, route: RouteState): boolean;
  /** Makes the call that is due, and tells its outcome. The undo gives it up. */
  make(course: Course, here: Here, session: string, tell: (outcome: ToolOutcome) => void): Undo | undefined;
  /** Takes note that the running call succeeded, and goes on to the next one. */
  took(course: Course, here: Here): Course;
  /** Takes note of what the event that ends the step did to the page, for whoever comes back. */
  did(course: Course, event: MachineEvent, here: () => Here): Course;
  /** The advance rule that a call's outcome or a reported result meets. */
  metRule(
    course: Course,
    event: Extract<MachineEvent, { readonly type: 'called' | 'report' }>,
    routes: Pick<RouteSource, 'current'>,
  ): 'tool_result' | 'route' | null;
  /** What a tool of some routes only has brought about is gone on another route. */
  moved(course: Course, route: RouteState): Course;
  /** What the step had brought about when it began, and is gone, is brought about again after a pause. */
  resumed(course: Course): Course;
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
    leftOut: [],
    trail: [],
    reason: null,
    pause: null,
  };
}

/** The current step; undefined after the last one. */
export function currentStep({ plan, index }: Course): PlanStep | undefined {
  return plan.steps[index];
}

/** Whether the current step's card was shown since the user came to it. */
export function wasShown(course: Course): boolean {
  return course.trail.at(-1) === currentStep(course)?.id;
}

/** The step that Back goes to: the one shown before the current one. */
export function previousStep(course: Course): string | undefined {
  return course.trail.at(wasShown(course) ? -2 : -1);
}
