import type { Finding } from '../../finding.ts';
import { nearestNames } from '../../nearest.ts';
import type { Path } from '../../pointer.ts';
import { enumerate, quote } from '../../quote.ts';
import { paramsOfPath } from '../../route-path.ts';
import { didYouMean } from '../../unknown-name.ts';
import { declaredIn, type ModuleRule } from './module-rule.ts';

/** S0-78. */
export const recordParam: ModuleRule = {
  id: 'gen-record-param',
  severity: 'error',
  summary: 'A route that publishes a record by a param that is not its public id.',
  why: 'The page context leaves the page: it holds public ids only, never a database key.',
  fix: 'Name the path param that holds the public id, and give it the type `public_id` under `params`.',
  example: {
    failing: `kind: Module
key: orders
apps: [console]
routes:
  - key: orders.detail
    path: /orders/:id
    params: { id: integer }
    context: { record: { model: order, param: id } }
`,
    clean: `kind: Module
key: orders
apps: [console]
routes:
  - key: orders.detail
    path: /orders/:id
    params: { id: public_id }
    context: { record: { model: order, param: id } }
`,
  },
  *check(mounted) {
    for (const { declaration, file, path } of declaredIn(mounted, 'routes')) {
      const param = declaration.context?.record?.param;
      if (param === undefined) continue;
      const at = [...path, 'context', 'record', 'param'];
      const known = paramsOfPath(declaration.path);
      if (!known.includes(param)) yield { file, ...unknownParam(param, known, declaration.path, at) };
      else if (!isDeclaredElsewise(param, declaration.params, known)) {
        const type = declaration.params?.[param] ?? 'string';
        yield {
          file,
          path: at,
          message: `The record's param "${param}" is of type \`${type}\`; it must hold a public id. Write \`params: { ${param}: public_id }\`, if it does.`,
        };
      }
    }
  },
};

/** As a public id, or under another name, of which `gen-param-known` tells. */
function isDeclaredElsewise(
  param: string,
  params: Readonly<Record<string, unknown>> = {},
  known: readonly string[],
): boolean {
  if (params[param] !== undefined) return params[param] === 'public_id';
  return Object.keys(params).some((name) => !known.includes(name));
}

function unknownParam(param: string, known: readonly string[], routePath: string, path: Path): Finding {
  return didYouMean({
    path,
    fact: `The path ${quote(routePath)} has no param ${quote(param)}.`,
    wrong: param,
    nearest: nearestNames(param, known),
    otherwise: known.length === 0 ? 'It has none.' : `It has ${enumerate(known.map(quote))}.`,
  });
}
