/** The tools that one run of an agent sees, out of the lists that reach it from several places (S3-04). */
import type { ToolRow } from '../schemas/index.ts';
import { toolSchemaHash } from './catalog.ts';

/**
 * Where a list of tools comes from, the nearest first: this request, the client of the conversation, the page's app,
 * and what is always there. The last two are what tours are checked against.
 */
export const TOOL_TIERS = ['override', 'session', 'app', 'static'] as const;

export type ToolTier = (typeof TOOL_TIERS)[number];

export interface ResolvedTools {
  /** One row for each name, in the order in which the tiers name them. */
  readonly tools: readonly ToolRow[];
  /** Tools that this run must not call, whichever row of them is meant. */
  readonly refused: readonly {
    readonly name: string;
    /** The tier that would replace the tool. */
    readonly tier: ToolTier;
    readonly message: string;
  }[];
}

/**
 * Merges the tiers: the first that has a name gives the tool. What tours were checked against is not replaced: a tool
 * of `app` or `static` keeps its row, with its permission and its effect, beside equal schemas, and is refused
 * altogether beside another schema (C4).
 */
export function resolveTools(tiers: Readonly<Partial<Record<ToolTier, readonly ToolRow[]>>>): ResolvedTools {
  const byName = new Map<string, { readonly tier: ToolTier; readonly row: ToolRow }[]>();
  for (const tier of TOOL_TIERS) {
    for (const row of tiers[tier] ?? []) {
      const rows = byName.get(row.name) ?? [];
      byName.set(row.name, [...rows, { tier, row }]);
    }
  }
  const tools: ToolRow[] = [];
  const refused: ResolvedTools['refused'][number][] = [];
  for (const [name, rows] of byName) {
    const [first] = rows;
    const checked = rows.findLast(({ tier }) => isChecked(tier));
    const other = checked && rows.find(({ row }) => toolSchemaHash(row) !== toolSchemaHash(checked.row));
    if (checked && other) {
      const message = `The ${other.tier} tier has a tool "${name}" with another schema than the one of the ${checked.tier} tier, which tours were checked against. Give it a name of its own.`;
      refused.push({ name, tier: other.tier, message });
    } else if (first) tools.push((rows.find(({ tier }) => isChecked(tier)) ?? first).row);
  }
  return { tools, refused };
}

function isChecked(tier: ToolTier): boolean {
  return tier === 'app' || tier === 'static';
}
