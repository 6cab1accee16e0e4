/** Where a tour can be at a step: on which route, with which forms open. */
import type { AnchorRow, ToolRow } from '../schemas/index.ts';

export interface Situation {
  readonly route: string;
  /** The open forms, sorted. */
  readonly forms: readonly string[];
  /** The same for the same route and forms. */
  readonly id: string;
}

/** `unknown` after a mistake: anything is possible, and nothing is reported because of it. */
export type Situations = readonly Situation[] | 'unknown';

/**
 * The situations of all parts, each once. A tour may begin on any of hundreds of routes, so a part that is alone is
 * taken as it is.
 */
export function union(...parts: readonly Situations[]): Situations {
  let all: readonly Situation[] = [];
  for (const part of parts) {
    if (part === 'unknown') return 'unknown';
    all = joined(all, part);
  }
  return all;
}

function joined(a: readonly Situation[], b: readonly Situation[]): readonly Situation[] {
  if (a === b || b.length === 0) return a;
  if (a.length === 0) return b;
  const [many, few] = a.length < b.length ? [b, a] : [a, b];
  if (few.length > FEW) return once([...many, ...few]);
  const added = few.filter((each) => !includes(many, each));
  return added.length === 0 ? many : [...many, ...added];
}

function includes(situations: readonly Situation[], { id }: Situation): boolean {
  for (const each of situations) if (each.id === id) return true;
  return false;
}

/** Up to so many are found sooner one by one than by a map of all. */
const FEW = 8;

function once(situations: readonly Situation[]): Situation[] {
  const all = new Map<string, Situation>();
  for (const situation of situations) all.set(situation.id, situation);
  return [...all.values()];
}

/**
 * The situation on a route with these forms open.
 *
 * @param forms in any order
 */
export function on(route: string, forms: readonly string[]): Situation {
  const sorted = forms.length < 2 ? forms : [...new Set(forms)].sort();
  return { route, forms: sorted, id: `${route} [${sorted.join()}]` };
}

/** The situations in which the app offers a tool. */
export function offering(situations: Situations, { routes }: ToolRow): Situations {
  if (routes === undefined || situations === 'unknown') return situations;
  return situations.filter(({ route }) => routes.includes(route));
}

/** The situations in which an anchor is on the screen. */
export function showing(situations: Situations, { routes, within }: AnchorRow): Situations {
  if (situations === 'unknown' || (routes === 'any' && within === undefined)) return situations;
  return situations.filter(
    ({ route, forms }) =>
      (routes === 'any' || routes.includes(route)) && (within === undefined || forms.includes(within)),
  );
}

/** Going to a route closes the forms of the one before. */
export function gone(situations: Situations, route: string): Situations {
  if (situations === 'unknown') return [on(route, [])];
  const there: Situation[] = [];
  // Not by `filter`: the first step of every tour begins on any of hundreds of routes.
  for (const each of situations) if (each.route === route) there.push(each);
  return there.length === situations.length ? situations : once([...there, on(route, [])]);
}

/** The route that a call of the tool leads to. */
export function targetOf(tool: ToolRow | undefined): string | undefined {
  return tool?.effect?.kind === 'navigate' ? tool.effect.route : undefined;
}

/** What a call leaves behind, where the app offers the tool. */
export function called(situations: Situations, tool: ToolRow): Situations {
  const target = targetOf(tool);
  if (target !== undefined) return gone(situations, target);
  const { effect } = tool;
  if (effect?.kind === 'prefill') return opened(situations, effect.opens);
  return situations;
}

/** What a click on an anchor leaves behind, where it is on the screen. */
export function clicked(situations: Situations, { leadsTo, opens, closes }: AnchorRow): Situations {
  const there = leadsTo === undefined ? situations : gone(situations, leadsTo);
  const less = closes === undefined ? there : closed(there, closes);
  return opens === undefined ? less : opened(less, opens);
}

function opened(situations: Situations, form: string): Situations {
  if (situations === 'unknown') return 'unknown';
  return once(situations.map(({ route, forms }) => on(route, [...forms, form])));
}

function closed(situations: Situations, form: string): Situations {
  if (situations === 'unknown') return 'unknown';
  return once(
    situations.map(({ route, forms }) =>
      on(
        route,
        forms.filter((other) => other !== form),
      ),
    ),
  );
}

/** The routes of some situations, each once, in alphabetical order; none when nothing is known. */
export function routesOf(situations: Situations): string[] {
  if (situations === 'unknown') return [];
  return [...new Set(situations.map(({ route }) => route))].sort();
}
