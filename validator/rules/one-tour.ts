/** What one tour is checked for by itself, as when an agent composed it. */
import type { DocumentRule } from '../rule.ts';
import type { RuleSet } from '../rule-set.ts';
import { TOUR } from '../tour-kind.ts';
import { advanceImmediate } from './advance-immediate.ts';
import { advancePossible } from './advance-possible.ts';
import { advanceWhere } from './advance-where.ts';
import { anchorKnown } from './anchor-known.ts';
import { anchorReachable } from './anchor-reachable.ts';
import { appKnown } from './app-known.ts';
import { audienceCanPlay } from './audience-can-play.ts';
import { audienceKnown } from './audience-known.ts';
import { contextAvailable } from './context-available.ts';
import { factKnown } from './fact-known.ts';
import { formReachable } from './form-reachable.ts';
import { type DocumentRuleId, inOrder, type ProjectRuleId, type TextRuleId } from './ids.ts';
import { routeKnown } from './route-known.ts';
import { stepIdUnique } from './step-id-unique.ts';
import { stepKnown } from './step-known.ts';
import { textKeyKnown } from './text-key-known.ts';
import { textLiteral } from './text-literal.ts';
import { textLocaleComplete } from './text-locale-complete.ts';
import { textMarkup } from './text-markup.ts';
import { textParams } from './text-params.ts';
import { textPlural } from './text-plural.ts';
import { toolClient } from './tool-client.ts';
import { toolInput } from './tool-input.ts';
import { toolKnown } from './tool-known.ts';
import { toolReachable } from './tool-reachable.ts';

const byId: Readonly<Record<Exclude<DocumentRuleId, ProjectRuleId | TextRuleId>, DocumentRule>> = {
  'step-id-unique': stepIdUnique,
  'app-known': appKnown,
  'fact-known': factKnown,
  'step-known': stepKnown,
  'audience-known': audienceKnown,
  'tool-known': toolKnown,
  'tool-client': toolClient,
  'tool-input': toolInput,
  'anchor-known': anchorKnown,
  'route-known': routeKnown,
  'anchor-reachable': anchorReachable,
  'form-reachable': formReachable,
  'tool-reachable': toolReachable,
  'advance-possible': advancePossible,
  'advance-immediate': advanceImmediate,
  'advance-where': advanceWhere,
  'context-available': contextAvailable,
  'audience-can-play': audienceCanPlay,
  'text-key-known': textKeyKnown,
  'text-locale-complete': textLocaleComplete,
  'text-params': textParams,
  'text-plural': textPlural,
  'text-literal': textLiteral,
  'text-markup': textMarkup,
};

export const ONE_TOUR: RuleSet = { kinds: [TOUR], rules: inOrder(Object.values(byId)) };
