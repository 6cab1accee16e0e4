/** Leaves out what a comment in the file ignores, and says of each comment that does nothing why. */
import type { Diagnostic, Suggestion } from './diagnostics.ts';
import type { Severity, Span } from './finding.ts';
import { type IgnoreComment, ignoreComments, type NamedRule } from './ignore-comments.ts';
import { indexLines, type LineIndex } from './line-index.ts';
import { sameLetters } from './name-likeness.ts';
import { nearestName } from './nearest.ts';
import { toPointer } from './pointer.ts';
import type { Project } from './project.ts';
import { quote } from './quote.ts';
import type { RuleSet } from './rule-set.ts';
import { type DocumentRuleId, IGNORE_RULE, isStructural, RULE_IDS } from './rules/ids.ts';
import { compareDiagnostics, docsOf } from './to-diagnostics.ts';

export interface IgnoreOptions {
  readonly project: Project;
  /** Rules that looked for something: a comment is not without use because nobody looked. */
  readonly ran: ReadonlySet<string>;
  /** Files whose comments are reported on; absent: all. */
  readonly report?: ReadonlySet<string>;
}

/** The rules of a set that had what they need: a setting, locales, roles, or files to compare with. */
export function rulesThatRan(
  { rules }: RuleSet,
  project: Project,
  { compared }: { readonly compared: boolean },
): ReadonlySet<string> {
  const lacking = new Set<string>([
    ...(project.locales === undefined ? NEED_LOCALES : []),
    ...(project.roles === undefined ? NEED_ROLES : []),
    ...(compared ? [] : NEED_BEFORE),
  ]);
  const ids = rules.map(({ id }) => id);
  return new Set(ids.filter((id) => project.rules?.[id] !== 'off' && !lacking.has(id)));
}

const NEED_LOCALES: readonly DocumentRuleId[] = [
  'text-key-known',
  'text-locale-complete',
  'text-params',
  'text-plural',
];
const NEED_ROLES: readonly DocumentRuleId[] = ['audience-known', 'audience-can-play'];
const NEED_BEFORE: readonly DocumentRuleId[] = ['tour-version-raised'];

/**
 * Takes out the findings that a comment ignores, and adds one for each comment that ignores nothing.
 *
 * @param texts of all files that were checked, by name
 * @returns sorted like the diagnostics that are given
 */
export function ignoreFindings(
  diagnostics: readonly Diagnostic[],
  texts: ReadonlyMap<string, string>,
  options: IgnoreOptions,
): Diagnostic[] {
  const byFile = new Map([...texts.keys()].map((file) => [file, [] as Diagnostic[]]));
  for (const diagnostic of diagnostics) byFile.get(diagnostic.file)?.push(diagnostic);
  const ignored = new Set<Diagnostic>();
  const added: Diagnostic[] = [];
  for (const [file, text] of texts) {
    const found = byFile.get(file) ?? [];
    const isReported = options.report === undefined || options.report.has(file);
    const comments = isReported || found.length > 0 ? ignoreComments(text) : [];
    if (comments.length === 0) continue;
    for (const each of comments.flatMap((comment) => findingsIgnored(comment, found))) ignored.add(each);
    if (isReported) added.push(...idleComments(file, text, comments, found, options));
  }
  const left = withoutCovered(diagnostics.filter((each) => !ignored.has(each)));
  return added.length === 0 ? left : [...left, ...added].sort(compareDiagnostics);
}

/**
 * `text-literal` tells of a sentence together with what YAML cuts off it, so `text-truncated` need not, unless the
 * former is ignored.
 */
function withoutCovered(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const placeOf = ({ file, document, path }: Diagnostic) => `${file}\n${document}\n${path}`;
  const literals = diagnostics.filter(
    ({ rule, severity }) => rule === 'text-literal' && severity === 'error',
  );
  const covered = new Set(literals.map(placeOf));
  return diagnostics.filter((each) => each.rule !== 'text-truncated' || !covered.has(placeOf(each)));
}

function findingsIgnored(comment: IgnoreComment, found: readonly Diagnostic[]): Diagnostic[] {
  if (!works(comment)) return [];
  return comment.rules.flatMap(({ id }) => found.filter((each) => ignores(comment, id, each)));
}

/** Whether a comment is complete: of a known form, and with a reason. */
function works({ form, reason }: IgnoreComment): boolean {
  return (form === '' || form === '-file') && reason !== '';
}

function ignores({ part }: IgnoreComment, id: string, { rule, document, path }: Diagnostic): boolean {
  if (rule !== id || !canBeIgnored(id)) return false;
  if (part.kind === 'file') return true;
  if (part.kind === 'nothing' || part.document !== document) return false;
  const pointer = toPointer(part.path);
  return path === pointer || path.startsWith(`${pointer}/`);
}

function canBeIgnored(id: string): boolean {
  return id !== IGNORE_RULE && !isStructural(id);
}

