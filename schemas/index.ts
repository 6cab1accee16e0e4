/** The documents: their types, and the compiled checks of their shape, both generated from the JSON Schemas here. */
export type {
  ActionDeclaration,
  AdvanceRule as AdvanceRuleDocument,
  AnchorDeclaration,
  AnchorRegistry,
  AnchorRow,
  AppConfig,
  BuiltTour,
  ChoiceDeclaration,
  ClientToolTable,
  Condition,
  Conditions,
  FactRef,
  GeneratedText,
  ImportConfig,
  InlineText,
  KeyedText,
  LocalesConfig,
  Media as MediaDocument,
  ModuleDocument,
  OptedOutRow,
  ProgressRecord,
  ResourceDeclaration,
  RouteContext,
  RouteDeclaration,
  RouteRow,
  StepDocument,
  StepRecord,
  ToolRow,
  TourConfig,
  TourDocument,
  TourOverlayDocument,
  Trigger,
  When,
} from './documents.gen.ts';

/** The place of a mistake, as a JSON Pointer: what it is, the validator finds out from the schema. */
export interface CheckError {
  readonly instancePath: string;
}

/** A compiled JSON Schema: says whether the value fits, and leaves where it does not in `errors` until the next call. */
export interface Check {
  (value: unknown): boolean;
  errors?: readonly CheckError[] | null;
}

export { check as checkAnchorRegistry, schema as anchorRegistrySchema } from './anchor-registry.check.gen.ts';
export { check as checkBuiltTour } from './built-tour.check.gen.ts';
export {
  check as checkClientToolTable,
  schema as clientToolTableSchema,
} from './client-tool-table.check.gen.ts';
export { check as checkModule, schema as moduleSchema } from './module.check.gen.ts';
export { check as checkProgressRecord } from './progress-record.check.gen.ts';
export { check as checkTour, schema as tourSchema } from './tour.check.gen.ts';
export { check as checkTourConfig, schema as tourConfigSchema } from './tour-config.check.gen.ts';
export { check as checkTourOverlay, schema as tourOverlaySchema } from './tour-overlay.check.gen.ts';
