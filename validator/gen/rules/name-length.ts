import type { ToolRow } from '../../../schemas/index.ts';
import { projectAction } from '../actions.ts';
import type { Projection } from '../projection.ts';
import { projectResource } from '../resources.ts';
import { projectRoute } from '../routes.ts';
import { type Declared, declaredIn, type ModuleFinding, type ModuleRule } from './module-rule.ts';

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
    for (const declared of declaredIn(mounted, 'routes')) {
      yield* tooLong(declared, projectRoute(declared.declaration, declared.module.key));
    }
    for (const declared of declaredIn(mounted, 'resources')) {
      yield* tooLong(declared, projectResource(declared.declaration, declared.module.key, undefined));
    }
    for (const declared of declaredIn(mounted, 'actions')) {
      yield* tooLong(declared, projectAction(declared.declaration, declared.module.key));
    }
  },
};

function* tooLong(
  { file, path }: Pick<Declared<'routes'>, 'file' | 'path'>,
  { tools }: Projection,
): Generator<ModuleFinding> {
  // One declaration with several long names is one mistake: the longest shows how much to cut.
  const longest = tools.reduce<ToolRow | undefined>(
    (most, tool) => (tool.name.length > (most?.name.length ?? MAX_LENGTH) ? tool : most),
    undefined,
  );
  if (longest === undefined) return;
  yield {
    file,
    path: [...path, 'key'],
    message: `The tool "${longest.name}" would have a name of ${longest.name.length} characters; models take at most ${MAX_LENGTH}. Shorten the key.`,
  };
}
