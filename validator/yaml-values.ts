/**
 * A parsed YAML document to the JSON value that it means, and what YAML can say and JSON cannot: repeated keys,
 * merge keys, aliases that grow without bound, numbers that are none.
 */
import { isAlias, isScalar, isSeq, type ParsedNode, Scalar } from 'yaml';
import type { Finding, Mend, Span } from './finding.ts';
import { describeLoneKeys, type ParsedPair } from './lone-keys.ts';
import { MAX_DEPTH } from './max-depth.ts';
import type { Path } from './pointer.ts';
import { enumerate, quote } from './quote.ts';
import { tooDeepFinding } from './source-guards.ts';

/** Values that aliases may add to a document. A bomb of a few hundred bytes adds billions (case B055). */
const MAX_ALIASED_VALUES = 100_000;

/** A plain text that YAML ends at ` #`, because what follows is a comment. */
export interface Cut {
  readonly path: Path;
  /** What is left of the text; null when nothing is, as of `anchor: #save`. */
  readonly value: string | null;
  /** What is lost, from the space before the `#` on. */
  readonly rest: string;
  /** The text and what is lost of it. */
  readonly span: Span;
}

export interface DocumentValue {
  readonly value: unknown;
  readonly findings: readonly Finding[];
  readonly cuts: readonly Cut[];
}

/** A key that its mapping has already. */
interface Repeated {
  readonly key: string;
  readonly node: ParsedNode;
  readonly first: ParsedNode;
}

interface Anchored {
  value: unknown;
  /** Values in it, aliases expanded; undefined while it is still being read. */
  size: number | undefined;
}

