/** The page of a rule, made from the rule itself and from what the check says of its example. */
import type { ExampleProject } from './example-project.ts';
import { formatText } from './format-text.ts';
import type { Rule } from './rule.ts';
import { validateSources } from './validate.ts';

const FILE = 'tour.yaml';
const NOTICE = '<!-- Made by scripts/gen-rules.js from validator/rules. Do not edit. -->';

/** The page of one rule, in Markdown. */
export function rulePage(rule: Rule, example: ExampleProject): string {
  return `${NOTICE}
# ${rule.id}

${rule.summary}

${severityLine(rule)}

## Why

${rule.why}

## How to mend it

${rule.fix}

## Example
${beforeOf(rule)}
\`\`\`yaml
${rule.example.failing.trimEnd()}
\`\`\`

\`tour validate\` says:

\`\`\`text
${outputOf(rule, example)}
\`\`\`

Without the fault:

\`\`\`yaml
${rule.example.clean.trimEnd()}
\`\`\`
`;
}

/** The list of all rules, in their order. */
export function rulesIndex(rules: readonly Rule[]): string {
  const rows = rules.map(
    ({ id, severity, summary }) => `| [${id}](${id}.md) | ${severity} | ${cell(summary)} |`,
  );
  return `${NOTICE}
# Rules

What \`tour validate\` checks. \`rules\` in tour.config.yaml sets a rule to \`error\`, \`warning\` or \`off\`, but for those without
which nothing else can be checked; \`tour explain <rule>\` prints its page.

| rule | by default | finds |
|---|---|---|
${rows.join('\n')}
`;
}

function severityLine({ id, severity, structural }: Rule): string {
  const kind = severity === 'error' ? 'An error' : 'A warning';
  return structural === true
    ? `${kind}. It cannot be set otherwise: a document at fault cannot be checked any further.`
    : `${kind} by default. \`rules: { ${id}: ${severity === 'error' ? 'warning' : 'error'} }\` in tour.config.yaml changes that.`;
}

function beforeOf({ example: { before } }: Rule): string {
  return before === undefined ? '' : `\n\`\`\`yaml\n${before.trimEnd()}\n\`\`\`\n\nand now:\n`;
}

function outputOf({ example: { failing, before } }: Rule, { project, tours }: ExampleProject): string {
  const found = validateSources([...tours, { file: FILE, text: failing }], project, {
    report: new Set([FILE]),
    ...(before !== undefined && { before: { name: 'origin/main', sources: [{ file: FILE, text: before }] } }),
  });
  return formatText(found, { files: 1, text: () => failing }).trimEnd();
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
