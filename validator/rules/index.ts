/** Every rule once, in the order in which they are explained: first what a document is, last what spans documents. */
import type { DocumentRule, Rule } from '../rule.ts';
import { advancePossible } from './advance-possible.ts';
import { anchorKnown } from './anchor-known.ts';
import { anchorReachable } from './anchor-reachable.ts';
import { appKnown } from './app-known.ts';
import { contextAvailable } from './context-available.ts';
import { documentKind } from './document-kind.ts';
import { documentSchema } from './document-schema.ts';
import { formReachable } from './form-reachable.ts';
import { overlayOnlyReorders } from './overlay-only-reorders.ts';
import { overlayStep } from './overlay-step.ts';
import { overlayTarget } from './overlay-target.ts';
import { overlayVersion } from './overlay-version.ts';
import { routeKnown } from './route-known.ts';
import { stepIdUnique } from './step-id-unique.ts';
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
import { tourKeyUnique } from './tour-key-unique.ts';
import { yamlSyntax } from './yaml-syntax.ts';

export const rules: readonly (Rule | DocumentRule)[] = [
  yamlSyntax,
  textTruncated,
  documentKind,
  documentSchema,
  tourKeyUnique,
  stepIdUnique,
  appKnown,
  toolKnown,
  toolClient,
  toolInput,
  anchorKnown,
  routeKnown,
  anchorReachable,
  formReachable,
  toolReachable,
  advancePossible,
  contextAvailable,
  textKeyKnown,
  textLocaleComplete,
  textParams,
  textPlural,
  textLiteral,
  textMarkup,
  overlayTarget,
  overlayStep,
  overlayOnlyReorders,
  overlayVersion,
];

/** The rules that look at documents of the right shape; the others are found before. */
export const documentRules: readonly DocumentRule[] = rules.filter((rule) => 'link' in rule);
