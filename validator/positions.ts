/** Where in a text a path of a document is. Made only for a file that has problems. */
import { isAlias, isMap, isScalar, isSeq, type Pair, type ParsedNode, type Scalar } from 'yaml';
import type { Span } from './finding.ts';
import { lazily } from './lazily.ts';
import { type PlainPlace, type PlainPlaces, placeAt, readPlainYaml } from './plain-yaml.ts';
import { isMapping, type Path, valueAt } from './pointer.ts';
import { parseTrees } from './source.ts';

export interface Positions {
  /** The span of the value at a path, or of the nearest thing around it that the text has. */
  spanOfValue(document: number, path: Path): Span;
  /** The span of the key of the value at a path; of a document or list item, its first key. */
  spanOfKey(document: number, path: Path): Span;
  /** How the scalar at a path is quoted: `"`, `'`, nothing; undefined when it is no scalar on one line. */
  quoteOf(document: number, path: Path): '"' | "'" | '' | undefined;
  /** Whether what stands at a path, or around it, is more than it says itself: a YAML anchor, an alias or a tag. */
  isMarked(document: number, path: Path): boolean;
}

/**
 * In a text that is plain enough, the places of keys and of what stands on one line come without the parser, which is
 * asked for the rest. The text is read when the first place is asked for.
 */
export function findPositions(text: string): Positions {
  const places: PlainPlaces = new Map();
  const plain = lazily(() => readPlainYaml(text, places)?.value);
  const tree = lazily(() => positionsInTree(text));
  /** The place of an entry that the text has just so. */
  const placeOf = (path: Path): PlainPlace | undefined => {
    const holder = valueAt(plain(), path.slice(0, -1));
    const name = path.at(-1);
    if (typeof holder !== 'object' || holder === null || name === undefined) return undefined;
    const entry = Array.isArray(holder) ? Number(name) : Object.keys(holder).indexOf(String(name));
    return placeAt(places, holder, entry);
  };
  const keyOf = (path: Path): Span | undefined => {
    if (typeof path.at(-1) === 'string') return placeOf(path)?.key;
    const target = valueAt(plain(), path);
    if (!isMapping(target)) return placeOf(path)?.value;
    const kind = path.length === 0 ? Object.keys(target).indexOf('kind') : -1;
    return placeAt(places, target, Math.max(0, kind))?.key;
  };
  return {
    spanOfValue: (document, path) =>
      (document === 0 ? placeOf(path)?.value : undefined) ?? tree().spanOfValue(document, path),
    spanOfKey: (document, path) =>
      (document === 0 ? keyOf(path) : undefined) ?? tree().spanOfKey(document, path),
    quoteOf(document, path) {
      const start = document === 0 ? placeOf(path)?.value?.start : undefined;
      if (start === undefined) return tree().quoteOf(document, path);
      const first = text[start];
      if (first === '"' || first === "'") return first;
      return first === '[' || first === '{' ? undefined : '';
    },
    // Plain YAML has nothing of the kind.
    isMarked: (document, path) => plain() === undefined && tree().isMarked(document, path),
  };
}

interface Found {
  readonly node: ParsedNode | null;
  readonly key: ParsedNode | undefined;
}

/** As `findPositions`, by the parser alone. */
export function positionsInTree(text: string): Positions {
  const trees = parseTrees(text);
  const anchorsOf = new Map<number, ReadonlyMap<string, ParsedNode>>();

  function find(document: number, path: Path): Found {
    let found: Found = { node: trees[document] ?? null, key: undefined };
    for (const part of path) {
      const next = stepInto(resolve(document, found.node), part);
      if (next === undefined) break;
      found = next;
    }
    return found;
  }

  function resolve(document: number, node: ParsedNode | null): ParsedNode | null {
    if (!isAlias(node)) return node;
    let anchors = anchorsOf.get(document);
    if (anchors === undefined) {
      anchors = anchorsIn(trees[document] ?? null);
      anchorsOf.set(document, anchors);
    }
    return anchors.get((node as { source: string }).source) ?? null;
  }

  function isMarked(document: number, path: Path): boolean {
    return [...path, undefined].some((_, depth) => {
      const { node } = find(document, path.slice(0, depth));
      return isAlias(node) || node?.anchor !== undefined || node?.tag !== undefined;
    });
  }

  const spanOfValue = (document: number, path: Path): Span => {
    const { node, key } = find(document, path);
    if (node === null) return spanOf(key, text);
    // A key without a value has an empty span behind the colon: the key is what can be seen.
    if (isScalar(node) && node.range[0] === node.range[1] && key !== undefined) return spanOf(key, text);
    return spanOf(node, text);
  };

  return {
    isMarked,
    spanOfValue,
    spanOfKey(document, path) {
      const { node, key } = find(document, path);
      if (key !== undefined && typeof path.at(-1) === 'string') return spanOf(key, text);
      const target = resolve(document, node);
      if (!isMap(target)) return spanOfValue(document, path);
      const pairs = target.items as Pair<ParsedNode, ParsedNode | null>[];
      const kind = path.length === 0 ? pairs.find((pair) => keyName(pair.key) === 'kind') : undefined;
      return spanOf((kind ?? pairs[0])?.key ?? target, text);
    },
    quoteOf(document, path) {
      const { node } = find(document, path);
      if (!isScalar(node) || node.range === undefined) return undefined;
      const first = text[node.range[0]] ?? '';
      if (text.slice(node.range[0], node.range[1]).includes('\n')) return undefined;
      return first === '"' || first === "'" ? first : (node as Scalar).type === 'PLAIN' ? '' : undefined;
    },
  };
}

function stepInto(node: ParsedNode | null, part: string | number): Found | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(part)] as ParsedNode | undefined;
    return item === undefined ? undefined : { node: item, key: undefined };
  }
  if (!isMap(node)) return undefined;
  const pairs = node.items as Pair<ParsedNode, ParsedNode | null>[];
  const pair = pairs.find((each) => keyName(each.key) === String(part));
  return pair === undefined ? undefined : { node: pair.value, key: pair.key };
}

function keyName(key: ParsedNode): string {
  return isScalar(key) ? String(key.value ?? '') : '';
}

function anchorsIn(root: ParsedNode | null): ReadonlyMap<string, ParsedNode> {
  const anchors = new Map<string, ParsedNode>();
  const visit = (node: ParsedNode | null) => {
    if (node === null || isAlias(node)) return;
    if (node.anchor !== undefined) anchors.set(node.anchor, node);
    if (isSeq(node)) for (const item of node.items) visit(item as ParsedNode);
    if (isMap(node)) for (const pair of node.items) visit(pair.value as ParsedNode | null);
  };
  visit(root);
  return anchors;
}

/** A block collection's range reaches over the white space behind it: the span ends with its last character. */
function spanOf(node: ParsedNode | undefined, text: string): Span {
  const [start = 0, end = start] = node?.range ?? [];
  const source = text.slice(start, end);
  return { start, end: start + Math.max(source.trimEnd().length, Math.min(1, source.length)) };
}
