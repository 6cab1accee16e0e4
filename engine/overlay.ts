/** Overlays: what one tenant changes in a shipped tour, which is the order of its steps and which are hidden (S0-52). */
import type { TourOverlayDocument } from '../schemas/index.ts';
import type { Viewer } from './ports.ts';
import { findStep, type Identified, type Step, type Tour } from './tour.ts';

/** A part of an overlay that no longer makes sense, because the tour has moved on. */
export interface DroppedStep {
  /** The id as the overlay has it. */
  readonly id: string;
  readonly from: 'order' | 'hide';
  /** `unknown`: the tour has no such step; `repeated`: another id of the list already names the step. */
  readonly reason: 'unknown' | 'repeated';
}

type Lists = Pick<TourOverlayDocument, 'order' | 'hide'>;

/** Whether the overlay changes the tour for this viewer: it is of the tour and of the viewer's tenant, and no draft. */
export function overlayApplies(
  { tour, tenant, stage }: TourOverlayDocument,
  { key }: Pick<Tour, 'key'>,
  viewer: Pick<Viewer, 'tenant'>,
): boolean {
  return tour === key && tenant === viewer.tenant && stage !== 'draft';
}

/** The steps of a tour in the order of an overlay. */
export interface Arranged<S> {
  readonly ordered: readonly S[];
  readonly hidden: ReadonlySet<S>;
  readonly dropped: readonly DroppedStep[];
}

/** Arranges the steps by the overlay where it is for this viewer. */
export type Overlaying = (request: {
  readonly tour: Tour;
  readonly overlay?: TourOverlayDocument | undefined;
  readonly viewer: Pick<Viewer, 'tenant'>;
}) => Arranged<Step>;

export const withOverlay: Overlaying = ({ tour, overlay, viewer }) =>
  arrangeSteps(tour.steps, overlay && overlayApplies(overlay, tour, viewer) ? overlay : {});

/**
 * Applies an overlay. What still makes sense is kept, the rest is reported; nothing is added and no step is changed.
 */
export function applyOverlay(
  tour: Tour,
  overlay: Lists,
): { readonly tour: Tour; readonly dropped: readonly DroppedStep[] } {
  const { steps, dropped } = overlaidSteps(tour.steps, overlay);
  return { tour: { ...tour, steps }, dropped };
}

/**
 * The steps of a tour, or of its document, with an overlay applied: in its order, without those that it hides. Older
 * ids of a step (`was`) find it.
 */
export function overlaidSteps<S extends Identified>(
  steps: readonly S[],
  overlay: Lists,
): { readonly steps: readonly S[]; readonly dropped: readonly DroppedStep[] } {
  const { ordered, hidden, dropped } = arrangeSteps(steps, overlay);
  return { steps: ordered.filter((step) => !hidden.has(step)), dropped };
}

/**
 * All steps in the order of the overlay, and which of them it hides: the listed ones fill, in the listed order, the
 * positions that the listed ones held, all others stay (design 3.2).
 */
export function arrangeSteps<S extends Identified>(
  steps: readonly S[],
  { order = [], hide = [] }: Lists,
): Arranged<S> {
  const dropped: DroppedStep[] = [];
  const listed = pick(steps, order, 'order', dropped);
  const hidden = pick(steps, hide, 'hide', dropped);
  const moved = listed.values();
  const ordered = steps.map((step) => (listed.has(step) ? (moved.next().value ?? step) : step));
  return { ordered, hidden, dropped };
}

function pick<S extends Identified>(
  steps: readonly S[],
  ids: readonly string[],
  from: DroppedStep['from'],
  dropped: DroppedStep[],
): Set<S> {
  const picked = new Set<S>();
  for (const id of ids) {
    const step = findStep(steps, id);
    if (step === undefined) dropped.push({ id, from, reason: 'unknown' });
    else if (picked.has(step)) dropped.push({ id, from, reason: 'repeated' });
    else picked.add(step);
  }
  return picked;
}
