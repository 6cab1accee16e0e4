/** What a step asks of the app: its calls, when it begins or the user asks for them, and the page context. */
import { isPointing, routeOfTool } from './catalog.ts';
import { holds } from './conditions.ts';
import { type CallMade, type Calls, type Course, currentStep, type Here, type Way } from './course.ts';
import { messageOf } from './failure.ts';
import { contextOfRoute, type FilledInput, fillInput } from './input.ts';
import { withNavigation } from './navigation.ts';
import type { PlannedCall, PlanStep } from './plan.ts';
import type { PageContext, SessionPorts } from './ports.ts';
import { outcomeOf } from './progress.ts';
import { isRuleRoute, rulesOn } from './rules.ts';
import { findStep, type Step } from './tour.ts';

/** The page context, asked of the host when it is needed: most steps do without. */
type PageOf = (course: Course, here: Here) => PageContext;

/** The calls of sessions whose tools run so. Every call has an id of its own, also after a reload of the page. */
export function createCalls({ runner, context }: Pick<SessionPorts, 'runner' | 'context'>): Calls {
  let made = 0;
  const pageOf: PageOf = ({ plan }, { route }) => context?.() ?? contextOfRoute(plan.catalog, route);
  return {
    navigation: withNavigation,
    isSo: (conditions, course, here) => holds(pageOf(course, here), conditions),
    isOffered(course) {
      const step = currentStep(course);
      return step?.call === 'offer' && !isPointing(course.plan.catalog, step.tool);
    },
    begun: (course, step, way, here) =>
      prepare({ ...course, calls: callsOf(course, step, way) }, here, pageOf),
    offered(course) {
      const step = currentStep(course);
      return step === undefined ? course : { ...course, calls: [ownCall(step)] };
    },
    canMake({ plan, calls: [call] }, { route }) {
      const offered = call === undefined ? undefined : plan.catalog.tools.get(call.tool)?.routes;
      return offered === undefined || (route !== null && offered.includes(route));
    },
    make(course, here, session, tell) {
      const running = runningCall(course, here, pageOf);
      if (running === null) return undefined;
      const { call, filled, timeoutMs } = running;
      if (!filled.ok) {
        tell(filled);
        return undefined;
      }
      made += 1;
      const id = [course.plan.tour.key, course.plan.attempt, call.step, session, made].join(':');
      const abort = new AbortController();
      const run = async () =>
        runner.run({ id, tool: call.tool, input: filled.input, timeoutMs }, abort.signal);
      run().then(tell, (error: unknown) =>
        tell({
          ok: false,
          refusal: { code: 'handler_failed', message: `The call could not be made: ${messageOf(error)}` },
        }),
      );
      return () => abort.abort();
    },
    took: (course, here) =>
      prepare(
        { ...course, calls: course.calls.slice(1), called: withRunning(course, here, pageOf) },
        here,
        pageOf,
      ),
    did(course, event, here) {
      if (event.type === 'click') return { ...course, called: withoutClosed(course, event.anchor) };
      const isDone = event.type === 'route' || (event.type === 'called' && event.outcome.ok);
      return isDone ? { ...course, called: withRunning(course, here(), pageOf) } : course;
    },
    metRule(course, event, routes) {
      if (event.type === 'report') {
        const isMet =
          isRuleResult(course, event.tool, event.result) &&
          runner.checkResult(event.tool, event.result) === null;
        return isMet ? 'tool_result' : null;
      }
      const [call] = course.calls;
      if (!event.outcome.ok || call === undefined || call.step !== currentStep(course)?.id) return null;
      if (isRuleResult(course, call.tool, event.outcome.result)) return 'tool_result';
      // A call that navigates to where the user is already changes no route, and still did what the step asks for.
      const navigates = routeOfTool(course.plan.catalog, call.tool) !== undefined;
      return navigates && isRuleRoute(course, routes.current()) ? 'route' : null;
    },
    moved(course, { route }) {
      const { plan, called } = course;
      const kept = Object.entries(called).filter(
        ([id]) => route === course.route.route || !isOfRoutes(course, findStep(plan.tour.steps, id)),
      );
      return { ...course, called: Object.fromEntries(kept) };
    },
    resumed(course) {
      const step = currentStep(course);
      const isGone =
        step?.call === 'enter' &&
        isOfRoutes(course, step) &&
        callMade(course, step.id) === undefined &&
        course.calls.length === 0;
      return isGone ? { ...course, calls: [ownCall(step)] } : course;
    },
  };
}

