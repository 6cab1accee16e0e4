import type { ModuleSource } from '../projection.ts';
import { declaredIn, type ModuleRule } from './module-rule.ts';

const SECTIONS = ['routes', 'resources', 'actions', 'anchors'] as const;

/** S0-64, S0-68: a key belongs to the module with the longest key that it begins with. */
export const foreignKey: ModuleRule = {
  id: 'gen-foreign-key',
  severity: 'error',
  summary: "A module that declares something under another module's key.",
  why: "Removing a module removes what it declares: another module's part of it would stay behind, or vanish with the wrong one.",
  fix: 'Move the declaration to the module that its key names, or give it a key of its own.',
  example: {
    failing: `kind: Module
key: orders.returns
apps: [console]
anchors:
  - { key: orders.returns.open, routes: any }
---
kind: Module
key: orders
apps: [console]
anchors:
  - { key: orders.returns.close, routes: any }
`,
    clean: `kind: Module
key: orders.returns
apps: [console]
anchors:
  - { key: orders.returns.open, routes: any }
  - { key: orders.returns.close, routes: any }
---
kind: Module
key: orders
apps: [console]
`,
  },
  *check(mounted, { modules }) {
    for (const section of SECTIONS) {
      for (const { declaration, module, file, path } of declaredIn(mounted, section)) {
        const owner = ownerOf(declaration.key, modules);
        if (owner === undefined || owner.document.key === module.key) continue;
        yield {
          file,
          path: [...path, 'key'],
          message: `"${declaration.key}" belongs to the module "${owner.document.key}" by its key, and is declared by "${module.key}". Move it there, or give it another key.`,
          related: [
            {
              at: { file: owner.file, document: 0 },
              path: ['key'],
              message: `The module "${owner.document.key}" is here.`,
            },
          ],
        };
      }
    }
  },
};

function ownerOf(key: string, all: readonly ModuleSource[]): ModuleSource | undefined {
  return all
    .filter(({ document }) => key === document.key || key.startsWith(`${document.key}.`))
    .sort((a, b) => b.document.key.length - a.document.key.length)[0];
}
