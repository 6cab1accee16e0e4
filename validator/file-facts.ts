/**
 * All that the checks need of a file: what is wrong with it whatever the project, and the facts for `link`. A pure
 * function of the file's text, and plain JSON, so that it can be kept for a file that has not changed.
 */
import { type DocumentFacts, factsOfValue, type RuleSet } from './rule-set.ts';
import { parseSource } from './source.ts';

export interface FileFacts {
  readonly file: string;
  readonly documents: readonly DocumentFacts[];
}

/** The facts of a file, by the kinds and rules of a set. Never throws at a text. */
export function collectFacts(set: RuleSet, file: string, text: string): FileFacts {
  const documents = parseSource(text).map(({ index, value, findings, cuts }): DocumentFacts => {
    if (findings.length === 0) return factsOfValue(set, value, cuts, index);
    const syntax = findings.map((finding) => ({ ...finding, rule: 'yaml-syntax' }));
    const [brokenKeys, brokenTargets] = [namesIn(text, 'key'), namesIn(text, 'tour')];
    return { index, findings: syntax, brokenKeys, brokenTargets, cuts: [] };
  });
  return { file, documents };
}

/**
 * The keys of tours in a text that cannot be parsed, after this property: an overlay of one that it declares is not at
 * fault, and what is wrong with an overlay concerns the tour that it changes.
 */
function namesIn(text: string, property: 'key' | 'tour'): string[] {
  const named = new RegExp(`^${property}:[ \\t]+["']?([\\w.]+)`, 'gm');
  return Array.from(text.matchAll(named), ([, name]) => name ?? '');
}
