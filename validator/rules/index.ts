/** Every rule, with what people read of it. */
import type { Rule, RuleText } from '../rule.ts';
import { advanceImmediateText } from './advance-immediate.ts';
import { advancePossibleText } from './advance-possible.ts';
import { advanceWhereText } from './advance-where.ts';
import { ALL_DOCUMENTS } from './all-documents.ts';
import { anchorKnownText } from './anchor-known.ts';
import { anchorReachableText } from './anchor-reachable.ts';
import { appKnownText } from './app-known.ts';
import { audienceCanPlayText } from './audience-can-play.ts';
import { audienceKnownText } from './audience-known.ts';
import { contextAvailableText } from './context-available.ts';
import { documentKind } from './document-kind.ts';
import { documentSchema } from './document-schema.ts';
import { factKnownText } from './fact-known.ts';
import { formReachableText } from './form-reachable.ts';
import { type DocumentRuleId, IGNORE_RULE, isStructural, RULE_IDS, type StructuralRuleId } from './ids.ts';
import { ignoreUsed } from './ignore-used.ts';
import { overlayEmptyText } from './overlay-empty.ts';
import { overlayKeepsReachText } from './overlay-keeps-reach.ts';
import { overlayOnlyReorders } from './overlay-only-reorders.ts';
import { overlayStepText } from './overlay-step.ts';
import { overlayTargetText } from './overlay-target.ts';
import { overlayVersionText } from './overlay-version.ts';
import { routeKnownText } from './route-known.ts';
import { stepIdUniqueText } from './step-id-unique.ts';
import { stepKnownText } from './step-known.ts';
import { textKeyKnownText } from './text-key-known.ts';
import { textLiteralText } from './text-literal.ts';
import { textLocaleCompleteText } from './text-locale-complete.ts';
import { textMarkupText } from './text-markup.ts';
import { textParamsText } from './text-params.ts';
import { textPluralText } from './text-plural.ts';
import { textTruncatedText } from './text-truncated.ts';
import { toolClientText } from './tool-client.ts';
import { toolInputText } from './tool-input.ts';
import { toolKnownText } from './tool-known.ts';
import { toolReachableText } from './tool-reachable.ts';
import { tourCycleText } from './tour-cycle.ts';
import { tourKeyUniqueText } from './tour-key-unique.ts';
import { tourVersionRaisedText } from './tour-version-raised.ts';
import { triggerConflictText } from './trigger-conflict.ts';
import { yamlSyntax } from './yaml-syntax.ts';

const texts: Readonly<Record<DocumentRuleId, RuleText>> = {
  'tour-version-raised': tourVersionRaisedText,
  'overlay-keeps-reach': overlayKeepsReachText,
  'overlay-empty': overlayEmptyText,
  'tour-cycle': tourCycleText,
  'trigger-conflict': triggerConflictText,
  'audience-can-play': audienceCanPlayText,
  'audience-known': audienceKnownText,
  'advance-where': advanceWhereText,
  'advance-immediate': advanceImmediateText,
  'step-known': stepKnownText,
  'fact-known': factKnownText,
  'text-truncated': textTruncatedText,
  'tour-key-unique': tourKeyUniqueText,
  'step-id-unique': stepIdUniqueText,
  'app-known': appKnownText,
  'tool-known': toolKnownText,
  'tool-client': toolClientText,
  'tool-input': toolInputText,
  'anchor-known': anchorKnownText,
  'route-known': routeKnownText,
  'anchor-reachable': anchorReachableText,
  'form-reachable': formReachableText,
  'tool-reachable': toolReachableText,
  'advance-possible': advancePossibleText,
  'context-available': contextAvailableText,
  'text-key-known': textKeyKnownText,
  'text-locale-complete': textLocaleCompleteText,
  'text-params': textParamsText,
  'text-plural': textPluralText,
  'text-literal': textLiteralText,
  'text-markup': textMarkupText,
  'overlay-target': overlayTargetText,
  'overlay-step': overlayStepText,
  'overlay-version': overlayVersionText,
};

const structural: Readonly<Record<StructuralRuleId, Rule>> = {
  'yaml-syntax': yamlSyntax,
  'document-kind': documentKind,
  'document-schema': documentSchema,
  'overlay-only-reorders': overlayOnlyReorders,
};

/** In the order of `RULE_IDS`. */
export const rules: readonly Rule[] = RULE_IDS.map((id) => {
  if (isStructural(id)) return structural[id];
  if (id === IGNORE_RULE) return ignoreUsed;
  const severity = ALL_DOCUMENTS.rules.find((rule) => rule.id === id)?.severity ?? 'error';
  return { id, severity, ...texts[id] };
});
