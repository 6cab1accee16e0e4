/** The steps that an overlay names, in the tour that it changes. */
import type { StepDocument, TourOverlayDocument } from '../schemas/index.ts';
import type { Path } from './pointer.ts';
import type { DeclaredTour, Scope } from './scope.ts';

export interface NamedStep {
  readonly id: string;
  readonly from: 'hide' | 'order';
  readonly path: Path;
}

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
  const now = steps.findIndex((step) => step.id === id);
  return now >= 0 ? now : steps.findIndex((step) => step.was?.includes(id) === true);
}

/** The steps of a tour with an overlay applied (design 3.2). Ids that the tour does not have change nothing. */
export function overlaidSteps(
  steps: readonly StepDocument[],
  { order = [], hide = [] }: Pick<TourOverlayDocument, 'order' | 'hide'>,
): StepDocument[] {
  const find = (ids: readonly string[]) => new Set(ids.flatMap((id) => steps[stepIndex(steps, id)] ?? []));
  const hidden = find(hide);
  const listed = find(order);
  const moved = [...listed];
  return steps
    .flatMap((step) => (listed.has(step) ? moved.splice(0, 1) : [step]))
    .filter((step) => !hidden.has(step));
}
