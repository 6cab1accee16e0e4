/** The kinds and rules that documents are checked by: all of them, or those that make sense of one tour alone. */
import { type CheckedDocument, checkKind, type DocumentKind } from './document-kinds.ts';
import type { Finding, Severity } from './finding.ts';
import { type MalformedName, withNameMeant } from './malformed-name.ts';
import { isMapping } from './pointer.ts';
import type { Collector, DocumentRule } from './rule.ts';
import type { Scope } from './scope.ts';
import type { Cut } from './yaml-values.ts';

export interface RuleSet {
  readonly kinds: readonly DocumentKind[];
  readonly rules: readonly DocumentRule[];
}

/** What is known of a document whatever the project. Plain JSON. */
export interface DocumentFacts {
  /** 0-based index in its file. */
  readonly index: number;
  /** Mistakes of syntax, kind and shape. With any of them nothing else is checked. */
  readonly findings: readonly (Finding & { readonly rule: string; readonly malformed?: MalformedName })[];
  readonly document?: CheckedDocument;
  /** Keys of tours that the document would declare but for its mistakes; absent: none. */
  readonly brokenKeys?: readonly string[];
  /** Keys of tours that it would change but for its mistakes; absent: none. */
  readonly brokenTargets?: readonly string[];
  /** Unquoted texts that YAML cut. */
  readonly cuts: readonly Cut[];
}

/** The facts of a value, whether it was read from a text or not. */
export function factsOfValue(set: RuleSet, value: unknown, cuts: readonly Cut[], index = 0): DocumentFacts {
  const result = checkKind(value, set.kinds);
  if (!result.ok) return { index, findings: result.findings, ...namesIn(value), cuts };
  return { index, findings: [], document: result.document, cuts };
}

function namesIn(value: unknown): Pick<DocumentFacts, 'brokenKeys' | 'brokenTargets'> {
  if (!isMapping(value)) return {};
  const { kind, key, tour } = value;
  return {
    ...(kind !== 'TourOverlay' && typeof key === 'string' && { brokenKeys: [key] }),
    ...(kind !== 'Tour' && typeof tour === 'string' && { brokenTargets: [tour] }),
  };
}

export type RuleFinding = Finding & { readonly rule: string; readonly severity: Severity };

/** The findings of one document, by all rules of the set that are not switched off. */
export function findingsOf(
  set: RuleSet,
  { document, cuts, findings }: DocumentFacts,
  scope: Scope,
): RuleFinding[] {
  const settings = scope.project.rules;
  const found = findings.map(({ malformed, rule, ...finding }): RuleFinding => {
    return { ...withNameMeant(finding, malformed, scope), rule, severity: 'error' };
  });
  if (document === undefined) return found;
  const source = { document, cuts };
  const facts = new Map<Collector<unknown>, unknown>();
  for (const rule of set.rules) {
    const setting = settings?.[rule.id];
    if (setting === 'off') continue;
    if (!facts.has(rule.collect)) facts.set(rule.collect, rule.collect(source));
    const collected = facts.get(rule.collect);
    if (collected === undefined) continue;
    for (const finding of rule.link(collected, scope)) {
      found.push({ ...finding, rule: rule.id, severity: setting ?? finding.severity ?? rule.severity });
    }
  }
  return found;
}