/** What beginning the step calls: the navigation it stands on, then its own tool unless that is only offered. */
function callsOf(course: Course, step: PlanStep, way: Way): PlannedCall[] {
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
function ownCall(step: PlanStep): PlannedCall {
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

/** The call of the step with this id, if it succeeded in this session. */
function callMade({ called }: Course, id: string): CallMade | undefined {
  return Object.hasOwn(called, id) ? called[id] : undefined;
}

/** Fills the input of the step's own call as soon as no navigation is left to do before it. */
function prepare(course: Course, here: Here, pageOf: PageOf): Course {
  const step = currentStep(course);
  const [call] = course.calls;
  if (step === undefined || course.input !== null || (call !== undefined && call.step !== step.id))
    return course;
  return { ...course, input: fillInput(ownCall(step), course.plan.viewer.facts, () => pageOf(course, here)) };
}

interface RunningCall {
  readonly call: PlannedCall;
  readonly filled: FilledInput;
  readonly timeoutMs: number;
}

/** The call that is to run now, with its input; null when there is none. */
function runningCall(course: Course, here: Here, pageOf: PageOf): RunningCall | null {
  const { plan } = course;
  const [call] = course.calls;
  if (call === undefined) return null;
  const own = call.step === currentStep(course)?.id;
  const step = plan.tour.steps.find(({ id }) => id === call.step);
  return {
    call,
    filled: (own ? course.input : null) ?? fillInput(call, plan.viewer.facts, () => pageOf(course, here)),
    timeoutMs: callTimeoutMs(step?.callTimeoutMs, plan.catalog.tools.get(call.tool)?.timeoutMs),
  };
}

/** How long a call may take, in milliseconds: the step's own time, else the tool's, else 30 s (S3-13). */
function callTimeoutMs(step: number | undefined, tool: number | undefined): number {
  return step ?? tool ?? 30_000;
}

/** Whether the app offers the step's tool on some routes only: forms and lists are there, and nowhere else. */
function isOfRoutes({ plan }: Course, step: Step | undefined): boolean {
  return step !== undefined && plan.catalog.tools.get(step.tool)?.routes !== undefined;
}

/** A click that closes a form, as the registry says, undoes the prefills of it: Back may make them again. */
function withoutClosed({ plan, called }: Course, anchor: string): Course['called'] {
  const { catalog, tour } = plan;
  const closed = catalog.anchors.get(anchor)?.closes;
  const isUndone = (id: string): boolean => {
    const effect = catalog.tools.get(tour.steps.find((step) => step.id === id)?.tool ?? '')?.effect;
    return effect?.kind === 'prefill' && effect.opens === closed;
  };
  return Object.fromEntries(Object.entries(called).filter(([id]) => !isUndone(id)));
}

function withRunning(course: Course, here: Here, pageOf: PageOf): Course['called'] {
  const running = runningCall(course, here, pageOf);
  if (running === null || !running.filled.ok) return course.called;
  return { ...course.called, [running.call.step]: { input: running.filled.input, route: here.route.route } };
}

/** Whether the result of the tool is what the step waits for. */
function isRuleResult(course: Course, tool: string, result: unknown): boolean {
  return (
    currentStep(course)?.tool === tool &&
    rulesOn(course, 'tool_result').some((rule) => holds(result, rule.where ?? {}))
  );
}
