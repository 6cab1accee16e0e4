/** Overlays: what one tenant changes in a shipped tour, which is the order of its steps and which are hidden (S0-52). */
import type { TourOverlayDocument } from '../schemas/index.ts';
import type { Step, Tour } from './tour.ts';

/** A part of an overlay that no longer makes sense, because the tour has moved on. */
export interface DroppedStep {
  /** The id as the overlay has it. */
  readonly id: string;
  readonly from: 'order' | 'hide';
  /** `unknown`: the tour has no such step; `repeated`: another id of the list already names the step. */
  readonly reason: 'unknown' | 'repeated';
}

/**
 * Applies an overlay: the listed steps fill, in the listed order, the positions that the listed steps held, all
 * others stay, then `hide` removes. Older ids of a step (`was`) find it. What still makes sense is kept, the rest
 * is reported; nothing is added and no step is changed.
 */
export function applyOverlay(
  tour: Tour,
  overlay: Pick<TourOverlayDocument, 'order' | 'hide'>,
): { readonly tour: Tour; readonly dropped: readonly DroppedStep[] } {
  const dropped: DroppedStep[] = [];
  const order = pick(tour, overlay.order ?? [], 'order', dropped);
  const hidden = pick(tour, overlay.hide ?? [], 'hide', dropped);
  const moved = order.values();
  const steps = tour.steps
    .map((step) => (order.has(step) ? (moved.next().value ?? step) : step))
    .filter((step) => !hidden.has(step));
  return { tour: { ...tour, steps }, dropped };
}

function pick(
  tour: Tour,
  ids: readonly string[],
  from: DroppedStep['from'],
  dropped: DroppedStep[],
): Set<Step> {
  const picked = new Set<Step>();
  for (const id of ids) {
    const step = findStep(tour.steps, id);
    if (step === undefined) dropped.push({ id, from, reason: 'unknown' });
    else if (picked.has(step)) dropped.push({ id, from, reason: 'repeated' });
    else picked.add(step);
  }
  return picked;
}

/** The step with this id, else the one that once had it. */
export function findStep<S extends Pick<Step, 'id' | 'was'>>(steps: readonly S[], id: string): S | undefined {
  return steps.find((step) => step.id === id) ?? steps.find((step) => step.was.includes(id));
}
