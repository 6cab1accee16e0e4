/**
 * All that the checks need of a file: what is wrong with it whatever the project, and the facts for `link`. A pure
 * function of the file's text, and plain JSON, so that it can be kept for a file that has not changed.
 */
import type { Finding } from './finding.ts';
import { toPointer } from './pointer.ts';
import { quote } from './quote.ts';
import { type DocumentFacts, factsOfValue, type RuleSet } from './rule-set.ts';
import { parseSource } from './source.ts';
import type { Cut } from './yaml-values.ts';

export interface FileFacts {
  readonly file: string;
  readonly documents: readonly DocumentFacts[];
}

/** The facts of a file, by the kinds and rules of a set. Never throws at a text. */
export function collectFacts(set: RuleSet, file: string, text: string): FileFacts {
  const documents = parseSource(text).map(({ index, value, findings, cuts }): DocumentFacts => {
    if (findings.length === 0) {
      const facts = factsOfValue(set, value, cuts, index);
      return { ...facts, findings: facts.findings.map((finding) => withRemark(finding, cuts)) };
    }
    const syntax = findings.map((finding) => ({ ...finding, rule: 'yaml-syntax' }));
    const [brokenKeys, brokenTargets] = [namesIn(text, 'key'), namesIn(text, 'tour')];
    return { index, findings: syntax, brokenKeys, brokenTargets, cuts: [] };
  });
  return { file, documents };
}

/** Where a value is empty because YAML takes what stands there for a comment, the message says so. */
function withRemark<Each extends Finding>(finding: Each, cuts: readonly Cut[]): Each {
  const cut = cuts.find(({ path, value }) => value === null && toPointer(path) === toPointer(finding.path));
  if (cut === undefined) return finding;
  const message = `${finding.message} ${quote(cut.rest)} behind it is a comment to YAML; in quotes it is a value.`;
  return { ...finding, message };
}

/**
 * The keys of tours in a text that cannot be parsed, after this property: an overlay of one that it declares is not at
 * fault, and what is wrong with an overlay concerns the tour that it changes.
 */
function namesIn(text: string, property: 'key' | 'tour'): string[] {
  const named = new RegExp(`^${property}:[ \\t]+["']?([\\w.]+)`, 'gm');
  return Array.from(text.matchAll(named), ([, name]) => name ?? '');
}
