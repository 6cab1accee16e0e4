/** What all documents of a project are checked for, by themselves and against each other. */
import { DOCUMENT_KINDS } from '../check-schema.ts';
import type { DocumentRule } from '../rule.ts';
import type { RuleSet } from '../rule-set.ts';
import { inOrder, type ProjectRuleId } from './ids.ts';
import { ONE_TEXT } from './one-text.ts';
import { overlayEmpty } from './overlay-empty.ts';
import { overlayKeepsReach } from './overlay-keeps-reach.ts';
import { overlayStep } from './overlay-step.ts';
import { overlayTarget } from './overlay-target.ts';
import { overlayVersion } from './overlay-version.ts';
import { tourCycle } from './tour-cycle.ts';
import { tourKeyUnique } from './tour-key-unique.ts';
import { tourVersionRaised } from './tour-version-raised.ts';
import { triggerConflict } from './trigger-conflict.ts';

const byId: Readonly<Record<ProjectRuleId, DocumentRule>> = {
  'tour-key-unique': tourKeyUnique,
  'trigger-conflict': triggerConflict,
  'tour-cycle': tourCycle,
  'tour-version-raised': tourVersionRaised,
  'overlay-target': overlayTarget,
  'overlay-step': overlayStep,
  'overlay-keeps-reach': overlayKeepsReach,
  'overlay-empty': overlayEmpty,
  'overlay-version': overlayVersion,
};

export const ALL_DOCUMENTS: RuleSet = {
  kinds: DOCUMENT_KINDS,
  rules: inOrder([...ONE_TEXT.rules, ...Object.values(byId)]),
};
