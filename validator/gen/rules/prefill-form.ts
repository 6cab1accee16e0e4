import { declaredIn, type ModuleRule } from './module-rule.ts';

/** S0-76. */
export const prefillForm: ModuleRule = {
  id: 'gen-prefill-form',
  severity: 'error',
  summary: 'A prefill of an action that has no form on any screen.',
  why: 'There would be nothing to fill in: the call could only fail.',
  fix: 'Say with `forms` on which routes the form opens, or remove `prefill`.',
  example: {
    failing: `kind: Module
key: orders
apps: [console]
actions:
  - { key: orders.create, prefill: true }
`,
    clean: `kind: Module
key: orders
apps: [console]
routes:
  - { key: orders.list, path: /orders }
actions:
  - { key: orders.create, prefill: true, forms: [{ route: orders.list }] }
`,
  },
  *check(mounted) {
    for (const { declaration, file, path } of declaredIn(mounted, 'actions')) {
      if (declaration.prefill !== true || declaration.forms !== undefined || declaration.ai === false)
        continue;
      yield {
        file,
        path: [...path, 'prefill'],
        message: `"${declaration.key}.prefill" has no form to fill in: the action says no \`forms\`. Add the routes on which its form opens, or remove \`prefill\`.`,
      };
    }
  },
};
