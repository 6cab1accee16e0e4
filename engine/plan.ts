/**
 * The plan: the steps that this user will see, in order, and why each other step is left out. It is made once, before
 * a session; what only the page can tell (`when.steps`, `when.context`) is decided when the step is about to begin.
 */
import type { ProgressRecord, TourOverlayDocument } from '../schemas/index.ts';
import { type Catalog, mayCall, mayVisit, PAGE_ANCHOR, toolSchemaHash } from './catalog.ts';
import type { DroppedStep, Overlaying } from './overlay.ts';
import type { Refusal, Viewer } from './ports.ts';
import { isThrough, newRecord, outcomeOf } from './progress.ts';
import type { Step, Tour } from './tour.ts';

/** A call that a step of the tour asks for; `input` still holds its references to facts and page context. */
export interface PlannedCall {
  /** The step whose call it is. */
  readonly step: string;
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface PlanStep extends Step {
  /** The navigation that left-out earlier steps would have performed and that this step needs (S0-50). */
  readonly before: readonly PlannedCall[];
  /** The author's navigation that this step stands on, whichever step performs it: Back and a jump need it. */
  readonly home: PlannedCall | null;
}

export type OmitReason = 'hidden' | 'completed' | 'skipped' | 'not_permitted' | 'when';

export interface Omitted {
  readonly id: string;
  readonly reason: OmitReason;
}

export interface Plan {
  /** The tour with the overlay applied, left-out steps included. */
  readonly tour: Tour;
  readonly catalog: Catalog;
  readonly viewer: Viewer;
  readonly attempt: number;
  /** The progress record to go on from. */
  readonly record: ProgressRecord;
  /** Whether the attempt began on an earlier page or day. */
  readonly resumed: boolean;
  readonly steps: readonly PlanStep[];
  readonly omitted: readonly Omitted[];
  /** How many left-out steps the user has seen in this attempt: the counter goes on from there. */
  readonly seen: number;
  /** Parts of the overlay that no longer make sense. */
  readonly dropped: readonly DroppedStep[];
  /** What the tour was checked against and is different now. */
  readonly stale: { readonly tools: readonly string[]; readonly anchors: readonly string[] };
  /** Why the tour cannot be played here; null when it can. A session of such a plan fails at its start. */
  readonly refusal: Refusal | null;
}

export interface PlanRequest {
  readonly tour: Tour;
  /** Applied when it is live, of this tour and of the viewer's tenant. */
  readonly overlay?: TourOverlayDocument | undefined;
  readonly progress?: ProgressRecord | undefined;
  readonly viewer: Viewer;
  readonly catalog: Catalog;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Begins a new attempt, whatever the record says. */
  readonly restart?: boolean;
}

/** The steps that are kept, each with the author's navigation that it stands on. */
export type Navigation = (
  tour: Tour,
  catalog: Catalog,
  omitted: ReadonlyMap<string, OmitReason>,
) => PlanStep[];

/** The steps of a tour that navigates nowhere. */
const withoutNavigation: Navigation = ({ steps }, _, omitted) =>
  steps.filter(({ id }) => !omitted.has(id)).map((step) => ({ ...step, before: [], home: null }));

const withoutOverlay: Overlaying = ({ tour }) => ({ ordered: tour.steps, hidden: new Set(), dropped: [] });

/**
 * Plans a tour for one user. A tour that cannot be played here is no exception: `refusal` says why.
 *
 * @param navigation needed for a tour that navigates; `planTour` has it for any
 * @param overlaying needed where there are overlays; `planTour` has it as well
 */
export function planSteps(
  request: PlanRequest,
  navigation: Navigation = withoutNavigation,
  overlaying: Overlaying = withoutOverlay,
): Plan {
  const { tour: shipped, viewer, catalog } = request;
  const { ordered, hidden, dropped } = overlaying(request);
  const tour = { ...shipped, steps: ordered };
  const { record, resumed } = recordToGoOnFrom(request);

  const reasons = new Map<string, OmitReason>();
  for (const step of ordered) {
    const reason = hidden.has(step) ? 'hidden' : whyLeftOut(step, request, record);
    if (reason !== undefined) reasons.set(step.id, reason);
  }
  const omitted = [...reasons].map(([id, reason]) => ({ id, reason }));
  const stale = staleParts(tour, catalog);
  return {
    tour,
    catalog,
    viewer,
    attempt: record.attempt,
    record,
    resumed,
    steps: navigation(tour, catalog, reasons),
    omitted,
    seen: record.status === 'completed' ? 0 : omitted.filter(({ reason }) => isThrough(reason)).length,
    dropped,
    stale,
    refusal: whyRefused(request, stale),
  };
}

/** Whether the user belongs to the audience: any of the roles, all of the permissions. */
export function isAudience(
  audience: Tour['audience'],
  viewer: Pick<Viewer, 'roles' | 'permissions'>,
): boolean {
  return (
    (audience.roles.length === 0 || audience.roles.some((role) => viewer.roles.includes(role))) &&
    audience.permissions.every((permission) => viewer.permissions.includes(permission))
  );
}

/** What to go on from; a user who completed an older version gets what the tour's `onNewVersion` says. */
function recordToGoOnFrom({ tour, progress, now, restart = false }: PlanRequest): {
  record: ProgressRecord;
  resumed: boolean;
} {
  if (progress === undefined) return { record: newRecord(tour, 1, now), resumed: false };
  const again = isOutdated(tour, progress) && tour.onNewVersion === 'restart';
  if (restart || again) return { record: newRecord(tour, progress.attempt + 1, now), resumed: false };
  if (progress.status === 'completed') return { record: progress, resumed: false };
  return { record: { ...progress, version: Math.max(progress.version, tour.version) }, resumed: true };
}

function isOutdated(tour: Tour, record: ProgressRecord): boolean {
  return record.status === 'completed' && record.version < tour.version;
}

function whyLeftOut(
  step: Step,
  { tour, viewer, catalog }: PlanRequest,
  record: ProgressRecord,
): OmitReason | undefined {
  const outcome = outcomeOf(record, step);
  if (outcome === 'completed' || outcome === 'skipped') return outcome;
  if (record.status === 'completed' && !(isOutdated(tour, record) && tour.onNewVersion === 'new_steps')) {
    return 'completed';
  }
  const anchorRoutes = catalog.anchors.get(step.anchor)?.routes ?? 'any';
  const permitted =
    mayCall(catalog, step.tool, viewer.permissions) &&
    (anchorRoutes === 'any' || anchorRoutes.some((route) => mayVisit(catalog, route, viewer.permissions)));
  if (!permitted) return 'not_permitted';
  const { roles = [], permissions = [] } = step.when ?? {};
  return isAudience({ roles, permissions }, viewer) ? undefined : 'when';
}

function staleParts({ uses }: Tour, catalog: Catalog): Plan['stale'] {
  return {
    tools: Object.keys(uses.tools).filter((name) => {
      const tool = catalog.tools.get(name);
      return tool === undefined || toolSchemaHash(tool) !== uses.tools[name];
    }),
    anchors: uses.anchors.filter((anchor) => anchor !== PAGE_ANCHOR && !catalog.anchors.has(anchor)),
  };
}

function whyRefused({ tour, viewer, catalog }: PlanRequest, stale: Plan['stale']): Refusal | null {
  if (tour.app !== catalog.app) {
    const message = `The tour "${tour.key}" is of app "${tour.app}"; this page is of app "${catalog.app}".`;
    return { code: 'client_unavailable', message };
  }
  const changed = [
    ...stale.tools.map((name) => `tool "${name}"`),
    ...stale.anchors.map((key) => `anchor "${key}"`),
  ];
  if (changed.length > 0) {
    const message = `The tour "${tour.key}" was checked against another version of the app: ${changed.join(', ')} changed. Run \`tour validate\` and build it again.`;
    return { code: 'stale_tool_table', message };
  }
  if (!isAudience(tour.audience, viewer)) {
    return {
      code: 'not_permitted',
      message: `The tour "${tour.key}" is not for this user's roles and permissions.`,
    };
  }
  return null;
}
