/** How the course of a session moves on. Pure functions; the machine decides when each of them is used. */
import { PAGE_ANCHOR } from './catalog.ts';
import {
  type Calls,
  type Course,
  currentStep,
  type Here,
  previousStep,
  type Way,
  wasShown,
} from './course.ts';
import type { PlanStep } from './plan.ts';
import type { Actor, AnchorStatus, Refusal, RouteState } from './ports.ts';
import { isThrough, type Outcome, outcomeOf, recordOutcome, recordStatus, resumeStep } from './progress.ts';
import type { PauseCode, Reason } from './snapshot.ts';
import { findStep } from './tour.ts';

/** Begins the first step from `index` on whose `when` holds now. When none is left, the tour is over. */
export function begin(course: Course, index: number, way: Way, here: Here): Course {
  const { plan } = course;
  const ahead = plan.refusal === null ? plan.steps.slice(index) : [];
  const due = ahead.findIndex((candidate) => isDue(candidate, course, here));
  const step = ahead[due];
  const passed = (step === undefined ? ahead : ahead.slice(0, due)).map(({ id }) => id);
  const next: Course = {
    ...course,
    visit: course.visit + 1,
    index: step === undefined ? plan.steps.length : index + due,
    route: here.route,
    status: step === undefined ? null : here.look(step.anchor),
    shown: null,
    calls: [],
    input: null,
    wait: step?.timeoutMs ?? 0,
    leftOut: [...new Set([...course.leftOut, ...passed])].filter((id) => id !== step?.id),
    reason: null,
    pause: null,
  };
  if (step === undefined) return { ...next, reason: reasonOfEnd(next) };
  return here.calls?.begun(next, step, way, here) ?? next;
}

/** Begins where the user is to go on. */
export function beginFirst(course: Course, here: Here): Course {
  return begin(course, resumeStep(course.record, course.plan.steps), 'forward', here);
}

/** Jumps to a step of the plan. */
export function goTo(course: Course, id: string, here: Here): Course {
  const { steps } = course.plan;
  const step = findStep(steps, id);
  return step === undefined ? course : begin(course, steps.indexOf(step), 'jump', here);
}

/** Whether the step's `when` holds, as far as it asks for other steps' outcomes and the page context. */
function isDue({ when }: PlanStep, course: Course, here: Here): boolean {
  const { plan, record } = course;
  const asked = Object.entries(when?.steps ?? {}).every(([id, outcome]) => {
    const step = findStep(plan.tour.steps, id);
    return step !== undefined && outcomeOf(record, step) === outcome;
  });
  return asked && (when?.context === undefined || here.calls?.isSo(when.context, course, here) === true);
}

/** Begins the stuck step again: makes the call that was refused, or everything that the step does when it begins. */
export function retry(course: Course, here: Here): Course {
  const begun = begin(course, course.index, 'retry', here);
  const wasRefused = course.calls.length > 0 && begun.index === course.index;
  return wasRefused ? { ...begun, calls: course.calls } : begun;
}

/** Takes note of where the anchor is: a card without its anchor is not shown, a centred one moves to it. */
export function sawAnchor(course: Course, status: AnchorStatus): Course {
  const anchor = currentStep(course)?.anchor ?? PAGE_ANCHOR;
  const place = status.state === 'visible' ? anchor : course.shown === PAGE_ANCHOR ? PAGE_ANCHOR : null;
  return { ...course, status, shown: course.shown === null ? null : place };
}

/** Shows the step's card: beside its anchor, or in the middle when that is missing. */
export function show(course: Course): Course {
  const step = currentStep(course);
  if (step === undefined) return course;
  return {
    ...course,
    shown: course.status?.state === 'visible' ? step.anchor : PAGE_ANCHOR,
    wait: step.timeoutMs,
    trail: wasShown(course) ? course.trail : [...course.trail, step.id],
  };
}

/** The step is stuck: its call was refused. */
export function stuckWith(course: Course, { code, message }: Refusal): Course {
  return { ...course, shown: null, reason: { code, message } };
}

/** The anchor did not appear in time; the message says what the watcher found. */
export function missedAnchor(course: Course): Course {
  const why = course.status?.state === 'missing' ? (course.status.detail ?? course.status.reason) : 'unknown';
  const message = `The anchor "${currentStep(course)?.anchor}" is missing: ${why}`;
  return { ...course, shown: null, reason: { code: 'anchor_missing', message } };
}

/** The step is looked for afresh. */
export function unstuck(course: Course): Course {
  return { ...course, reason: null, wait: currentStep(course)?.timeoutMs ?? 0 };
}

/** Takes note of the route. */
export function moved(course: Course, route: RouteState, calls: Calls | undefined): Course {
  return { ...(calls?.moved(course, route) ?? course), route };
}

/** Ends a pause. */
export function unpaused(course: Course, calls: Calls | undefined): Course {
  return { ...(calls?.resumed(course) ?? course), pause: null };
}

/**
 * Ends everything on the screen for a while. A call that the user asked for is not made again by itself; one that
 * the step makes when it begins is, unless it succeeded.
 */
export function pausedBy(course: Course, pause: PauseCode): Course {
  const step = currentStep(course);
  const offered = course.reason === null && step?.call === 'offer';
  return {
    ...course,
    pause,
    status: null,
    shown: null,
    calls: offered ? course.calls.filter((call) => call.step !== step.id) : course.calls,
  };
}

/** The step was shown on an earlier page, before a reload. */
export function recalled(course: Course): Course {
  const step = currentStep(course);
  return step === undefined ? course : { ...course, trail: [step.id] };
}

/**
 * What becomes of the current step. One that was not shown is `unavailable`, never completed or skipped (P-04), unless
 * its own call did what it waits for.
 */
export function outcomeNow(course: Course, outcome: Outcome): Outcome {
  const isDone = outcome === 'completed' && course.calls.length > 0;
  return isDone || wasShown(course) ? outcome : 'unavailable';
}

/** Records what became of the current step. */
export function settle(course: Course, outcome: Outcome, by: Actor, now: number): Course {
  const step = currentStep(course);
  if (step === undefined) return course;
  return { ...course, record: recordOutcome(course.record, step.id, outcome, by, now) };
}

/** Records how the attempt ended. */
export function end(course: Course, status: 'completed' | 'dismissed', now: number): Course {
  return { ...course, record: recordStatus(course.record, status, course.plan.tour.version, now) };
}

/** Takes the time that was spent looking for the anchor off what is left. */
export function waited(course: Course, now: number): Course {
  return { ...course, wait: Math.max(0, course.wait - (now - course.since)) };
}

/** Goes back to the step shown before. */
export function goBack(course: Course, here: Here): Course {
  const id = previousStep(course);
  const index = course.plan.steps.findIndex((step) => step.id === id);
  return begin({ ...course, trail: course.trail.slice(0, wasShown(course) ? -2 : -1) }, index, 'jump', here);
}

/**
 * Why a tour without a further step has failed; null when it is completed. It is completed when something of it was
 * completed or skipped, and what remained was not unavailable altogether.
 */
function reasonOfEnd({ plan, record, leftOut }: Course): Reason | null {
  if (plan.refusal !== null) return plan.refusal;
  const remained = plan.steps.filter((step) => !leftOut.includes(step.id));
  const played = remained.some((step) => outcomeOf(record, step) !== 'unavailable');
  const done = plan.omitted.some(({ reason }) => isThrough(reason));
  if (played || (remained.length === 0 && done)) return null;
  return { code: 'nothing_to_show', message: `No step of the tour "${plan.tour.key}" could be shown.` };
}
