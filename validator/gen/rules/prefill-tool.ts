import { offersPrefill } from '../actions.ts';
import { declaredIn, type ModuleRule } from './module-rule.ts';

/** S0-76. */
export const prefillTool: ModuleRule = {
  id: 'gen-prefill-tool',
  severity: 'error',
  summary: 'A prefill of an action that is no tool.',
  why: 'An action with `tool: false` is kept from agents; filling in its form for the user would offer it all the same.',
  fix: 'Write `prefill: false`, or make the action a tool.',
  example: {
    failing: `kind: Module
key: orders
apps: [console]
routes:
  - { key: orders.list, path: /orders }
actions:
  - { key: orders.refund, tool: false, reason: Only by hand, forms: [{ route: orders.list }] }
`,
    clean: `kind: Module
key: orders
apps: [console]
routes:
  - { key: orders.list, path: /orders }
actions:
  - { key: orders.refund, tool: false, reason: Only by hand, forms: [{ route: orders.list }], prefill: false }
`,
  },
  *check(mounted) {
    for (const { declaration, file, path } of declaredIn(mounted, 'actions')) {
      if (declaration.tool !== false || declaration.ai === false || !offersPrefill(declaration)) continue;
      const said = declaration.prefill === true;
      yield {
        file,
        path: [...path, said ? 'prefill' : 'tool'],
        message:
          `"${declaration.key}.prefill" would fill in the form of an action that is no tool` +
          `${said ? '' : '; an action with a form offers it unless it says otherwise'}. ` +
          'Write `prefill: false`, or remove `tool: false`.',
      };
    }
  },
};
