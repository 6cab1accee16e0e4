/** Foreign tool lists -> rows of the client tool table. No files, no network. */
export { unusedClassification } from './classify.ts';
export { importTools } from './import-tools.ts';
export { readToolListFile } from './read-file.ts';
export { importRules } from './rules.ts';
export type { ToolList } from './tool-list.ts';
export type { ToolkitCompiler } from './toolkit-source.ts';
