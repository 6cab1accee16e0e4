/** The page of a rule, made from the rule itself and from what the check says of its example. */
import type { ExampleProject } from './example-project.ts';
import { formatText } from './format-text.ts';
import type { Rule } from './rule.ts';
import { validateSources } from './validate.ts';

const FILE = 'tour.yaml';

/** The page of one rule of `tour validate`, in Markdown. */
export function rulePage(rule: Rule, example: ExampleProject): string {
  const { failing, clean } = rule.example;
  return pageOf(rule, {
    folder: 'validator/rules',
    command: 'tour validate',
    whyFixed: rule.structural === true ? 'a document at fault cannot be checked any further' : undefined,
    failing: `${beforeOf(rule)}\n${fenced('yaml', failing)}`,
    output: outputOf(rule, example),
    clean: fenced('yaml', clean),
  });
}

/** What differs between the pages of the rules. */
export interface RulePageParts {
  /** Where the rules are. */
  readonly folder: string;
  /** What finds fault with the example. */
  readonly command: string;
  /** Why the severity of the rule cannot be set; undefined where it can. */
  readonly whyFixed: string | undefined;
  /** The failing example, what the command says of it, and the clean one, in Markdown. */
  readonly failing: string;
  readonly output: string;
  readonly clean: string;
}

/** The page of a rule, in Markdown. */
export function pageOf({ id, summary, severity, why, fix }: Rule, parts: RulePageParts): string {
  const kind = severity === 'error' ? 'An error' : 'A warning';
  const other = severity === 'error' ? 'warning' : 'error';
  const setting =
    parts.whyFixed === undefined
      ? `${kind} by default. \`rules: { ${id}: ${other} }\` in tour.config.yaml changes that.`
      : `${kind}. It cannot be set otherwise: ${parts.whyFixed}.`;
  return `${noticeOf(parts.folder)}
# ${id}

${summary}

${setting}

## Why

${why}

## How to mend it

${fix}

## Example
${parts.failing}
\`${parts.command}\` says:

${fenced('text', parts.output)}
Without the fault:

${parts.clean}`;
}

function noticeOf(folder: string): string {
  return `<!-- Made by scripts/gen-rules.js from ${folder}. Do not edit. -->`;
}

/** A block of code with a line end. */
export function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\n`;
}

/** The list of all rules, in their order. */
export function rulesIndex(rules: readonly Rule[]): string {
  return `${noticeOf('validator/rules')}
# Rules

What \`tour validate\` checks. \`rules\` in tour.config.yaml sets a rule to \`error\`, \`warning\` or \`off\`, but for those without
which nothing else can be checked; \`tour explain <rule>\` prints its page.

${tableOf(rules)}`;
}

/** Rules as rows of a table, with a line end. */
export function tableOf(rules: readonly Rule[]): string {
  const rows = rules.map(
    ({ id, severity, summary }) =>
      `| [${id}](${id}.md) | ${severity} | ${summary.replaceAll('|', '\\|')} |\n`,
  );
  return `| rule | by default | finds |\n|---|---|---|\n${rows.join('')}`;
}

function beforeOf({ example: { before } }: Rule): string {
  return before === undefined ? '' : `\n${fenced('yaml', before)}\nand now:\n`;
}

function outputOf({ example: { failing, before } }: Rule, { project, tours }: ExampleProject): string {
  const found = validateSources([...tours, { file: FILE, text: failing }], project, {
    report: new Set([FILE]),
    ...(before !== undefined && { before: { name: 'origin/main', sources: [{ file: FILE, text: before }] } }),
  });
  return formatText(found, { files: 1, text: () => failing });
}
