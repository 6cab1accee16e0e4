/** What `link` can ask: the project, and what the other documents declare. */
import type { Catalog } from '../engine/index.ts';
import type { TourDocument, TourOverlayDocument } from '../schemas/index.ts';
import type { DocumentPlace } from './finding.ts';
import { indexNames } from './nearest.ts';
import type { AppMember, Project } from './project.ts';

/** A tour that some document declares. */
export interface DeclaredTour {
  readonly place: DocumentPlace;
  readonly key: string;
  /** Absent: the document has mistakes of syntax or shape, which are reported there. */
  readonly tour?: TourDocument;
}

export interface DeclaredOverlay {
  readonly place: DocumentPlace;
  readonly overlay: TourOverlayDocument;
}

export function isSamePlace(a: DocumentPlace, b: DocumentPlace): boolean {
  return a.file === b.file && a.document === b.document;
}

/** All that the checked documents declare, in the order of files and documents. */
export interface Declarations {
  readonly tours: ReadonlyMap<string, readonly DeclaredTour[]>;
  readonly overlays: readonly DeclaredOverlay[];
}

/** The tours as they were at another time, such as at a git ref. */
export interface FormerTours {
  /** How messages call that time: `origin/main`. */
  readonly name: string;
  readonly tours: ReadonlyMap<string, TourDocument>;
}

/** What is the same for all documents of a run. */
export interface ProjectScope extends Declarations {
  readonly project: Project;
  /** Absent: nothing is compared. */
  readonly before?: FormerTours;
  /** The app member of a tour; undefined for one that is not configured, which `app-known` reports. */
  member(app: string): AppMember | undefined;
  catalog(app: string): Catalog | undefined;
  /** The names in a collection that were probably meant: mostly one or none. */
  nearest(wrong: string, names: Names): readonly string[];
  /** The result of a costly function of one subject, worked out once for all rules and documents. */
  readonly cached: Cache;
}

/** A set, or a map by name. */
export type Names = Pick<ReadonlyMap<string, unknown>, 'keys'>;

export type Cache = <Subject extends object, Value>(
  compute: (subject: Subject, scope: ProjectScope) => Value,
  subject: Subject,
) => Value;

export interface Scope extends ProjectScope {
  /** The document at hand. */
  readonly place: DocumentPlace;
  /** As `cached`, for what only the rules of this document ask for. It goes with the scope. */
  readonly cachedHere: Cache;
}

/** Makes the scopes of the documents of one run. */
export function createScopes(
  project: Project,
  declarations: Declarations,
  before?: FormerTours,
): (place: DocumentPlace) => Scope {
  const cached = createCache(() => shared);
  const member = (app: string) => project.apps.get(app);
  const shared: ProjectScope = {
    ...declarations,
    project,
    ...(before !== undefined && { before }),
    member,
    catalog: (app: string) => member(app)?.catalog,
    nearest: (wrong: string, names: Names) => cached(indexKeys, names).nearest(wrong),
    cached,
  };
  return (place) => ({ ...shared, place, cachedHere: createCache(() => shared) });
}

function createCache(scope: () => ProjectScope): Cache {
  const results = new Map<unknown, Map<object, unknown>>();
  return (compute, subject) => {
    const known = results.get(compute) ?? new Map<object, unknown>();
    results.set(compute, known);
    if (!known.has(subject)) known.set(subject, compute(subject, scope()));
    return known.get(subject) as ReturnType<typeof compute>;
  };
}

function indexKeys(names: Names) {
  return indexNames(names.keys());
}
