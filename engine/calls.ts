/** What a step calls: when it begins, when the user asks for it, and what need not be called again. */
import { type Catalog, routeOfTool } from './catalog.ts';
import { type Course, callMade, currentStep, type Here, type Way } from './course.ts';
import { type FilledInput, fillInput, isPointing } from './input.ts';
import type { PlannedCall, PlanStep } from './plan.ts';
import { outcomeOf } from './progress.ts';
import type { Tour } from './tour.ts';

/** Whether playing the tour may call a tool, or check a tool's result. A tour that only points does neither. */
export function callsTools({ steps }: Pick<Tour, 'steps'>, catalog: Catalog): boolean {
  return steps.some(
    ({ tool, advance }) => !isPointing(catalog, tool) || advance.some(({ on }) => on === 'tool_result'),
  );
}

/** What beginning the step calls: the navigation it stands on, then its own tool unless that is only offered. */
export function callsOf(course: Course, step: PlanStep, way: Way): PlannedCall[] {
  const home = step.home === null ? [] : [step.home];
  const isDue = way === 'jump' || home.some((call) => wasPassedBy(course, call));
  const navigation = (isDue ? home : step.before)
    .map((call) => ({ ...call, input: callMade(course, call.step)?.input ?? call.input }))
    .filter((call) => !isThere(course, call));
  const again = way === 'retry' || !hasEffect(course, step, way);
  const own = step.call === 'enter' && again && !isPointing(course.plan.catalog, step.tool);
  return own ? [...navigation, ownCall(step)] : navigation;
}

/** The call that the step is about. */
export function ownCall(step: PlanStep): PlannedCall {
  return { step: step.id, tool: step.tool, input: step.input };
}

/**
 * Whether the user went past the step that navigates without its navigation: skipped it, or pressed Next. What stands
 * on it would be off route otherwise (S0-50).
 */
function wasPassedBy(course: Course, { step: id }: PlannedCall): boolean {
  const step = course.plan.steps.find((each) => each.id === id);
  if (step === undefined || callMade(course, id) !== undefined) return false;
  const outcome = outcomeOf(course.record, step);
  return outcome === 'completed' ? step.advance.some(({ on }) => on === 'manual') : outcome !== undefined;
}

/** Whether the route is already the one that the call navigates to, with the params that it names. */
function isThere({ plan, route }: Course, call: PlannedCall): boolean {
  if (route.route === null || routeOfTool(plan.catalog, call.tool) !== route.route) return false;
  return Object.entries(call.input).every(([name, value]) => {
    const param = route.params[name];
    return param === undefined || typeof value === 'object' || param === String(value);
  });
}

/**
 * Whether the step's call succeeded and what it did is still there. Going to another route closes forms and loses
 * what a list shows; a navigation is undone by being elsewhere.
 */
function hasEffect(course: Course, step: PlanStep, way: Way): boolean {
  const { plan, route } = course;
  const made = callMade(course, step.id);
  if (routeOfTool(plan.catalog, step.tool) !== undefined) {
    return (way === 'jump' || made !== undefined) && isThere(course, ownCall(step));
  }
  if (made === undefined) return false;
  return plan.catalog.tools.get(step.tool)?.routes === undefined || made.route === route.route;
}

/** Fills the input of the step's own call as soon as no navigation is left to do before it. */
export function prepare(course: Course, here: Here): Course {
  const step = currentStep(course);
  const [call] = course.calls;
  if (step === undefined || course.input !== null || (call !== undefined && call.step !== step.id))
    return course;
  return { ...course, input: fillInput(ownCall(step), course.plan.viewer.facts, here) };
}

export interface RunningCall {
  readonly call: PlannedCall;
  readonly filled: FilledInput;
  readonly timeoutMs: number;
}

/** The call that is to run now, with its input; null when there is none. */
export function runningCall(course: Course, here: Here): RunningCall | null {
  const { plan } = course;
  const [call] = course.calls;
  if (call === undefined) return null;
  const own = call.step === currentStep(course)?.id;
  const step = plan.tour.steps.find(({ id }) => id === call.step);
  return {
    call,
    filled: (own ? course.input : null) ?? fillInput(call, plan.viewer.facts, here),
    timeoutMs: callTimeoutMs(step?.callTimeoutMs, plan.catalog.tools.get(call.tool)?.timeoutMs),
  };
}

/** How long a call may take, in milliseconds: the step's own time, else the tool's, else 30 s (S3-13). */
function callTimeoutMs(step: number | undefined, tool: number | undefined): number {
  return step ?? tool ?? 30_000;
}

/** Whether the card offers to make the step's call. */
export function isOffered(course: Course): boolean {
  const step = currentStep(course);
  return step?.call === 'offer' && !isPointing(course.plan.catalog, step.tool);
}
