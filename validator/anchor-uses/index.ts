/** Anchors in the source of an app, and how they fit those that its modules declare. No files. */
export { compareAnchors } from './compare-anchors.ts';
export { anchorRules } from './rules.ts';
export { readSourceAnchors, type SourceAnchors } from './source-anchors.ts';
export type { VueCompiler } from './vue.ts';
