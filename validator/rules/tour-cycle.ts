import type { Catalog } from '../../engine/index.ts';
import type { TourDocument } from '../../schemas/index.ts';
import { tourWith } from '../example.ts';
import { tourOf } from '../facts.ts';
import type { DocumentPlace } from '../finding.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { isSamePlace, type ProjectScope } from '../scope.ts';

const STARTS = (tour: string) =>
  tourWith(`id: go_on\ntool: tour.start\ninput: { tour: ${tour} }\ntext: tours.example.open\nanchor: page`);

export const tourCycleText: RuleText = {
  summary: 'Tours start each other in a ring.',
  why: 'A user who follows them never comes to an end.',
  fix: 'End one of the tours without starting the next, or start it only `when` something is still to be done.',
  example: { failing: STARTS('orders.example'), clean: STARTS('team.setup') },
};

/** A step that starts a tour. */
interface Start {
  readonly from: string;
  readonly to: string;
  readonly step: number;
  readonly place: DocumentPlace;
}

interface Ring {
  /** Keys of the tours, beginning with the first in file order. */
  readonly keys: readonly string[];
  /** The step that leads back to the first. */
  readonly closing: Start;
}

export const tourCycle = defineRule({
  id: 'tour-cycle',
  severity: 'error',
  collect: tourOf,
  link(_, scope) {
    return scope
      .cached(ringsOf, scope.project)
      .filter(({ closing }) => isSamePlace(closing.place, scope.place))
      .map(({ keys, closing }) => ({
        path: ['steps', closing.step, 'input', 'tour'],
        message: `${describeRing(keys)} Nobody who follows comes to an end. Leave this step out, or let it depend on something still to be done ("when").`,
      }));
  },
});

function describeRing(keys: readonly string[]): string {
  const [first = '', ...others] = keys;
  if (others.length === 0) return `${quote(first)} starts itself again here.`;
  return `${quote(first)} starts ${others.map(quote).join(', which starts ')}, which starts ${quote(first)} again here.`;
}

/** The rings of tours that start each other, each found once, from its first tour in file order. */
function ringsOf(_: object, { tours, catalog, cached }: ProjectScope): Ring[] {
  const starts = new Map<string, readonly Start[]>();
  for (const [key, [declared]] of tours) {
    if (declared?.tour === undefined) continue;
    const own = catalog(declared.tour.app);
    if (own === undefined) continue;
    starts.set(key, startsOf(declared.tour, declared.place, cached(startersOf, own)));
  }
  const rings: Ring[] = [];
  const done = new Set<string>();
  for (const first of starts.keys()) {
    const ring = ringFrom(first, starts, done);
    if (ring !== undefined) rings.push(ring);
    done.add(first);
  }
  return rings;
}

/** The shortest way from a tour back to itself, over tours that no earlier search began with. */
function ringFrom(
  first: string,
  starts: ReadonlyMap<string, readonly Start[]>,
  done: ReadonlySet<string>,
): Ring | undefined {
  const cameBy = new Map<string, Start>();
  const queue = [first];
  for (const key of queue) {
    for (const start of starts.get(key) ?? []) {
      if (start.to === first) return { keys: wayTo(key, cameBy, first), closing: start };
      if (done.has(start.to) || cameBy.has(start.to)) continue;
      cameBy.set(start.to, start);
      queue.push(start.to);
    }
  }
  return undefined;
}

function wayTo(last: string, cameBy: ReadonlyMap<string, Start>, first: string): string[] {
  const keys = [last];
  for (let key = last; key !== first; ) {
    key = cameBy.get(key)?.from ?? first;
    keys.unshift(key);
  }
  return keys;
}

/** The tools that start a tour. */
function startersOf({ tools }: Catalog): ReadonlySet<string> {
  return new Set([...tools.values()].flatMap(({ name, effect }) => (effect?.kind === 'start' ? [name] : [])));
}

function startsOf(
  { key, steps }: TourDocument,
  place: DocumentPlace,
  starters: ReadonlySet<string>,
): Start[] {
  return steps.flatMap(({ tool, input, when }, step) => {
    const to = input?.tour;
    // A condition may end the ring.
    if (!starters.has(tool) || typeof to !== 'string' || when !== undefined) return [];
    return [{ from: key, to, step, place }];
  });
}
