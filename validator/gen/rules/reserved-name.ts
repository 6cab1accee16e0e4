import { PAGE_ANCHOR } from '../../../engine/index.ts';
import { declaredIn, type ModuleRule } from './module-rule.ts';

/** The first parts of the names of tools that no single module declares. */
const RESERVED = ['navigate', 'tour', 'ui'];

export const reservedName: ModuleRule = {
  id: 'gen-reserved-name',
  severity: 'error',
  summary:
    'A key that belongs to no module: the anchor `page`, or one that begins with `navigate`, `tour` or `ui`.',
  why: 'The tools that are made of all modules together, such as `ui.point`, have these names.',
  fix: 'Choose another key.',
  example: {
    failing: `kind: Module
key: orders
apps: [console]
anchors:
  - { key: page, routes: any }
`,
    clean: `kind: Module
key: orders
apps: [console]
anchors:
  - { key: orders.page, routes: any }
`,
  },
  *check(mounted) {
    for (const { file, document } of mounted) {
      const first = firstPart(document.key);
      if (RESERVED.includes(first)) {
        yield {
          file,
          path: ['key'],
          message: `A module cannot be called "${document.key}": ${taken(first)}.`,
        };
      }
    }
    for (const section of ['resources', 'actions'] as const) {
      for (const { declaration, module, file, path } of declaredIn(mounted, section)) {
        const first = firstPart(declaration.key);
        if (!RESERVED.includes(first) || firstPart(module.key) === first) continue;
        yield {
          file,
          path: [...path, 'key'],
          message: `"${declaration.key}" cannot be declared by a module: ${taken(first)}.`,
        };
      }
    }
    for (const { declaration, file, path } of declaredIn(mounted, 'anchors')) {
      if (declaration.key !== PAGE_ANCHOR) continue;
      yield {
        file,
        path: [...path, 'key'],
        message: `The anchor "${PAGE_ANCHOR}" is the whole page and is always there. Remove it, or choose another key.`,
      };
    }
  },
};

function taken(first: string): string {
  return `names that begin with "${first}." are those of tools made of all modules. Choose another key`;
}

function firstPart(key: string): string {
  const [first = ''] = key.split('.');
  return first;
}
