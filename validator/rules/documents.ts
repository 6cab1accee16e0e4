/** The checks of documents of the right shape, without what people read of them. */
import type { DocumentRule } from '../rule.ts';
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
import { type DocumentRuleId, RULE_IDS } from './ids.ts';
import { overlayEmpty } from './overlay-empty.ts';
import { overlayKeepsReach } from './overlay-keeps-reach.ts';
import { overlayStep } from './overlay-step.ts';
import { overlayTarget } from './overlay-target.ts';
import { overlayVersion } from './overlay-version.ts';
import { routeKnown } from './route-known.ts';
import { stepIdUnique } from './step-id-unique.ts';
import { stepKnown } from './step-known.ts';
import { textKeyKnown } from './text-key-known.ts';
import { textLiteral } from './text-literal.ts';
import { textLocaleComplete } from './text-locale-complete.ts';
import { textMarkup } from './text-markup.ts';
import { textParams } from './text-params.ts';
import { textPlural } from './text-plural.ts';
import { textTruncated } from './text-truncated.ts';
import { toolClient } from './tool-client.ts';
import { toolInput } from './tool-input.ts';
import { toolKnown } from './tool-known.ts';
import { toolReachable } from './tool-reachable.ts';
import { tourCycle } from './tour-cycle.ts';
import { tourKeyUnique } from './tour-key-unique.ts';
import { tourVersionRaised } from './tour-version-raised.ts';
import { triggerConflict } from './trigger-conflict.ts';

const byId: Readonly<Record<DocumentRuleId, DocumentRule>> = {
  'tour-version-raised': tourVersionRaised,
  'overlay-keeps-reach': overlayKeepsReach,
  'overlay-empty': overlayEmpty,
  'tour-cycle': tourCycle,
  'trigger-conflict': triggerConflict,
  'audience-can-play': audienceCanPlay,
  'audience-known': audienceKnown,
  'advance-where': advanceWhere,
  'advance-immediate': advanceImmediate,
  'step-known': stepKnown,
  'fact-known': factKnown,
  'text-truncated': textTruncated,
  'tour-key-unique': tourKeyUnique,
  'step-id-unique': stepIdUnique,
  'app-known': appKnown,
  'tool-known': toolKnown,
  'tool-client': toolClient,
  'tool-input': toolInput,
  'anchor-known': anchorKnown,
  'route-known': routeKnown,
  'anchor-reachable': anchorReachable,
  'form-reachable': formReachable,
  'tool-reachable': toolReachable,
  'advance-possible': advancePossible,
  'context-available': contextAvailable,
  'text-key-known': textKeyKnown,
  'text-locale-complete': textLocaleComplete,
  'text-params': textParams,
  'text-plural': textPlural,
  'text-literal': textLiteral,
  'text-markup': textMarkup,
  'overlay-target': overlayTarget,
  'overlay-step': overlayStep,
  'overlay-version': overlayVersion,
};

/** In the order of `RULE_IDS`. */
export const documentRules: readonly DocumentRule[] = RULE_IDS.flatMap((id) =>
  id in byId ? [byId[id as DocumentRuleId]] : [],
);
