/** What `tour gen` refuses, one rule to a file. */
import { appKnown } from './app-known.ts';
import { fieldSchema } from './field-schema.ts';
import { foreignKey } from './foreign-key.ts';
import { formKnown } from './form-known.ts';
import type { ModuleRule } from './module-rule.ts';
import { nameCollision } from './name-collision.ts';
import { nameLength } from './name-length.ts';
import { outputNarrow } from './output-narrow.ts';
import { paramKnown } from './param-known.ts';
import { prefillForm } from './prefill-form.ts';
import { prefillTool } from './prefill-tool.ts';
import { reasonGiven } from './reason-given.ts';
import { recordParam } from './record-param.ts';
import { reservedName } from './reserved-name.ts';
import { routeKnown } from './route-known.ts';

/** They look at the modules alone. */
export const moduleRules: readonly ModuleRule[] = [
  appKnown,
  fieldSchema,
  foreignKey,
  formKnown,
  nameCollision,
  nameLength,
  outputNarrow,
  paramKnown,
  prefillForm,
  prefillTool,
  reasonGiven,
  recordParam,
  reservedName,
  routeKnown,
];
