/**
 * All that the checks need of a file: what is wrong with it whatever the project, and the facts for `link`. A pure
 * function of the file's text, and plain JSON, so that it can be kept for a file that has not changed.
 */
import { type CheckedDocument, checkSchema } from './check-schema.ts';
import type { Finding } from './finding.ts';
import { isMapping } from './pointer.ts';
import type { Collector } from './rule.ts';
import { documentRules } from './rules/documents.ts';
import type { SourceDocument } from './source.ts';
import type { Cut } from './yaml-values.ts';

export interface DocumentFacts {
  /** 0-based index in its file. */
  readonly index: number;
  /** Mistakes of syntax, kind and shape. With any of them nothing else is checked. */
  readonly findings: readonly (Finding & { readonly rule: string })[];
  readonly document?: CheckedDocument;
  /** Keys of tours that the document would declare but for its mistakes. */
  readonly brokenKeys: readonly string[];
  /** What the rules collected, in the order of `collectors`. */
  readonly facts: readonly unknown[];
}

export interface FileFacts {
  readonly file: string;
  readonly documents: readonly DocumentFacts[];
}

/** The different `collect` functions of the rules: several rules share one. */
export const collectors: readonly Collector<unknown>[] = [
  ...new Set(documentRules.map((rule) => rule.collect)),
];

/** @param text the text of the file that the documents were read from */
export function collectFacts(file: string, text: string, documents: readonly SourceDocument[]): FileFacts {
  return {
    file,
    documents: documents.map(({ index, value, findings, cuts }) =>
      findings.length === 0
        ? factsOfValue(value, cuts, index)
        : {
            index,
            findings: findings.map((finding) => ({ ...finding, rule: 'yaml-syntax' })),
            brokenKeys: keysIn(text),
            facts: [],
          },
    ),
  };
}

/** The facts of a value that was read from text, or never was one. */
export function factsOfValue(value: unknown, cuts: readonly Cut[], index = 0): DocumentFacts {
  const result = checkSchema(value);
  if (!result.ok) return { index, findings: result.findings, brokenKeys: keyOf(value), facts: [] };
  const source = { document: result.document, cuts };
  const facts = collectors.map((collect) => collect(source));
  return { index, findings: [], document: result.document, brokenKeys: [], facts };
}

function keyOf(value: unknown): string[] {
  const key = isMapping(value) && value.kind !== 'TourOverlay' ? value.key : undefined;
  return typeof key === 'string' ? [key] : [];
}

/** The keys of tours in a text that cannot be parsed: an overlay of one of them is not at fault. */
function keysIn(text: string): string[] {
  return Array.from(text.matchAll(/^key:[ \t]+["']?([\w.]+)/gm), ([, key]) => key ?? '');
}
