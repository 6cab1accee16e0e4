/** The steps that an overlay names, in the tour that it changes. */
import { findStep } from '../engine/index.ts';
import type { StepDocument, TourOverlayDocument } from '../schemas/index.ts';
import type { Path } from './pointer.ts';
import type { DeclaredTour, Scope } from './scope.ts';

export interface NamedStep {
  readonly id: string;
  readonly from: 'hide' | 'order';
  readonly path: Path;
}

/** The ids that an overlay lists, with their places in it. */
export function namedSteps(overlay: TourOverlayDocument): NamedStep[] {
  return (['hide', 'order'] as const).flatMap((from) =>
    (overlay[from] ?? []).map((id, index) => ({ id, from, path: [from, index] })),
  );
}

/** The tour that an overlay changes; undefined when there is none, or none without mistakes of its own. */
export function tourOfOverlay(
  overlay: TourOverlayDocument,
  { tours }: Scope,
): Required<DeclaredTour> | undefined {
  const declared = tours.get(overlay.tour)?.[0];
  return declared?.tour === undefined ? undefined : { ...declared, tour: declared.tour };
}

/** The index of the step with this id, else of the one that once had it; -1 for none. */
export function stepIndex(steps: readonly StepDocument[], id: string): number {
  const step = findStep(steps, id);
  return step === undefined ? -1 : steps.indexOf(step);
}
