/** Conditions of `when.context` that can never hold, as far as the catalog tells. */
import type { Catalog } from '../engine/index.ts';
import type { Condition } from '../schemas/index.ts';
import { emptyRange } from './condition.ts';
import type { Finding } from './finding.ts';
import { nearestNames } from './nearest.ts';
import type { ContextFields } from './page-context.ts';
import type { Path } from './pointer.ts';
import { enumerate, quote } from './quote.ts';
import { didYouMean, unknownKey } from './unknown-name.ts';

interface PageContexts {
  readonly fields: ContextFields;
  readonly routes: Catalog['routes'];
}

/**
 * What keeps a condition on the page context from ever holding; empty when it may hold.
 *
 * @param path that of the condition
 */
export function impossibleCondition(
  field: string,
  condition: Condition,
  path: Path,
  { fields: { known, open }, routes }: PageContexts,
): Finding[] {
  if (!known.includes(field) && !open.some((prefix) => field.startsWith(prefix))) {
    return [
      unknownKey({
        path,
        fact: `No route publishes ${quote(field)}, so it is never there.`,
        wrong: field,
        nearest: nearestNames(field, known),
        otherwise: `A condition can be on ${enumerate(known, 'or')}.`,
      }),
    ];
  }
  const range = emptyRange(condition);
  if (range !== undefined) return [{ path: [...path, 'max'], message: range }];
  return field === 'route' ? unknownRoutes(condition, path, routes) : [];
}

function unknownRoutes({ equals, in: choices }: Condition, path: Path, routes: Catalog['routes']): Finding[] {
  const named = [
    ...(typeof equals === 'string' ? [{ name: equals, at: [...path, 'equals'] }] : []),
    ...(choices ?? []).map((name, index) => ({ name: String(name), at: [...path, 'in', index] })),
  ];
  return named
    .filter(({ name }) => !routes.has(name))
    .map(({ name, at }) =>
      didYouMean({
        path: at,
        fact: `There is no route ${quote(name)}.`,
        wrong: name,
        nearest: nearestNames(name, routes.keys()),
        otherwise: `The routes are ${enumerate([...routes.keys()])}.`,
      }),
    );
}
