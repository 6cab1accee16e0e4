import type { NameIndex } from '../../nearest.ts';
import { quote } from '../../quote.ts';
import type { Rule } from '../../rule.ts';
import { didYouMean } from '../../unknown-name.ts';
import type { ModuleSource } from '../projection.ts';
import type { ModuleFinding } from './module-rule.ts';

/** It looks at the tours of the project as well as at its modules. */
export const tourKnown: Rule = {
  id: 'gen-tour-known',
  severity: 'error',
  summary:
    'A module names a tour that the project does not have, or that no app member with this module plays.',
  why: 'Agents and other tours are offered it by `tour.start`, and its start would fail for the user.',
  fix: 'Correct the key under `tours`, or take it out when the tour is gone.',
  example: {
    failing: `kind: Module
key: orders
apps: [console]
tours: [orders.frist]
`,
    clean: `kind: Module
key: orders
apps: [console]
tours: [orders.first]
`,
  },
};

/**
 * A finding for each tour that a module names in vain.
 *
 * @param apps each tour of the project, with its app member as far as that can be read
 * @param names an index of the tours
 */
export function* unknownTours(
  { file, document }: ModuleSource,
  apps: ReadonlyMap<string, unknown>,
  names: NameIndex,
): Generator<ModuleFinding> {
  for (const [index, tour] of (document.tours ?? []).entries()) {
    const path = ['tours', index];
    const app = apps.get(tour);
    if (!apps.has(tour)) {
      const fact = `There is no tour ${quote(tour)} in this project.`;
      const otherwise = 'Take it out, or write the tour.';
      yield { file, ...didYouMean({ path, fact, wrong: tour, nearest: names.nearest(tour), otherwise }) };
    } else if (typeof app === 'string' && !document.apps.includes(app)) {
      const message = `Tour ${quote(tour)} is of app member ${quote(app)}, which does not mount this module. Name it in a module of ${quote(app)}.`;
      yield { file, path, message };
    }
  }
}
