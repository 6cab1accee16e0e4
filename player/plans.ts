/** Which of a tour's steps this user is to see in this page, now. */
import {
  type Calls,
  type Catalog,
  findStep,
  type Overlaying,
  type Plan,
  planSteps,
  resumeStep,
  type Tour,
  type Viewer,
} from '../engine/index.ts';
import type { ProgressRecord } from '../schemas/index.ts';

export interface Plans {
  /**
   * Goes on where the record says, for a tour that starts by itself or after a reload: it waits for the user to be on
   * its step's route, and takes nobody there.
   *
   * @param calls without them the steps of the plan lack the navigation that they stand on
   */
  of(tour: Tour, record: ProgressRecord | undefined, calls?: Calls): Plan;
  /** For a tour that is asked for: goes on at its step, wherever that is; what was done before begins anew. */
  anew(tour: Tour, record: ProgressRecord | undefined, step?: string, calls?: Calls): Plan;
  /** Whether there is something to show of the plan, from the step that is asked for. */
  canShow(plan: Plan, step?: string): boolean;
}

export interface PlansContext {
  /** Finds and applies the host's overlays, where it has any. */
  readonly overlaying?: Overlaying | undefined;
  readonly viewer: Viewer;
  readonly catalog: Catalog;
  readonly now: () => number;
}

export function createPlans({ overlaying, viewer, catalog, now }: PlansContext): Plans {
  function plan(
    tour: Tour,
    progress: ProgressRecord | undefined,
    restart: boolean,
    calls: Calls | undefined,
  ): Plan {
    const request = { tour, progress, viewer, catalog, now: now(), restart };
    return planSteps(request, calls?.navigation, overlaying);
  }
  return {
    of: (tour, record, calls) => stayingHere(plan(tour, record, false, calls)),
    anew(tour, record, step, calls) {
      const going = plan(tour, record, false, calls);
      const isDone = going.steps.length === 0 || (step !== undefined && !findStep(going.steps, step));
      return isDone && record !== undefined ? plan(tour, record, true, calls) : going;
    },
    canShow: ({ refusal, steps }, step) =>
      !refusal && steps.length > 0 && (step === undefined || findStep(steps, step) !== undefined),
  };
}

/** The plan without the navigation of left-out steps that its first step stands on. */
function stayingHere(plan: Plan): Plan {
  const first = resumeStep(plan.record, plan.steps);
  const steps = plan.steps.map((step, index) => (index === first ? { ...step, before: [] } : step));
  return { ...plan, steps };
}
