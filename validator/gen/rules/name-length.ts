import type { ToolRow } from '../../../schemas/index.ts';
import type { ModuleRule } from './module-rule.ts';
import { toolsOfDeclarations } from './tools-of-declarations.ts';

const MAX_LENGTH = 64;

/** Models take tool names of at most 64 characters (C8). */
export const nameLength: ModuleRule = {
  id: 'gen-name-length',
  severity: 'error',
  summary: 'A tool would have a name of more than 64 characters.',
  why: 'Most models refuse a longer tool name, and with it every other tool in the same request.',
  fix: 'Give the declaration a shorter key.',
  example: {
    failing: `kind: Module
key: orders
apps: [console]
routes:
  - { key: orders.reports_for_the_accounting_department.monthly_summary, path: /reports }
`,
    clean: `kind: Module
key: orders
apps: [console]
routes:
  - { key: orders.reports.monthly, path: /reports }
`,
  },
  *check(mounted) {
    for (const { tools, file, path } of toolsOfDeclarations(mounted)) {
      // One declaration with several long names is one mistake: the longest shows how much to cut.
      const longest = tools.reduce<ToolRow | undefined>(
        (most, tool) => (tool.name.length > (most?.name.length ?? MAX_LENGTH) ? tool : most),
        undefined,
      );
      if (longest === undefined) continue;
      yield {
        file,
        path,
        message: `The tool "${longest.name}" would have a name of ${longest.name.length} characters; models take at most ${MAX_LENGTH}. Shorten the key.`,
      };
    }
  },
};
