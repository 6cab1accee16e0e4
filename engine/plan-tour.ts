/** Plans of any tour. A page, where most tours navigate nowhere, plans its own and brings in navigation and overlays on occasion. */
import { withNavigation } from './navigation.ts';
import { withOverlay } from './overlay.ts';
import { type Plan, type PlanRequest, planSteps } from './plan.ts';

/**
 * Plans a tour for one user. A tour that cannot be played here is no exception: `refusal` says why.
 */
export function planTour(request: PlanRequest): Plan {
  return planSteps(request, withNavigation, withOverlay);
}
