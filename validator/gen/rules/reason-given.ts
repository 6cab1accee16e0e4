import { declaredIn, type ModuleRule } from './module-rule.ts';

/** S0-01. */
export const reasonGiven: ModuleRule = {
  id: 'gen-reason-given',
  severity: 'error',
  summary: 'An action with `tool: false` that does not say why.',
  why: 'Everything is offered to agents unless someone decided otherwise; without the reason nobody dares to change it back.',
  fix: 'Add `reason` in one sentence.',
  example: {
    failing: `kind: Module
key: orders
apps: [console]
actions:
  - { key: orders.export, tool: false }
`,
    clean: `kind: Module
key: orders
apps: [console]
actions:
  - { key: orders.export, tool: false, reason: Made in the browser from what is on screen }
`,
  },
  *check(mounted) {
    for (const { declaration, file, path } of declaredIn(mounted, 'actions')) {
      if (declaration.tool !== false || declaration.reason !== undefined) continue;
      yield {
        file,
        path: [...path, 'tool'],
        message: `"${declaration.key}" is kept from being a tool and does not say why. Add \`reason\`.`,
      };
    }
  },
};
