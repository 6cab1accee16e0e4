/**
 * References in a form that no name has, such as `navOrders`. The shape of a document says no more than that; which
 * name was meant is known beside the project.
 */
import { type Catalog, PAGE_ANCHOR } from '../engine/index.ts';
import type { Finding } from './finding.ts';
import { nearestNames } from './nearest.ts';
import type { Path } from './pointer.ts';
import type { Mistake } from './schema-mistakes.ts';
import type { Scope } from './scope.ts';
import { didYouMean } from './unknown-name.ts';

export interface MalformedName {
  readonly name: string;
  readonly names: 'anchors' | 'routes' | 'tools' | 'tours' | 'steps';
  /** The app member that has the names, or the tour that has the steps. */
  readonly of: unknown;
}

/**
 * What a mistake refers to; undefined for one that is no such name.
 *
 * @param references what the values of keys name, and those in their lists
 */
export function malformedName(
  { kind, path, value }: Mistake,
  references: Readonly<Record<string, MalformedName['names']>>,
  of: unknown,
): { readonly malformed?: MalformedName } {
  const names = kind === 'pattern' ? references[keyOf(path)] : undefined;
  return names === undefined ? {} : { malformed: { name: String(value), names, of } };
}

function keyOf(path: Path): string {
  return String(path.findLast((part) => typeof part === 'string'));
}

/** The finding with the name that was probably meant, where there is one. */
export function withNameMeant(finding: Finding, malformed: MalformedName | undefined, scope: Scope): Finding {
  const nearest = malformed === undefined ? [] : namesMeant(malformed, scope);
  if (nearest.length === 0) return finding;
  const { message, suggestions } = didYouMean({
    path: finding.path,
    fact: finding.message,
    wrong: malformed?.name ?? '',
    nearest,
    otherwise: '',
  });
  return { ...finding, message, ...(suggestions && { suggestions }) };
}

function namesMeant({ name, names, of }: MalformedName, scope: Scope): readonly string[] {
  if (names === 'tours') return scope.nearest(name, scope.tours);
  if (names === 'steps') {
    const [declared] = scope.tours.get(String(of)) ?? [];
    return nearestNames(name, declared?.tour?.steps.map(({ id }) => id) ?? []);
  }
  const catalog = scope.catalog(String(of));
  if (catalog === undefined) return [];
  if (names === 'routes' || names === 'tools') {
    const path = /^(?:navigate\.)?(\/.*)$/.exec(name)?.[1];
    if (path !== undefined) return routeAt(path, catalog, names);
  }
  const known = catalog[names];
  const found = scope.nearest(name, known);
  return found.length === 0 && names === 'anchors' ? nearestNames(name, [PAGE_ANCHOR]) : found;
}

/** The route with a path, or the tool that goes there. */
function routeAt(path: string, { routes, tools }: Catalog, names: 'routes' | 'tools'): readonly string[] {
  const keys = [...routes.values()].flatMap((route) => (route.path === path ? route.key : []));
  return names === 'routes' ? keys : keys.map((key) => `navigate.${key}`).filter((name) => tools.has(name));
}
