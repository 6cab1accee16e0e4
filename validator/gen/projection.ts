/** What the projection of one declaration gives, and the constants of every client row. */
import type { ModuleDocument, OptedOutRow, ToolRow } from '../../schemas/index.ts';

/** A module manifest and the file it was read from. */
export interface ModuleSource {
  readonly file: string;
  readonly document: ModuleDocument;
}

/** The tools that a declaration becomes, and those that it keeps out. */
export interface Projection {
  readonly tools: readonly ToolRow[];
  readonly optedOut: readonly OptedOutRow[];
}

type ClientRow = Omit<ToolRow, 'source' | 'risk' | 'timeoutMs'>;

const TIMEOUT_MS = 30_000;

/** A row of the table: a client tool changes only the viewer's screen, so its risk is not the author's to set (S0-11). */
export function clientTool(row: ClientRow): ToolRow {
  const { name, module, ...rest } = row;
  return { name, module, source: 'client', risk: 'L0', ...rest, timeoutMs: TIMEOUT_MS };
}

/** The tools of a declaration, or their names among the opted-out ones when it says `ai: false` (S0-09). */
export function unlessOptedOut(
  declaration: { readonly ai?: false; readonly reason?: string },
  tools: readonly ToolRow[],
): Projection {
  if (declaration.ai !== false) return { tools, optedOut: [] };
  return { tools: [], optedOut: tools.map((tool) => optedOut(tool.name, declaration.reason)) };
}

/** A tool that is kept out of the table; without a reason the author gave none. */
export function optedOut(name: string, reason: string | undefined): OptedOutRow {
  return { name, ...(reason !== undefined && { reason }) };
}

/** The text as a sentence: trimmed, on one line, with a full stop. Empty for no text. */
function sentence(text: string | undefined): string {
  const line = (text ?? '').trim().replace(/\s+/g, ' ');
  return line === '' || /[.!?…]$/.test(line) ? line : `${line}.`;
}

/** Joins sentences, leaving out empty ones. */
export function paragraph(...texts: readonly (string | undefined)[]): string {
  return texts
    .map(sentence)
    .filter((text) => text !== '')
    .join(' ');
}
