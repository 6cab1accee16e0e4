/** Advance rules: whether what happened is what the current step waits for (S0-41). */
import { type Calls, type Course, currentStep } from './course.ts';
import type { MachineEvent } from './events.ts';
import type { Actor, RouteSource, RouteState } from './ports.ts';
import type { AdvanceRule } from './tour.ts';

/**
 * The advance rule that the event meets; null when it meets none. It does not look at the event's visit. A session
 * that is paused sees nothing but, when it is off route, the way back.
 */
export function metRule(
  course: Course,
  event: MachineEvent,
  routes: Pick<RouteSource, 'current'>,
  calls: Calls | undefined,
): AdvanceRule['on'] | null {
  if (course.pause !== null && course.pause !== 'off_route') return null;
  switch (event.type) {
    case 'next':
      return course.shown !== null && offersNext(course) ? 'manual' : null;
    case 'click':
      return clickAnchors(course).includes(event.anchor) ? 'click' : null;
    case 'route':
      return isMove(course.route, event.route) && isRuleRoute(course, event.route) ? 'route' : null;
    case 'report':
    case 'called':
      return calls?.metRule(course, event, routes) ?? null;
    default:
      return null;
  }
}

/** Who brought the event about. */
export function actorOf(course: Course, event: MachineEvent): Actor {
  if ('by' in event && event.by !== undefined) return event.by;
  switch (event.type) {
    case 'called':
    case 'timeout':
    case 'anchor':
      return 'tour';
    case 'route':
      return course.calls.length > 0 ? 'tour' : 'user';
    default:
      return 'user';
  }
}

type RuleOn<On extends AdvanceRule['on']> = Extract<AdvanceRule, { on: On }>;

/** The step's advance rules of one kind. */
export function rulesOn<On extends AdvanceRule['on']>(course: Course, on: On): RuleOn<On>[] {
  const rules = currentStep(course)?.advance ?? [];
  return rules.filter((rule): rule is RuleOn<On> => rule.on === on);
}

/** Whether the step lists `manual`. */
function offersNext(course: Course): boolean {
  return rulesOn(course, 'manual').length > 0;
}

/**
 * The anchors whose click the step waits for. Where the user is on the route already that the step waits for, a click on
 * its own anchor leads nowhere any more, and counts itself.
 */
export function clickAnchors(course: Course): string[] {
  const anchors = rulesOn(course, 'click').map(({ anchor }) => anchor);
  const step = currentStep(course);
  if (step && isRuleRoute(course, course.route)) anchors.push(step.anchor);
  return [...new Set(anchors)];
}

/** Whether the route, with these params, is what the step waits for. */
export function isRuleRoute(course: Course, { route, params }: RouteState): boolean {
  return rulesOn(course, 'route').some(
    (rule) =>
      rule.route === route &&
      Object.entries(rule.params ?? {}).every(([name, value]) => params[name] === String(value)),
  );
}

/** Whether the user has moved: to another route, or to other params of the same one. */
export function isMove(from: RouteState, to: RouteState): boolean {
  if (from === to) return false;
  const names = new Set([...Object.keys(from.params), ...Object.keys(to.params)]);
  return from.route !== to.route || [...names].some((name) => from.params[name] !== to.params[name]);
}
