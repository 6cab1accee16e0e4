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

/** One mistake as ajv reports it in verbose mode. */
export interface CheckError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly schema?: unknown;
  readonly parentSchema?: unknown;
  readonly data?: unknown;
}

/** A compiled JSON Schema: says whether the value fits, and leaves its mistakes in `errors` until the next call. */
export interface Check {
  (value: unknown): boolean;
  errors?: readonly CheckError[] | null;
}

export { check as checkAnchorRegistry } from './anchor-registry.check.gen.ts';
export { check as checkBuiltTour } from './built-tour.check.gen.ts';
export { check as checkClientToolTable } from './client-tool-table.check.gen.ts';
export { check as checkModule } from './module.check.gen.ts';
export { check as checkProgressRecord } from './progress-record.check.gen.ts';
export { check as checkTour } from './tour.check.gen.ts';
export { check as checkTourConfig } from './tour-config.check.gen.ts';
export { check as checkTourOverlay } from './tour-overlay.check.gen.ts';
