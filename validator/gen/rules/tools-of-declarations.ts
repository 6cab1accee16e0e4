import type { ToolRow } from '../../../schemas/index.ts';
import type { Path } from '../../pointer.ts';
import { projectAction } from '../actions.ts';
import type { ModuleSource } from '../projection.ts';
import { projectResource } from '../resources.ts';
import { projectRoute } from '../routes.ts';
import { declaredIn } from './module-rule.ts';

interface ToolsOfDeclaration {
  readonly tools: readonly ToolRow[];
  /** What the tools are made from, such as `resource "orders.list"`. */
  readonly by: string;
  readonly file: string;
  /** Where the declaration has its key. */
  readonly path: Path;
}

/** The tools that each declaration becomes: of the routes first, then of the resources, then of the actions. */
export function* toolsOfDeclarations(modules: readonly ModuleSource[]): Generator<ToolsOfDeclaration> {
  for (const { declaration, module, file, path } of declaredIn(modules, 'routes')) {
    const { tools } = projectRoute(declaration, module.key);
    yield { tools, by: `route "${declaration.key}"`, file, path: [...path, 'key'] };
  }
  for (const { declaration, module, file, path } of declaredIn(modules, 'resources')) {
    const { tools } = projectResource(declaration, module.key, undefined);
    yield { tools, by: `resource "${declaration.key}"`, file, path: [...path, 'key'] };
  }
  for (const { declaration, module, file, path } of declaredIn(modules, 'actions')) {
    const { tools } = projectAction(declaration, module.key);
    yield { tools, by: `action "${declaration.key}"`, file, path: [...path, 'key'] };
  }
}
