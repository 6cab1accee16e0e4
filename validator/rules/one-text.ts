/** What the text of one tour is checked for by itself: as a value, and as it is written. */
import type { DocumentRule } from '../rule.ts';
import type { RuleSet } from '../rule-set.ts';
import { inOrder, type TextRuleId } from './ids.ts';
import { ONE_TOUR } from './one-tour.ts';
import { textTruncated } from './text-truncated.ts';

const byId: Readonly<Record<TextRuleId, DocumentRule>> = { 'text-truncated': textTruncated };

export const ONE_TEXT: RuleSet = {
  kinds: ONE_TOUR.kinds,
  rules: inOrder([...ONE_TOUR.rules, ...Object.values(byId)]),
};
