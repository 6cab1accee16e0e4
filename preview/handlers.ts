/** Handlers for every client tool of a catalog: they do on the stage what the tool's effect says. */
import type { Catalog } from '../engine/index.ts';
import type { ToolHandler } from '../player/index.ts';
import type { ToolRow } from '../schemas/index.ts';
import type { JsonSchema } from './data.ts';
import { sampleOf } from './sample.ts';

/** What tools can do to the stage. */
export interface StageMoves {
  go(route: string, params: JsonSchema): void;
  openForm(form: string, values: JsonSchema): void;
  /** Tells of a call. */
  log(name: string, detail: string): void;
  /** The result, made such that the running step goes on with it. */
  satisfy(tool: string, result: unknown): unknown;
}

/** The player has its own for these. */
const OWN = ['ui.point', 'tour.start'];

export function handlersFor(catalog: Catalog, moves: StageMoves): Record<string, ToolHandler> {
  const mine = [...catalog.tools.values()].filter(
    ({ name, source }) => source === 'client' && !OWN.includes(name),
  );
  return Object.fromEntries(
    mine.map((tool) => [
      tool.name,
      (input) => {
        const values = isMapping(input) ? input : {};
        if (tool.effect?.kind === 'navigate') moves.go(tool.effect.route, values);
        if (tool.effect?.kind === 'prefill') moves.openForm(tool.effect.opens, values);
        const result = resultOf(tool, moves, values);
        moves.log(tool.name, `${JSON.stringify(values)} → ${JSON.stringify(result)}`);
        return result;
      },
    ]),
  );
}

/** A result that fits the tool's output schema, and says back what the input said where both have a field. */
export function resultOf(
  tool: ToolRow,
  { satisfy }: Pick<StageMoves, 'satisfy'>,
  input: JsonSchema = {},
): unknown {
  const result = sampleOf(tool.outputSchema ?? { type: 'object' }, tool.name);
  const declared = (tool.outputSchema as { properties?: Record<string, JsonSchema> } | undefined)?.properties;
  if (!isMapping(result) || declared === undefined) return satisfy(tool.name, result);
  const said = Object.entries(input).filter(([key, value]) => {
    const schema = declared[key];
    return schema !== undefined && typeof value === typeof result[key] && !('const' in schema);
  });
  return satisfy(tool.name, { ...result, ...Object.fromEntries(said) });
}

function isMapping(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
