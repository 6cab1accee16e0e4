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
import {
  type Check,
  checkAnchorRegistry,
  checkClientToolTable,
  checkModule,
  checkTourConfig,
} from '../schemas/index.ts';
import type { Diagnostic, FileDocuments, ReadDocument, SourceFile, TextRange } from '../validator/index.ts';
import { describeMistakes } from './shape.ts';

const CHECKS: { readonly [Kind in keyof FileDocuments]: Check } = {
  TourConfig: checkTourConfig,
  Module: checkModule,
  ClientToolTable: checkClientToolTable,
  AnchorRegistry: checkAnchorRegistry,
};

const START: TextRange = { line: 1, column: 1, endLine: 1, endColumn: 1 };
const MAX_BYTES = 1024 * 1024;
const MAX_ALIASES = 100;

export function readDocument<Kind extends keyof FileDocuments>(
  kind: Kind,
  { file, text }: SourceFile,
): ReadDocument<FileDocuments[Kind]> {
  const refuse = (rule: string, range: TextRange, message: string, path = ''): Diagnostic => ({
    file,
    document: 0,
    rule,
    severity: 'error',
    message,
    path,
    docs: '',
    ...range,
  });
  const syntax = (range: TextRange, message: string) =>
    ({ ok: false, diagnostics: [refuse('yaml-syntax', range, message)] }) as const;
  if (Buffer.byteLength(text) > MAX_BYTES) return syntax(START, 'The file is larger than 1 MiB.');
  if (text.includes('\0')) return syntax(START, 'This is no text file: it holds NUL characters.');
  const lines = new LineCounter();
  try {
    const documents = parseAllDocuments(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
    const [document, second] = Array.isArray(documents) ? documents : [];
    if (document === undefined || document.contents === null) return syntax(START, 'The file is empty.');
    const fault = document.errors[0] ?? document.warnings[0];
    if (fault !== undefined) return syntax(rangeAt(lines, fault.pos), fault.message);
    if (second !== undefined) return syntax(START, 'The file holds more than one document: keep one.');
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    const check = CHECKS[kind];
    if (check(value)) return { ok: true, value: value as FileDocuments[Kind] };
    const diagnostics = describeMistakes(check.errors ?? []).map(({ path, at, message }) =>
      refuse('document-schema', rangeAt(lines, offsetsOf(document.contents, path, at)), message, path),
    );
    return { ok: false, diagnostics };
  } catch (error) {
    // The parser gives up on nesting and aliases without a limit by throwing.
    if (error instanceof RangeError) return syntax(START, 'The document is nested too deeply.');
    if (error instanceof ReferenceError) return syntax(START, 'The document uses its aliases too often.');
    throw error;
  }
}

function rangeAt(lines: LineCounter, [start, end]: readonly [number, number]): TextRange {
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
