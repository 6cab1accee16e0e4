/** The pure part of `tour gen`: module manifests -> catalog, compiled checks and types. No files, no hashes. */
export { type ProjectedCatalog, projectCatalog } from './catalog.ts';
export { BrokenToolSchema, checksModule } from './checks-module.ts';
export type { ModuleSource } from './projection.ts';
export { genRules, type ModuleText, refuseModules } from './refusals.ts';
export { clientToolsTypes } from './types-module.ts';
