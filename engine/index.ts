export { createCalls } from './calls.ts';
export {
  anchorCanBeOn,
  type Catalog,
  createCatalog,
  mayCall,
  mayVisit,
  needsCalls,
  offeredTools,
  ofKind,
  PAGE_ANCHOR,
  readCatalog,
  routeOfTool,
  type SurfaceKind,
  toolSchemaHash,
} from './catalog.ts';
export { contentHash } from './content-hash.ts';
export type { Calls } from './course.ts';
export { createSession } from './create-session.ts';
export {
  type CallJournal,
  createToolRunner,
  type Handler,
  type JournalEntry,
  type ToolRunnerOptions,
} from './dispatch.ts';
export type { SessionEvent, TourEvent } from './events.ts';
export { messageOf } from './failure.ts';
export { builtInLabels, labelsFor } from './labels.ts';
export { englishFor, loadLabels } from './load-labels.ts';
export { type McpTool, mcpTools } from './mcp-tools.ts';
export {
  applyOverlay,
  type DroppedStep,
  type Overlaying,
  overlaidSteps,
  overlayApplies,
  withOverlay,
} from './overlay.ts';
export {
  isAudience,
  type OmitReason,
  type Omitted,
  type Plan,
  type PlannedCall,
  type PlanRequest,
  type PlanStep,
  planSteps,
} from './plan.ts';
export { planTour } from './plan-tour.ts';
export type {
  Actor,
  AnchorStatus,
  AnchorWatcher,
  CheckValue,
  Clock,
  PageContext,
  Problem,
  ProgressStore,
  Refusal,
  RefusalCode,
  RouteSource,
  RouteState,
  Scalar,
  SchemaError,
  SessionPorts,
  ToolCall,
  ToolOutcome,
  ToolRunner,
  Translate,
  Undo,
  ValueSuggestion,
  Viewer,
} from './ports.ts';
export {
  mergeProgress,
  newRecord,
  type Outcome,
  outcomeOf,
  recordOutcome,
  recordStatus,
  resumeStep,
} from './progress.ts';
export { openSession, type Session } from './session.ts';
export type { PauseCode, Reason, ReasonCode, SessionSnapshot, SessionState } from './snapshot.ts';
export { hasRightToLeft, type RichText, type Span } from './text.ts';
export { type ResolvedTools, resolveTools, TOOL_TIERS, type ToolTier } from './tool-tiers.ts';
export {
  type AdvanceRule,
  advanceOf,
  defaultCall,
  findStep,
  milliseconds,
  routeOfNavigate,
  type Side,
  type Step,
  type Text,
  type Tour,
  tourFromBuild,
} from './tour.ts';
export {
  type ButtonId,
  type ButtonView,
  type CardView,
  type Labels,
  type SpotlightView,
  type TourView,
  viewOf,
} from './view.ts';