/** Reads the value of a document that the parser found no error in. `text` is the text of the whole file. */
export function readValue(root: ParsedNode | null, text: string): DocumentValue {
  const findings: Finding[] = [];
  const cuts: Cut[] = [];
  const anchors = new Map<string, Anchored>();
  const path: (string | number)[] = [];
  let size = 0;
  let aliased = 0;
  let stopped = false;

  const report = (
    node: { range?: readonly number[] | null },
    message: string,
    more: Partial<Finding> = {},
  ) => {
    findings.push({ message, path: [...path], ...spanOf(node), ...more });
  };
  const stop = () => {
    stopped = true;
    return null;
  };

  function read(node: ParsedNode | null, depth: number): unknown {
    if (node === null || stopped) return null;
    size += 1;
    if (isAlias(node)) return readAlias(node);
    const anchored: Anchored = { value: null, size: undefined };
    const sizeBefore = size - 1;
    if (node.anchor !== undefined) anchors.set(node.anchor, anchored);
    const value = isScalar(node) ? readScalar(node) : readCollection(node, depth, anchored);
    anchored.value = value;
    anchored.size = size - sizeBefore;
    return value;
  }

  function readCollection(
    node: Exclude<ParsedNode, Scalar.Parsed | { source: string }>,
    depth: number,
    anchored: Anchored,
  ): unknown {
    if (depth >= MAX_DEPTH) {
      findings.push(tooDeepFinding(node.range[0]));
      return stop();
    }
    if (isSeq(node)) {
      const list: unknown[] = [];
      anchored.value = list;
      for (const [index, item] of node.items.entries()) {
        path.push(index);
        list.push(read(item as ParsedNode, depth + 1));
        path.pop();
      }
      return list;
    }
    const mapping: Record<string, unknown> = {};
    anchored.value = mapping;
    const keys = new Map<string, ParsedNode>();
    const repeated: Repeated[] = [];
    const pairs = node.items as ParsedPair[];
    if (node.flow === true) {
      findings.push(...describeLoneKeys(pairs, text).map((each) => ({ path: [...path], ...each })));
    }
    for (const { key: keyNode, value } of pairs) {
      const key = isScalar(keyNode) ? String(keyNode.value ?? '') : '';
      path.push(key);
      const first = keys.get(key);
      if (first !== undefined) repeated.push({ key, node: keyNode, first });
      else if (key === '<<' && isScalar(keyNode) && keyNode.type === Scalar.PLAIN) reportMergeKey(keyNode);
      keys.set(key, keyNode);
      const item = read(value, depth + 1);
      if (item === null) noteCutWhole(keyNode);
      // An assignment to `__proto__` would set the prototype and lose the key.
      if (key === '__proto__') Object.defineProperty(mapping, key, { value: item, enumerable: true });
      else mapping[key] = item;
      path.pop();
    }
    reportRepeated(repeated, pairs, node.flow === true);
    return mapping;
  }

  function readAlias(node: ParsedNode & { source: string }): unknown {
    const target = anchors.get(node.source);
    if (target === undefined) {
      report(node, `"*${node.source}" refers to an anchor that is not set before this place. ${QUOTE_STAR}`);
      return null;
    }
    if (target.size === undefined) {
      report(
        node,
        `"*${node.source}" refers to the value that it is part of, so it would never end. Write the value out.`,
      );
      return stop();
    }
    size += target.size;
    aliased += target.size;
    if (aliased > MAX_ALIASED_VALUES) {
      report(
        node,
        `Aliases repeat more than ${MAX_ALIASED_VALUES.toLocaleString('en')} values from here on, so the document is not read. Write the values out, or use fewer aliases.`,
      );
      return stop();
    }
    return target.value;
  }

  function readScalar(node: Scalar.Parsed): unknown {
    const value = node.value;
    if (typeof value === 'number') checkNumber(node, value);
    else if (typeof value === 'string' && node.type === Scalar.PLAIN && node.comment !== undefined) {
      noteCut(node, value);
    }
    return value;
  }

  function noteCut(node: Scalar.Parsed, value: string) {
    const [start, end] = node.range;
    const after = /^[ \t]+#[^\r\n]*/.exec(text.slice(end))?.[0].trimEnd();
    if (after === undefined) return;
    cuts.push({ path: [...path], value, rest: after, span: { start, end: end + after.length } });
  }

  /** A remark has a space behind its `#`; what was meant as a value has none. */
  function noteCutWhole(key: ParsedNode) {
    const [start, end] = key.range;
    const rest = /^:[ \t]+(#[^\s#][^\r\n]*)/.exec(text.slice(end))?.[1]?.trimEnd();
    if (rest !== undefined) cuts.push({ path: [...path], value: null, rest, span: { start, end } });
  }

  function checkNumber(node: Scalar.Parsed, value: number) {
    if (!Number.isFinite(value)) {
      report(
        node,
        `${node.source} is a number that JSON does not have. Write an ordinary number, or put it in quotes.`,
      );
    } else if (
      Number.isInteger(value) &&
      !Number.isSafeInteger(value) &&
      /^[-+]?\d+$/.test(node.source ?? '')
    ) {
      report(
        node,
        `${node.source} is too large to be kept exactly (it would become ${value}). Put it in quotes.`,
      );
    }
  }

  /** Several repeated keys of one mapping are one mistake: a second item begins among them. */
  function reportRepeated(repeated: readonly Repeated[], pairs: readonly ParsedPair[], isFlow: boolean) {
    const [head, ...others] = repeated;
    if (head === undefined) return;
    const { key, node, first } = head;
    const related = {
      message: `${quote(key)} is here first.`,
      path: [...path, key],
      mark: 'key',
      ...spanOf(first),
    } as const;
    const names = enumerate(repeated.map((each) => quote(each.key)));
    const owner = isFlow || others.length > 0 ? undefined : emptyAbove(head, pairs);
    if (owner !== undefined) {
      report(
        node,
        `The key ${quote(key)} is here for a second time, and ${quote(owner.name)} above it is empty: what belongs to ${quote(owner.name)} must be indented deeper.`,
        { path: [...path, key], related: [related], suggestions: [indentedDeeper(owner.span, text)] },
      );
      return;
    }
    report(
      node,
      others.length === 0
        ? `The key ${quote(key)} is here for a second time; only one of the two can count. Remove one.`
        : `${names} are here for a second time. ${beginning(isFlow)}`,
      { path: [...path, key], related: [related] },
    );
  }

  function beginning(isFlow: boolean): string {
    if (path.length === 0) return 'If a second document begins here, put "---" above it.';
    if (typeof path.at(-1) !== 'number') return 'Only one of the two can count.';
    return isFlow
      ? 'If a new item begins here, put it into "{ }" of its own.'
      : 'A new item of a list begins with "- ".';
  }

  function reportMergeKey(node: ParsedNode) {
    report(
      node,
      'Merge keys (<<) are not part of YAML 1.2, so they are not read. Write the properties out where they are needed.',
    );
  }

  const value = read(root, 0);
  return { value: findings.length === 0 ? value : null, findings, cuts };
}

/** The empty key between the two places of a repeated one, and what follows it up to the second. */
function emptyAbove(
  { node, first }: Repeated,
  pairs: readonly ParsedPair[],
): { readonly name: string; readonly span: Span } | undefined {
  const second = pairs.findIndex(({ key }) => key === node);
  const empty = pairs.findLastIndex(
    ({ value }, index) => index < second && (value === null || (isScalar(value) && value.source === '')),
  );
  const [from, to] = [pairs[empty + 1], pairs[second]];
  const owner = pairs[empty]?.key;
  if (owner === undefined || from === undefined || to === undefined) return undefined;
  if (pairs.findIndex(({ key }) => key === first) > empty) return undefined;
  const [start] = from.key.range;
  const [, end] = (to.value ?? to.key).range;
  return { name: isScalar(owner) ? String(owner.value) : '', span: { start, end } };
}

function indentedDeeper(span: Span, text: string): Mend {
  const lines = text.slice(span.start, span.end);
  const change = { span, text: `  ${lines.replaceAll('\n', '\n  ')}` };
  return { title: 'Indent it deeper.', safe: false, change };
}

const QUOTE_STAR = 'A text that begins with "*" must be in quotes.';

function spanOf(node: { range?: readonly number[] | null }): Pick<Finding, 'span'> {
  const [start = 0, end = start] = node.range ?? [];
  return { span: { start, end } };
}
