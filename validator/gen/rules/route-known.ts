import { indexNames } from '../../nearest.ts';
import type { Path } from '../../pointer.ts';
import { quote } from '../../quote.ts';
import { didYouMean } from '../../unknown-name.ts';
import type { ModuleSource } from '../projection.ts';
import { declaredIn, type ModuleFinding, type ModuleRule } from './module-rule.ts';

export const routeKnown: ModuleRule = {
  id: 'gen-route-known',
  severity: 'error',
  summary: 'A declaration names a route that no module of the app member declares.',
  why: 'The list, form or anchor could be on no screen: every tour that uses it would be wrong.',
  fix: 'Correct the key, or mount the module that declares the route.',
  example: {
    failing: `kind: Module
key: orders
apps: [console]
routes:
  - { key: orders.list, path: /orders }
anchors:
  - { key: orders.list.new, routes: [orders.lists] }
`,
    clean: `kind: Module
key: orders
apps: [console]
routes:
  - { key: orders.list, path: /orders }
anchors:
  - { key: orders.list.new, routes: [orders.list] }
`,
  },
  *check(mounted, { modules, app }) {
    const known = new Set([...declaredIn(mounted, 'routes')].map(({ declaration }) => declaration.key));
    const names = indexNames(known);
    for (const { route, file, path } of routesNamed(mounted)) {
      if (known.has(route)) continue;
      const elsewhere = [...declaredIn(modules, 'routes')].find(
        ({ declaration }) => declaration.key === route,
      );
      if (elsewhere !== undefined) {
        const message = `App member ${quote(app)} has no route ${quote(route)}: it does not mount module ${quote(elsewhere.module.key)}, which declares it. Mount that module there, or name another route.`;
        yield { file, path, message };
        continue;
      }
      const fact = `No module declares the route ${quote(route)}.`;
      if (route === 'any' && path.includes('routes')) {
        yield { file, path, message: `${fact} For every route write \`routes: any\`, without brackets.` };
        continue;
      }
      const nearest = names.nearest(route);
      const otherwise = 'Declare it under "routes", or name another.';
      yield { file, ...didYouMean({ path, fact, wrong: route, nearest, otherwise }) };
    }
  },
};

function* routesNamed(
  modules: readonly ModuleSource[],
): Generator<Pick<ModuleFinding, 'file'> & { readonly route: string; readonly path: Path }> {
  for (const { declaration, file, path } of declaredIn(modules, 'resources')) {
    yield { route: declaration.route, file, path: [...path, 'route'] };
  }
  for (const { declaration, file, path } of declaredIn(modules, 'actions')) {
    for (const [index, form] of (declaration.forms ?? []).entries()) {
      yield { route: form.route, file, path: [...path, 'forms', index, 'route'] };
    }
  }
  for (const { declaration, file, path } of declaredIn(modules, 'anchors')) {
    if (declaration.leadsTo !== undefined)
      yield { route: declaration.leadsTo, file, path: [...path, 'leadsTo'] };
    if (declaration.routes === 'any') continue;
    for (const [index, route] of declaration.routes.entries()) {
      yield { route, file, path: [...path, 'routes', index] };
    }
  }
}
