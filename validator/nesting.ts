/** Finds nesting that is too deep before the text is parsed: the parser works by recursion. */
import { MAX_DEPTH } from './max-depth.ts';
import { isSign, tokensIn } from './yaml-tokens.ts';

/** Each level but a list right below its key takes a column, so what is too deep has a line that begins like this. */
const DEEP_LINE = new RegExp(`^[ ?:-]{${MAX_DEPTH / 2}}`, 'm');

/**
 * The offset where a document goes deeper than `MAX_DEPTH` levels; undefined when none does.
 * A look at the characters settles nearly every text; only what looks deep is read token by token, and only so far.
 */
export function tooDeepAt(text: string): number | undefined {
  return DEEP_LINE.test(text) || bracketDepth(text) > MAX_DEPTH ? tokensTooDeepAt(text) : undefined;
}

/** How many brackets are open at most: an estimate, which knows double quotes and nothing else. */
function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [found] of text.matchAll(/"(?:[^"\\\r\n]|\\.)*"|[[\]{}]/g)) {
    if (found.length === 1) depth += found === '[' || found === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

interface Level {
  readonly kind: 'list' | 'mapping';
  readonly column: number;
}

/** As `tooDeepAt`, by the parser's own tokens. */
export function tokensTooDeepAt(text: string): number | undefined {
  let block: Level[] = [];
  let flow = 0;
  let lineStart = 0;
  /** Where the key of a mapping would begin: at the first token of the line, or after an indicator. */
  let contentAt: number | undefined;

  const open = (kind: Level['kind'], column: number) => {
    block = block.filter(
      (level) =>
        level.column < column || (level.column === column && !(level.kind === 'list' && kind === 'mapping')),
    );
    if (!block.some((level) => level.column === column && level.kind === kind)) block.push({ kind, column });
  };

  for (const token of tokensIn(text)) {
    const { type, source, offset } = token;
    switch (type) {
      case 'doc-start':
      case 'doc-end':
        block = [];
        flow = 0;
        break;
      case 'flow-map-start':
      case 'flow-seq-start':
        flow += 1;
        contentAt ??= offset;
        break;
      case 'flow-map-end':
      case 'flow-seq-end':
        flow -= 1;
        break;
      case 'seq-item-ind':
      case 'explicit-key-ind':
        if (flow === 0) open(type === 'seq-item-ind' ? 'list' : 'mapping', offset - lineStart);
        contentAt = undefined;
        break;
      case 'map-value-ind':
        if (flow === 0) open('mapping', (contentAt ?? offset) - lineStart);
        break;
      case 'newline':
        if (flow === 0) contentAt = undefined;
        break;
      case 'space':
      case 'byte-order-mark':
        break;
      default:
        if (!isSign(token)) contentAt ??= offset;
    }
    if (block.length + flow > MAX_DEPTH) return type === 'map-value-ind' ? (contentAt ?? offset) : offset;
    const end = isSign(token) ? -1 : source.lastIndexOf('\n');
    if (end >= 0) lineStart = offset + end + 1;
  }
  return undefined;
}
