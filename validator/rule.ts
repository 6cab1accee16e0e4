/**
 * What a rule is. A rule looks at a document in two goes: `collect` takes the facts out of one document, `link`
 * holds them against the project. The facts depend on the content of the file alone; rules that share them collect
 * them once.
 */
import type { CheckedDocument } from './document-kinds.ts';
import type { Finding, Severity } from './finding.ts';
import type { DocumentRuleId } from './rules/ids.ts';
import type { Scope } from './scope.ts';
import type { Cut } from './yaml-values.ts';

/** What people read of a rule. Kept beside its check, and apart from it: a page that checks a tour needs none of it. */
export interface RuleText {
  /** What it finds, in one sentence. */
  readonly summary: string;
  /** What goes wrong for users or authors without it. */
  readonly why: string;
  /** How to mend a finding. */
  readonly fix: string;
  /** A file that it finds fault with, and one without the fault; for `--since`, what the file was before. */
  readonly example: { readonly failing: string; readonly clean: string; readonly before?: string };
}

export interface Rule extends RuleText {
  /** `<subject>-<constraint>`. Kept for good: configs and reports name it. */
  readonly id: string;
  /** By default; `rules` in tour.config.yaml overrides it. */
  readonly severity: Severity;
  /** Whether a document at fault cannot be checked any further. Such a rule cannot be overridden. */
  readonly structural?: true;
}

/** What facts are collected from: a document that has the shape of its kind. */
export interface FactSource {
  readonly document: CheckedDocument;
  /** Unquoted texts that YAML cut; none for a value that never was a text. */
  readonly cuts: readonly Cut[];
}

export type Collector<Facts> = (source: FactSource) => Facts | undefined;

/** A rule for documents of the right shape. */
export interface DocumentRule<Facts = unknown> extends Pick<Rule, 'severity'> {
  readonly id: DocumentRuleId;
  /**
   * The facts that the rule needs; undefined when it has nothing to say of such a document. Rules that need the
   * same facts name the same function, which then runs once.
   */
  collect(source: FactSource): Facts | undefined;
  link(facts: Facts, scope: Scope): readonly Finding[];
}

/** Ties a rule's `link` to the facts that its `collect` gives. */
export function defineRule<Facts>(rule: DocumentRule<Facts>): DocumentRule {
  return rule;
}
