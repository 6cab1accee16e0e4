import type { CheckValue } from '../engine/index.ts';
import type { ClientToolTable } from '../schemas/index.ts';

/** Checks of a table's tools by ajv; a tool's schema is compiled when it is first asked for. */
export function checksFromTable(table: ClientToolTable): CheckValue {
  throw new Error(`not yet: ${table.app}`);
}
