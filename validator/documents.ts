/** The documents of a file for commands that use them and do not check them: read as the checks read them. */
import { isMap, isPair, isScalar, isSeq, type ParsedNode } from 'yaml';
import { parseSource, parseTrees } from './source.ts';

/**
 * The value of each document of a file, in their order. Of a document with mistakes of syntax, what can still be made
 * out: enough to tell what it is and whose, and not to be played. Never throws at a text.
 */
export function documentsIn(text: string): readonly unknown[] {
  const documents = parseSource(text);
  if (documents.every(({ findings }) => findings.length === 0)) return documents.map(({ value }) => value);
  const trees = parseTrees(text);
  return documents.map(({ index, value, findings }) =>
    findings.length === 0 ? value : sketchOf(trees[index] ?? null),
  );
}

/** What is written out in a syntax tree: an alias is left open, and of a repeated key the first counts. */
function sketchOf(node: ParsedNode | null): unknown {
  if (isScalar(node)) return node.value;
  if (isSeq(node)) return node.items.map((item) => sketchOf(item as ParsedNode));
  if (!isMap(node)) return undefined;
  const pairs = node.items.filter((pair) => isPair<ParsedNode, ParsedNode | null>(pair));
  return Object.fromEntries(
    pairs.toReversed().map(({ key, value }) => [isScalar(key) ? String(key.value) : '', sketchOf(value)]),
  );
}
