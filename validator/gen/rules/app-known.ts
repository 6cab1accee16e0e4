import { nearestNames } from '../../nearest.ts';
import { enumerate, quote } from '../../quote.ts';
import { didYouMean } from '../../unknown-name.ts';
import type { ModuleRule } from './module-rule.ts';

export const appKnown: ModuleRule = {
  id: 'gen-app-known',
  severity: 'error',
  summary: 'A module says that it is mounted by an app member that the config does not name.',
  why: 'The module would be in no catalog, and nobody would notice until a tour misses it.',
  fix: 'Correct the name under `apps`, or add the app member to tour.config.yaml.',
  example: {
    failing: `kind: Module
key: orders
apps: [consle]
`,
    clean: `kind: Module
key: orders
apps: [console]
`,
  },
  *check(_, { modules, apps }) {
    for (const { file, document } of modules) {
      for (const [index, app] of document.apps.entries()) {
        if (apps.includes(app)) continue;
        yield {
          file,
          ...didYouMean({
            path: ['apps', index],
            fact: `The config has no app member ${quote(app)}.`,
            wrong: app,
            nearest: nearestNames(app, apps),
            otherwise: `It has ${enumerate(apps.map(quote))}.`,
          }),
        };
      }
    }
  },
};
