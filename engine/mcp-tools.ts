/** The client tool table as MCP tells tools: a projection of the same rows, not a second source (S0-03). */
import type { ToolRow } from '../schemas/index.ts';

/** A tool in the result of MCP's `tools/list`. */
export interface McpTool extends Pick<ToolRow, 'name' | 'title' | 'description' | 'outputSchema'> {
  readonly inputSchema: ToolRow['inputSchema'];
}

/** The rows as the result of `tools/list`, in their order; what only the table knows of a tool stays there. */
export function mcpTools(rows: readonly ToolRow[]): { readonly tools: readonly McpTool[] } {
  return {
    tools: rows.map(({ name, title, description, inputSchema, outputSchema }) => ({
      name,
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      inputSchema,
      ...(outputSchema !== undefined && { outputSchema }),
    })),
  };
}
