/** Rows of a catalog, with what every row needs. */
import type { AnchorRow, ToolRow } from '../../schemas/index.ts';

/** A client tool of module `m`. */
export function toolRow(name: string, more: Partial<ToolRow> = {}): ToolRow {
  return {
    name,
    module: 'm',
    source: 'client',
    risk: 'L0',
    declaredBy: { kind: 'import', key: name },
    inputSchema: {},
    ...more,
  };
}

/** An anchor of module `m`, on every route. */
export function anchorRow(key: string, more: Partial<AnchorRow> = {}): AnchorRow {
  return { key, module: 'm', routes: 'any', ...more };
}
