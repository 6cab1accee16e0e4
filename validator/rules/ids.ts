/** The ids of all rules, in the order in which they are explained: first what a document is, last what spans documents. */
export const RULE_IDS = [
  'yaml-syntax',
  'text-truncated',
  'document-kind',
  'document-schema',
  'tour-key-unique',
  'step-id-unique',
  'app-known',
  'fact-known',
  'step-known',
  'audience-known',
  'tool-known',
  'tool-client',
  'tool-input',
  'anchor-known',
  'route-known',
  'anchor-reachable',
  'form-reachable',
  'tool-reachable',
  'advance-possible',
  'advance-immediate',
  'advance-where',
  'context-available',
  'audience-can-play',
  'text-key-known',
  'text-locale-complete',
  'text-params',
  'text-plural',
  'text-literal',
  'text-markup',
  'trigger-conflict',
  'tour-cycle',
  'tour-version-raised',
  'overlay-target',
  'overlay-step',
  'overlay-only-reorders',
  'overlay-keeps-reach',
  'overlay-empty',
  'overlay-version',
  'ignore-used',
] as const;

export type RuleId = (typeof RULE_IDS)[number];

const STRUCTURAL = ['yaml-syntax', 'document-kind', 'document-schema', 'overlay-only-reorders'] as const;

/** Found by the parser and the schema check; a document at fault is not checked any further. */
export type StructuralRuleId = (typeof STRUCTURAL)[number];

/** Whether a document at fault with this rule is not checked any further. */
export function isStructural(id: string): id is StructuralRuleId {
  return (STRUCTURAL as readonly string[]).includes(id);
}

/** About the comments that ignore findings: looked for when everything else is known. */
export const IGNORE_RULE = 'ignore-used';

/** Those that need other documents, or that are about overlays. */
export type ProjectRuleId =
  | 'tour-key-unique'
  | 'trigger-conflict'
  | 'tour-cycle'
  | 'tour-version-raised'
  | 'overlay-target'
  | 'overlay-step'
  | 'overlay-keeps-reach'
  | 'overlay-empty'
  | 'overlay-version';

/** About how a tour is written: a value has nothing of it. */
export type TextRuleId = 'text-truncated';

export type DocumentRuleId = Exclude<RuleId, StructuralRuleId | typeof IGNORE_RULE>;

/** The rules in the order of `RULE_IDS`. */
export function inOrder<Ruled extends { readonly id: RuleId }>(rules: readonly Ruled[]): Ruled[] {
  return RULE_IDS.flatMap((id) => rules.find((rule) => rule.id === id) ?? []);
}
