/** Anchors in the source of an app, and how they fit those that its modules declare. No files. */
export { compareAnchors, type DeclaredAnchors } from './compare-anchors.ts';
export { anchorRules } from './rules.ts';
export {
  type AnchorUse,
  type ComputedUse,
  readSourceAnchors,
  type SourceAnchors,
  type SourceReaders,
} from './source-anchors.ts';
export type { VueCompiler } from './vue.ts';
