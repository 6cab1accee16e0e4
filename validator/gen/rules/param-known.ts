import { nearestNames } from '../../nearest.ts';
import { enumerate, quote } from '../../quote.ts';
import { paramsOfPath } from '../../route-path.ts';
import { unknownKey } from '../../unknown-name.ts';
import { declaredIn, type ModuleRule } from './module-rule.ts';

export const paramKnown: ModuleRule = {
  id: 'gen-param-known',
  severity: 'error',
  summary: 'A type for a param that the path does not have.',
  why: 'The param that was meant would silently be a plain string.',
  fix: 'Write the name as it stands in the path after the colon.',
  example: {
    failing: `kind: Module
key: orders
apps: [console]
routes:
  - { key: orders.detail, path: "/orders/:id", params: { order_id: public_id } }
`,
    clean: `kind: Module
key: orders
apps: [console]
routes:
  - { key: orders.detail, path: "/orders/:id", params: { id: public_id } }
`,
  },
  *check(mounted) {
    for (const { declaration, file, path } of declaredIn(mounted, 'routes')) {
      const known = paramsOfPath(declaration.path);
      const declared = Object.keys(declaration.params ?? {});
      const unknown = declared.filter((param) => !known.includes(param));
      const free = known.filter((param) => !declared.includes(param));
      for (const param of unknown) {
        const fact = `The path "${declaration.path}" has no param "${param}".`;
        const otherwise =
          known.length === 0 ? 'Remove it: the path has none.' : `It has ${enumerate(known.map(quote))}.`;
        // One that is left over for one that is lacking.
        const only = unknown.length === 1 && free.length === 1 ? free : [];
        const similar = nearestNames(param, free);
        const nearest = similar.length > 0 ? similar : only;
        yield {
          file,
          ...unknownKey({ path: [...path, 'params', param], fact, wrong: param, nearest, otherwise }),
        };
      }
    }
  },
};
