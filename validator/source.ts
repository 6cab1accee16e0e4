/** YAML text to values: the only place that parses YAML. Positions come later, for a file that has problems. */
import { type Document, type ParsedNode, parseAllDocuments, Scalar, visit, type YAMLError } from 'yaml';
import type { Finding } from './finding.ts';
import { withUnixLineEnds } from './line-index.ts';
import { tokensTooDeepAt } from './nesting.ts';
import { readPlainYaml } from './plain-yaml.ts';
import { refuseSource, strayByteOrderMarks, tooDeepFinding, tooLarge } from './source-guards.ts';
import { type Cut, readValue } from './yaml-values.ts';
import { describeYamlError } from './yaml-words.ts';

/** One document of a file. */
export interface SourceDocument {
  /** 0-based index in its file. */
  readonly index: number;
  /** The JSON value; null when there are findings. */
  readonly value: unknown;
  /** What keeps the document from being read. */
  readonly findings: readonly Finding[];
  /** Unquoted texts that YAML ends at ` #`. */
  readonly cuts: readonly Cut[];
}

/**
 * Reads the documents of a YAML 1.2 file. Never throws at a text: what cannot be read becomes a document with
 * findings. There is at least one document.
 */
export function parseSource(text: string): SourceDocument[] {
  const plain = tooLarge(text) === undefined ? readPlainYaml(text) : undefined;
  return plain === undefined ? parseAnySource(text) : [{ index: 0, findings: [], ...plain }];
}

/** As `parseSource`, for any text: what the parser of YAML makes of it. */
export function parseAnySource(text: string): SourceDocument[] {
  const refusal = refuseSource(text);
  if (refusal !== undefined) return [unreadable(refusal)];
  const normal = withUnixLineEnds(text);
  const documents = parseYaml(normal);
  if (!Array.isArray(documents)) return [unreadable(documents)];
  if (documents.length === 0) {
    return [
      unreadable({
        message:
          'The file holds no document. Write a tour that begins with "kind: Tour", or remove the file.',
        path: [],
        span: { start: 0, end: 0 },
      }),
    ];
  }
  const stray = strayByteOrderMarks(normal).find(
    (offset) => !documents.some((each) => isQuoted(each, offset)),
  );
  const marked =
    stray === undefined ? -1 : documents.findLastIndex((each) => (each.range?.[0] ?? 0) <= stray);
  return documents.map((document, index) =>
    readDocument(document, index, normal, index === Math.max(0, marked) ? stray : undefined),
  );
}

/** Syntax trees of the documents of a text, in the order of `parseSource`; none for a text that is refused. */
export function parseTrees(text: string): readonly (ParsedNode | null)[] {
  if (refuseSource(text) !== undefined) return [];
  const documents = parseYaml(withUnixLineEnds(text));
  return Array.isArray(documents) ? documents.map((document) => document.contents) : [];
}

function parseYaml(text: string): Document.Parsed<ParsedNode, true>[] | Finding {
  try {
    const documents = parseAllDocuments(text, {
      version: '1.2',
      schema: 'core',
      merge: false,
      resolveKnownTags: false,
      stringKeys: true,
      // Compares each key with each other: `readValue` looks for repeated keys in one pass.
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    });
    return 'empty' in documents ? [] : (documents as Document.Parsed<ParsedNode, true>[]);
  } catch (error) {
    if (error instanceof RangeError) return tooDeepFinding(tokensTooDeepAt(text) ?? 0);
    throw error;
  }
}

function unreadable(finding: Finding): SourceDocument {
  return { index: 0, value: null, findings: [finding], cuts: [] };
}

function readDocument(
  document: Document.Parsed<ParsedNode, true>,
  index: number,
  text: string,
  stray: number | undefined,
): SourceDocument {
  const refused = (findings: readonly Finding[]) => ({ index, value: null, findings, cuts: [] });
  if (stray !== undefined) {
    return refused([
      {
        message:
          'An invisible byte order mark (U+FEFF) stands inside the file, where it becomes part of a word. Remove it.',
        path: [],
        span: { start: stray, end: stray + 1 },
      },
    ]);
  }
  // What follows the first error is mostly its consequence.
  const [error] = document.errors;
  if (error !== undefined) return refused([describeYamlError(withOpeningQuote(error, document), text)]);
  const { explicit, version } = document.directives.yaml;
  if (explicit === true && version !== '1.2') return refused([oldVersion(text, document)]);
  if (document.warnings.length > 0) {
    return refused(document.warnings.map((warning) => describeYamlError(warning, text)));
  }
  if (isBlank(document)) {
    const [start = 0] = document.range ?? [];
    return refused([
      {
        message: 'This document is empty. Write a tour that begins with "kind: Tour", or remove the "---".',
        path: [],
        span: { start: Math.max(0, text.lastIndexOf('---', start)), end: start },
      },
    ]);
  }
  return { index, ...readValue(document.contents, text) };
}

function isQuoted(document: Document.Parsed, offset: number): boolean {
  let quoted = false;
  visit(document, {
    Scalar(_, node) {
      const [start = 0, end = 0] = node.range ?? [];
      if (offset < start || offset >= end) return undefined;
      quoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
      return visit.BREAK;
    },
  });
  return quoted;
}

/** The parser notices a missing quote at the end of the text; what the author looks for is where it opens. */
function withOpeningQuote(error: YAMLError, document: Document.Parsed): YAMLError {
  if (error.code !== 'MISSING_CHAR' || !error.message.startsWith('Missing closing')) return error;
  let opening = error.pos[0];
  visit(document, {
    Scalar(_, node) {
      const quoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
      if (quoted && node.range !== undefined && node.range !== null) opening = node.range[0];
    },
  });
  return Object.assign(error, { pos: [opening, opening + 1] });
}

function oldVersion(text: string, document: Document.Parsed): Finding {
  const at = text.lastIndexOf('%YAML', document.contents?.range?.[0] ?? text.length);
  const line = /^[^\r\n]*/.exec(text.slice(at))?.[0] ?? '';
  return {
    message: `"${line.trim()}" asks for old rules, under which "yes" and "on" are no texts. Remove the line: tours are YAML 1.2.`,
    path: [],
    span: { start: at, end: at + line.trimEnd().length },
  };
}

function isBlank(document: Document.Parsed): boolean {
  const { contents } = document;
  return (
    contents === null || (contents instanceof Scalar && contents.value === null && contents.source === '')
  );
}
