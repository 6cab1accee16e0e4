/**
 * The pure part of `tour gen`: module manifests and foreign tool lists -> catalog, compiled checks and types; and the
 * anchors in sources against the registry. No files, no hashes.
 */
export {
  compareAnchors,
  readSourceAnchors,
  type SourceAnchors,
  type VueCompiler,
} from '../anchor-uses/index.ts';
export type { Finding } from '../finding.ts';
export {
  importTools,
  readToolListFile,
  type ToolkitCompiler,
  type ToolList,
  unusedClassification,
} from '../imports/index.ts';
export { type FileProblem, toDiagnostics } from '../to-diagnostics.ts';
export { unknownKey } from '../unknown-name.ts';
export { allGenRules, isAdjustable, withSeverities } from './all-rules.ts';
export { type ProjectedCatalog, projectCatalog } from './catalog.ts';
export { BrokenToolSchema, checksModule } from './checks-module.ts';
export type { ModuleSource } from './projection.ts';
export { type ModuleText, refuseModules } from './refusals.ts';
export { schemaMistakes } from './schema-mistakes.ts';
export { clientToolsTypes } from './types-module.ts';
