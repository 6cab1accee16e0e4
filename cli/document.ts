/**
 * A YAML file that holds one document of the project's own: the config or a module manifest. Gives its value, or
 * what is wrong with it and where.
 */
import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  type ParsedNode,
  parseAllDocuments,
} from 'yaml';
import type { Check } from '../schemas/index.ts';
import { describeMistakes } from './shape.ts';

/** A place in a file: lines and columns from 1, columns in UTF-16 units, the end exclusive. */
export interface Range {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface Mistake extends Range {
  readonly rule: 'yaml-syntax' | 'document-schema';
  readonly message: string;
  /** JSON Pointer into the document. */
  readonly path: string;
}

export type DocumentRead =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** The range of the value at a JSON Pointer, or of its nearest parent; with `key`, of the property's name. */
      readonly rangeOf: (path: string, part?: 'key' | 'value') => Range;
    }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

const START: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };
const MAX_BYTES = 1024 * 1024;
const MAX_ALIASES = 100;

/** @param check the compiled schema that the document must fit */
export function readDocument(text: string, check: Check): DocumentRead {
  if (Buffer.byteLength(text) > MAX_BYTES) return syntaxMistake(START, 'The file is larger than 1 MiB.');
  if (text.includes('\0')) return syntaxMistake(START, 'This is no text file: it holds NUL characters.');
  const lines = new LineCounter();
  try {
    const documents = parseAllDocuments(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
    const [document, second] = Array.isArray(documents) ? documents : [];
    if (document === undefined || document.contents === null) {
      return syntaxMistake(START, 'The file is empty: it holds no document.');
    }
    const fault = document.errors[0] ?? document.warnings[0];
    if (fault !== undefined) return syntaxMistake(rangeAt(lines, fault.pos), fault.message);
    if (second !== undefined) {
      return syntaxMistake(
        rangeAt(lines, [second.range[0], second.range[0]]),
        'The file holds more than one document: keep one.',
      );
    }
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    const rangeOf = (path: string, part: 'key' | 'value' = 'value') =>
      rangeAt(lines, offsetsOf(document.contents, path, part));
    if (check(value)) return { ok: true, value, rangeOf };
    const mistakes = describeMistakes(check.errors ?? []).map(({ path, at, message }) => ({
      rule: 'document-schema' as const,
      path,
      message,
      ...rangeOf(path, at),
    }));
    return { ok: false, mistakes };
  } catch (error) {
    // The parser gives up on nesting and aliases without a limit by throwing.
    if (error instanceof RangeError) return syntaxMistake(START, 'The document is nested too deeply.');
    if (error instanceof ReferenceError)
      return syntaxMistake(START, 'The document uses its aliases too often.');
    throw error;
  }
}

function syntaxMistake(range: Range, message: string): DocumentRead {
  return { ok: false, mistakes: [{ rule: 'yaml-syntax', path: '', message, ...range }] };
}

function rangeAt(lines: LineCounter, [start, end]: readonly [number, number]): Range {
  const from = lines.linePos(start);
  const to = lines.linePos(Math.max(start, end));
  return {
    line: Math.max(1, from.line),
    column: Math.max(1, from.col),
    endLine: Math.max(1, to.line),
    endColumn: Math.max(1, to.col),
  };
}

function offsetsOf(root: ParsedNode | null, path: string, part: 'key' | 'value'): [number, number] {
  let node: unknown = root;
  let key: unknown;
  for (const segment of segmentsOf(path)) {
    const child = childOf(node, segment);
    if (child === undefined) break;
    key = child.key;
    node = child.value ?? child.key;
  }
  const place = part === 'key' && key !== undefined ? key : node;
  const range = (place as Node | null)?.range;
  return range === null || range === undefined ? [0, 0] : [range[0], range[1]];
}

/** The names in a JSON Pointer, unescaped. */
export function segmentsOf(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function childOf(node: unknown, segment: string): { key?: unknown; value: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(
      (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === segment,
    );
    return pair && { key: pair.key, value: pair.value };
  }
  if (isAlias(node) || typeof node !== 'object' || node === null || !('items' in node)) return undefined;
  const item = Array.isArray(node.items) ? node.items[Number(segment)] : undefined;
  return item === undefined ? undefined : { value: item };
}
