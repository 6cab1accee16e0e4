/** Foreign tool lists -> rows of the client tool table. No files, no network. */
export { type Classification, unusedClassification } from './classify.ts';
export { type ImportedTable, importTools } from './import-tools.ts';
export { encodeToolName, type ModelNameCollision, type ModelNames, modelNames } from './model-names.ts';
export { readToolListFile } from './read-file.ts';
export { importRules } from './rules.ts';
export {
  formatOf,
  type ListedTool,
  readToolList,
  type ToolList,
  type ToolListFormat,
  type ToolListSource,
} from './tool-list.ts';
export type { ToolkitCompiler, ToolkitHost } from './toolkit-source.ts';
