import { nearestName } from '../../nearest.ts';
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
        const near = nearestName(app, apps);
        const hint =
          near === undefined
            ? `It has ${apps.map((name) => `"${name}"`).join(', ')}.`
            : `Did you mean "${near}"?`;
        const path = ['apps', index];
        yield {
          file,
          path,
          message: `The config has no app member "${app}". ${hint}`,
          ...(near !== undefined && {
            suggestions: [{ title: `Replace with "${near}"`, safe: false, change: { path, value: near } }],
          }),
        };
      }
    }
  },
};
