/** Checks tours and overlays: text in, diagnostics out. */
export { buildTour } from './build-tour.ts';
export type { Diagnostic, RelatedPlace, Suggestion, TextEdit, TextRange } from './diagnostics.ts';
export type { Severity } from './finding.ts';
export { formatJson } from './format-json.ts';
export { formatText, type ReportOptions, type TextOptions } from './format-text.ts';
export {
  checksModule,
  clientToolsTypes,
  type ModuleSource,
  type ProjectedCatalog,
  projectCatalog,
} from './gen/index.ts';
export { type LoadedTour, loadTour } from './load-tour.ts';
export { createLocales, type LocaleFile, type Locales } from './locales.ts';
export { nearestName } from './nearest.ts';
export type { AppMember, Project } from './project.ts';
export { type FileDocuments, type ReadDocument, readDocument } from './read-document.ts';
export type { Rule } from './rule.ts';
export { rules } from './rules/index.ts';
export { checksFromTable } from './tool-checks.ts';
export { type SourceFile, type ValidateOptions, validateSources } from './validate.ts';
export { type LoadedTourValue, loadTourValue } from './value.ts';
