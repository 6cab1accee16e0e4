/** The kinds and rules that documents are checked by: all of them, or those that make sense of one tour alone. */
import { type CheckedDocument, checkKind, type DocumentKind } from './document-kinds.ts';
import type { Finding, Severity } from './finding.ts';
import { isMapping } from './pointer.ts';
import type { Collector, DocumentRule } from './rule.ts';
import type { Scope } from './scope.ts';
import type { Cut } from './yaml-values.ts';

export interface RuleSet {
  readonly kinds: readonly DocumentKind[];
  readonly rules: readonly DocumentRule[];
  /** The different `collect` functions of the rules: several rules share one. */
  readonly collectors: readonly Collector<unknown>[];
}

export function createRuleSet(kinds: readonly DocumentKind[], rules: readonly DocumentRule[]): RuleSet {
  return { kinds, rules, collectors: [...new Set(rules.map((rule) => rule.collect))] };
}

/** What is known of a document whatever the project. Plain JSON. */
export interface DocumentFacts {
  /** 0-based index in its file. */
  readonly index: number;
  /** Mistakes of syntax, kind and shape. With any of them nothing else is checked. */
  readonly findings: readonly (Finding & { readonly rule: string })[];
  readonly document?: CheckedDocument;
  /** Keys of tours that the document would declare but for its mistakes. */
  readonly brokenKeys: readonly string[];
  /** What the rules collected, in the order of the set's `collectors`. */
  readonly facts: readonly unknown[];
}

/** The facts of a value that was read from text, or never was one. */
export function factsOfValue(set: RuleSet, value: unknown, cuts: readonly Cut[], index = 0): DocumentFacts {
  const result = checkKind(value, set.kinds);
  if (!result.ok) return { index, findings: result.findings, brokenKeys: keyOf(value), facts: [] };
  const source = { document: result.document, cuts };
  const facts = set.collectors.map((collect) => collect(source));
  return { index, findings: [], document: result.document, brokenKeys: [], facts };
}

function keyOf(value: unknown): string[] {
  const key = isMapping(value) && value.kind !== 'TourOverlay' ? value.key : undefined;
  return typeof key === 'string' ? [key] : [];
}

export type RuleFinding = Finding & { readonly rule: string; readonly severity: Severity };

/** The findings of one document, by all rules of the set that are not switched off. */
export function findingsOf(set: RuleSet, facts: DocumentFacts, scope: Scope): RuleFinding[] {
  const settings = scope.project.rules;
  const found: RuleFinding[] = facts.findings.map((finding) => ({ ...finding, severity: 'error' }));
  if (facts.document === undefined) return found;
  for (const rule of set.rules) {
    const setting = settings?.[rule.id];
    const collected = facts.facts[set.collectors.indexOf(rule.collect)];
    // JSON has no undefined: facts that were kept in a file have null in its place.
    if (setting === 'off' || collected === undefined || collected === null) continue;
    for (const finding of rule.link(collected, scope)) {
      found.push({ ...finding, rule: rule.id, severity: setting ?? finding.severity ?? rule.severity });
    }
  }
  return found;
}