function idleComments(
  file: string,
  text: string,
  comments: readonly IgnoreComment[],
  found: readonly Diagnostic[],
  { project, ran }: IgnoreOptions,
): Diagnostic[] {
  const setting = project.rules?.[IGNORE_RULE];
  if (setting === 'off') return [];
  const lines = indexLines(text);
  // After a mistake that ends the check of a document, nobody knows what else would have been found.
  const checked = !found.some(({ rule }) => isStructural(rule) || rule === 'app-known');
  const isIdle = (comment: IgnoreComment, { id }: NamedRule) =>
    checked && ran.has(id) && !found.some((each) => ignores(comment, id, each));
  return comments.flatMap((comment) => {
    const faults = works(comment) ? mistakesIn(comment, isIdle, lines) : [incomplete(comment, lines)];
    return faults.map((fault) => ({
      ...lines.rangeOf(fault.span),
      file,
      document: comment.part.kind === 'part' ? comment.part.document : 0,
      rule: IGNORE_RULE,
      severity: setting ?? IGNORE_SEVERITY,
      message: fault.message,
      path: comment.part.kind === 'part' ? toPointer(comment.part.path) : '',
      ...(fault.suggestion && { suggestions: [fault.suggestion] }),
      docs: docsOf(IGNORE_RULE),
    }));
  });
}

const IGNORE_SEVERITY: Severity = 'warning';

interface Fault {
  readonly span: Span;
  readonly message: string;
  readonly suggestion?: Suggestion;
}

/** The form of a rule's id; other words are meant as the reason. */
const RULE_ID = /^[a-z]+(?:-[a-z]+)+$/;

function incomplete({ span, form, rules }: IgnoreComment, lines: LineIndex): Fault {
  const words = rules.map(({ id }) => id);
  const other = words.findIndex((word) => !RULE_ID.test(word));
  const ids = other < 0 ? words : words.slice(0, other);
  const named = ids.length === 0 ? '<rule>' : ids.join(', ');
  if (form !== '' && form !== '-file') {
    const message = `"tour-ignore${form}" ignores nothing. Write "# tour-ignore ${named}: reason" above what is meant or behind it, or "# tour-ignore-file ${named}: reason".`;
    return { span, message };
  }
  const reason = wordsFrom(rules[ids.length]?.span.start ?? span.end, lines).replace(/^[-–—\s]+/, '');
  if (reason !== '' && ids.length > 0) {
    const text = `# tour-ignore${form} ${named}: ${reason}`;
    return {
      span,
      message: `A comment ignores nothing without a ":" before its reason. Write ${quote(text)}.`,
      suggestion: {
        title: 'Put a ":" before the reason.',
        safe: false,
        edits: [{ ...lines.rangeOf(span), text }],
      },
    };
  }
  const message = `A comment ignores nothing without a reason. Write "# tour-ignore${form} ${named}: " and why the finding is to stay.`;
  return { span, message };
}

/** What a comment says from an offset on, as words. */
function wordsFrom(offset: number, lines: LineIndex): string {
  const { line, column } = lines.placeOf(offset);
  return lines
    .lineText(line)
    .slice(column - 1)
    .trim();
}

function mistakesIn(
  comment: IgnoreComment,
  isIdle: (comment: IgnoreComment, rule: NamedRule) => boolean,
  lines: LineIndex,
): Fault[] {
  if (comment.rules.length === 0) {
    const message = `A comment names the rules that it ignores: "# tour-ignore${comment.form} <rule>: ${comment.reason}".`;
    return [{ span: comment.span, message }];
  }
  return comment.rules.flatMap((rule): Fault[] => {
    if (!(RULE_IDS as readonly string[]).includes(rule.id)) return [unknownRule(rule, lines)];
    if (!canBeIgnored(rule.id)) return [notIgnorable(rule)];
    return isIdle(comment, rule) ? [idle(comment, rule, lines)] : [];
  });
}

function unknownRule({ id, span }: NamedRule, lines: LineIndex): Fault {
  const near = nearestName(id, RULE_IDS);
  if (near === undefined) {
    return {
      span,
      message: `There is no rule ${quote(id)}, so nothing is ignored. \`tour explain\` lists them.`,
    };
  }
  return {
    span,
    message: `There is no rule ${quote(id)}, so nothing is ignored. Did you mean ${quote(near)}?`,
    suggestion: {
      title: `Write ${quote(near)}.`,
      safe: sameLetters(id, near),
      edits: [{ ...lines.rangeOf(span), text: near }],
    },
  };
}

function notIgnorable({ id, span }: NamedRule): Fault {
  const why =
    id === IGNORE_RULE
      ? 'it is about comments like this one'
      : 'a document at fault cannot be checked any further';
  return { span, message: `${quote(id)} cannot be ignored: ${why}. Remove it here.` };
}

function idle(comment: IgnoreComment, { id, span }: NamedRule, lines: LineIndex): Fault {
  const where = {
    file: 'in this file',
    part: 'in the part that begins here',
    nothing: 'here, where no part of a document begins',
  }[comment.part.kind];
  const message = `${quote(id)} finds nothing ${where}, so there is nothing to ignore.`;
  if (comment.rules.length > 1) return { span, message: `${message} Take it out of the comment.` };
  return {
    span: comment.span,
    message: `${message} Remove the comment.`,
    suggestion: {
      title: 'Remove the comment.',
      safe: false,
      edits: [{ ...lines.rangeOf(wholeComment(comment.span, lines)), text: '' }],
    },
  };
}

/** A comment that stands alone goes with its line, another with the space before it. */
function wholeComment({ start, end }: Span, lines: LineIndex): Span {
  const { line, column } = lines.placeOf(start);
  const before = lines.lineText(line).slice(0, column - 1);
  return before.trim() === ''
    ? { start: start - before.length, end: lines.offsetOf({ line: line + 1, column: 1 }) }
    : { start: start - (before.length - before.trimEnd().length), end };
}
