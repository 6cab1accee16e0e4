/** Where a tour can be at a step: on which route, with which forms open. */
import type { AnchorRow, ToolRow } from '../schemas/index.ts';

export interface Situation {
  readonly route: string;
  /** The open forms, sorted; `any` when that cannot be told. */
  readonly forms: readonly string[] | 'any';
}

/** `unknown` after a mistake: anything is possible, and nothing is reported because of it. */
export type Situations = readonly Situation[] | 'unknown';

export function union(...parts: readonly Situations[]): Situations {
  const all = new Map<string, Situation>();
  for (const part of parts) {
    if (part === 'unknown') return 'unknown';
    for (const situation of part) all.set(keyOf(situation), situation);
  }
  return [...all.values()];
}

function keyOf({ route, forms }: Situation): string {
  return forms === 'any' ? `${route} any` : `${route} [${forms.join()}]`;
}

/** The situations in which the app offers a tool. */
export function offering(situations: Situations, { routes }: ToolRow): Situations {
  if (routes === undefined) return situations;
  if (situations === 'unknown') return routes.map((route) => ({ route, forms: 'any' }));
  return situations.filter(({ route }) => routes.includes(route));
}

/** The situations in which an anchor is on the screen. */
export function showing(situations: Situations, { routes, within }: AnchorRow): Situations {
  if (situations === 'unknown') {
    return routes === 'any' ? 'unknown' : routes.map((route) => ({ route, forms: 'any' }));
  }
  return situations.filter(
    ({ route, forms }) =>
      (routes === 'any' || routes.includes(route)) &&
      (within === undefined || forms === 'any' || forms.includes(within)),
  );
}

/** Going to a route closes the forms of the one before. */
export function gone(situations: Situations, route: string): Situations {
  if (situations === 'unknown') return [{ route, forms: [] }];
  return union(situations.map((each) => (each.route === route ? each : { route, forms: [] })));
}

/** What a call leaves behind, where the app offers the tool. */
export function called(situations: Situations, { effect }: ToolRow): Situations {
  if (effect?.kind === 'navigate') return gone(situations, effect.route);
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
  return union(
    situations.map(({ route, forms }) => ({
      route,
      forms: forms === 'any' ? forms : [...new Set([...forms, form])].sort(),
    })),
  );
}

function closed(situations: Situations, form: string): Situations {
  if (situations === 'unknown') return 'unknown';
  return union(
    situations.map(({ route, forms }) => ({
      route,
      forms: forms === 'any' ? forms : forms.filter((each) => each !== form),
    })),
  );
}

/** The routes of some situations, each once, in alphabetical order. */
export function routesOf(situations: readonly Situation[]): string[] {
  return [...new Set(situations.map(({ route }) => route))].sort();
}
