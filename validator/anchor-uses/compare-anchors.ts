/** The anchors that the source uses against those that the modules declare. */
import { PAGE_ANCHOR } from '../../engine/index.ts';
import type { AnchorRow } from '../../schemas/index.ts';
import type { RelatedFinding } from '../finding.ts';
import type { ModuleSource } from '../gen/index.ts';
import { declaredIn } from '../gen/rules/module-rule.ts';
import { sameLetters } from '../name-likeness.ts';
import { indexNames } from '../nearest.ts';
import { enumerate, quote } from '../quote.ts';
import type { FileProblem } from '../to-diagnostics.ts';
import { fitsAround } from '../wildcard.ts';
import { ANCHOR_ATTRIBUTE } from './attribute.ts';
import { isOpen } from './found.ts';
import { type AnchorRuleId, severityOf } from './rules.ts';
import type { AnchorUse, ComputedUse, SourceAnchors } from './source-anchors.ts';

/** What an app member declares. */
export interface DeclaredAnchors {
  /** The anchor registry: its rows, and its file, which is the place of an anchor that no manifest below declares. */
  readonly file: string;
  readonly anchors: readonly AnchorRow[];
  /** The manifests that it was made from, if there are any. */
  readonly modules?: readonly ModuleSource[];
  /** Keys that other app members declare: a component may be theirs as well. */
  readonly elsewhere?: Iterable<string>;
}

/**
 * Compares what the sources of an app member use with what it declares, and adds what is wrong with the sources
 * themselves. An anchor that is found in another way is not missed: one with a `locator`, and a `virtual` one where
 * the source registers anchors under computed keys.
 *
 * Where a computed key could be any, or a source could not be read, a declared anchor that is not found is a warning;
 * and nothing at all when its key stands in quotes somewhere, for it may be handed to the element as another prop.
 */
export function compareAnchors(sources: readonly SourceAnchors[], declared: DeclaredAnchors): FileProblem[] {
  const uses = sources.flatMap((source) => source.uses.map((use) => ({ ...use, file: source.file })));
  const computed = sources.flatMap((source) => source.computed.map((use) => ({ ...use, file: source.file })));
  const rows = new Map(declared.anchors.map((row) => [row.key, row]));
  const used = new Set(uses.map((use) => use.key));
  const absent = declared.anchors.filter((row) => !used.has(row.key) && !isFoundOtherwise(row, computed));

  const names = indexNames(rows.keys());
  const lost = indexNames(absent.map(({ key }) => key));
  const elsewhere = new Set(declared.elsewhere);
  const meant = new Set<string>();
  const problems = sources.flatMap((source) => source.problems);
  for (const use of uses) {
    if (rows.has(use.key) || elsewhere.has(use.key)) continue;
    const isNoName = use.key === '' || use.key === PAGE_ANCHOR;
    // Of similar names the one is meant that stands nowhere else.
    const missing = isNoName ? [] : lost.nearest(use.key);
    const near = isNoName || missing.length > 0 ? missing : names.nearest(use.key);
    for (const key of missing) meant.add(key);
    problems.push(
      unknownUse(
        use,
        near,
        missing.map((key) => relatedTo(key, declared)),
      ),
    );
  }
  problems.push(...computed.map((use) => computedUse(use, rows.keys())));

  const isSure = computed.every((use) => !isOpen(use.parts)) && sources.every((source) => !source.isPartial);
  for (const row of absent) {
    // A misspelt use is one mistake, and is said there.
    if (meant.has(row.key)) continue;
    if (!isSure && sources.some((source) => source.mentions.has(row.key))) continue;
    problems.push(absentAnchor(row, declared, isSure));
  }
  return problems;
}

type In<Use> = Use & { readonly file: string };

function isFoundOtherwise(row: AnchorRow, computed: readonly In<ComputedUse>[]): boolean {
  if (row.locator !== undefined) return true;
  return computed.some(
    (use) =>
      (row.virtual === true && use.by === 'register') ||
      (!isOpen(use.parts) && fitsAround(use.parts, row.key)),
  );
}

function problemAt(use: In<AnchorUse | ComputedUse>, rule: AnchorRuleId, message: string): FileProblem {
  return {
    rule,
    severity: severityOf(rule),
    file: use.file,
    document: 0,
    path: [],
    span: use.span,
    message,
  };
}

function unknownUse(
  use: In<AnchorUse>,
  near: readonly string[],
  related: readonly RelatedFinding[],
): FileProblem {
  const problem = problemAt(use, 'gen-anchor-known', unknownMessage(use.key, near));
  return {
    ...problem,
    ...(near.length > 0 &&
      use.isLiteral && {
        suggestions: near.map((key) => ({
          title: `Write ${quote(key)}.`,
          safe: near.length === 1 && sameLetters(use.key, key),
          change: { span: use.span, text: key },
        })),
      }),
    ...(related.length > 0 && { related }),
  };
}

function unknownMessage(key: string, near: readonly string[]): string {
  if (key === '')
    return `\`${ANCHOR_ATTRIBUTE}\` names no anchor here. Write the key of a declared one, or take it out.`;
  if (key === PAGE_ANCHOR) {
    return `"${PAGE_ANCHOR}" is the whole page and is on no element. Choose another key, and declare it.`;
  }
  const hint =
    near.length === 0
      ? 'Declare it, or correct the key.'
      : `Did you mean ${enumerate(near.map(quote), 'or')}?`;
  return `No module declares the anchor ${quote(key)}. ${hint}`;
}

function computedUse(use: In<ComputedUse>, keys: Iterable<string>): FileProblem {
  const remedy = 'Write the key out, as a text or a constant of this file.';
  if (isOpen(use.parts)) {
    return problemAt(
      use,
      'gen-anchor-static',
      `The key of this anchor is known only when the app runs, so it cannot be checked. ${remedy}`,
    );
  }
  const possible = [...keys].filter((key) => fitsAround(use.parts, key)).map((key) => `"${key}"`);
  const written = quote(use.parts.join('…'));
  const can =
    possible.length === 0 ? 'no module declares one like it' : `it can be ${enumerate(possible, 'or', 4)}`;
  return problemAt(
    use,
    'gen-anchor-static',
    `The key ${written} is put together when the app runs, so it cannot be checked; ${can}. ${remedy}`,
  );
}

function absentAnchor(row: AnchorRow, declared: DeclaredAnchors, isSure: boolean): FileProblem {
  const { file, path } = placeOf(row.key, declared);
  const known = isSure
    ? ''
    : ' It may be among the keys that are known only when the app runs, or in a source that cannot be read.';
  return {
    rule: 'gen-anchor-present',
    severity: isSure ? severityOf('gen-anchor-present') : 'warning',
    file,
    document: 0,
    path,
    message: `No element carries the anchor "${row.key}", which the module "${row.module}" declares.${known} Put ${ANCHOR_ATTRIBUTE}="${row.key}" on its element, say with \`locator\` how to find it, or take it out.`,
  };
}

function relatedTo(key: string, declared: DeclaredAnchors): RelatedFinding {
  const { file, path } = placeOf(key, declared);
  return {
    at: { file, document: 0 },
    path,
    message: `"${key}" is declared here, and no element carries it.`,
  };
}

/** The key in the manifest that declares it; without one, in the registry. */
function placeOf(key: string, { file, anchors, modules = [] }: DeclaredAnchors) {
  for (const each of declaredIn(modules, 'anchors')) {
    if (each.declaration.key === key) return { file: each.file, path: [...each.path, 'key'] };
  }
  return { file, path: ['anchors', anchors.findIndex((row) => row.key === key), 'key'] };
}
