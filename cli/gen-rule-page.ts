/** The page of a rule of `tour gen`, made from the rule itself and from what is found in its example. */
import { formatText, type Rule, type SourceFile } from '../validator/index.ts';
import { exampleFiles, findInExample } from './gen-examples.ts';
import { isAdjustable } from './gen-rules.ts';

const NOTICE = '<!-- Made by scripts/gen-rules.js from validator. Do not edit. -->';

/** The page of one rule, in Markdown. */
export async function genRulePage(rule: Rule): Promise<string> {
  const failing = exampleFiles(rule, rule.example.failing);
  const clean = exampleFiles(rule, rule.example.clean);
  const found = await findInExample(rule, failing);
  const text = (name: string) => failing.find(({ file }) => file === name)?.text;
  return `${NOTICE}
# ${rule.id}

${rule.summary}

${severityLine(rule)}

## Why

${rule.why}

## How to mend it

${rule.fix}

## Example

${failing.map(fence).join('\n')}
\`tour gen\` says:

\`\`\`text
${formatText(found, { files: failing.length, text }).trimEnd()}
\`\`\`

Without the fault:

${clean
  .filter((file) => file.text !== text(file.file))
  .map(fence)
  .join('\n')}`;
}

/** The list of these rules, to stand below the one of \`tour validate\`. */
export function genRulesIndex(rules: readonly Rule[]): string {
  const rows = rules.map(
    ({ id, severity, summary }) => `| [${id}](${id}.md) | ${severity} | ${summary.replaceAll('|', '\\|')} |`,
  );
  return `
What \`tour gen\` checks in module manifests, imported tool lists and sources. \`rules\` sets those about sources, and the
warnings about tool lists; without the others no catalog can be made.

| rule | by default | finds |
|---|---|---|
${rows.join('\n')}
`;
}

function severityLine({ id, severity }: Rule): string {
  const kind = severity === 'error' ? 'An error' : 'A warning';
  return isAdjustable(id)
    ? `${kind} by default. \`rules: { ${id}: ${severity === 'error' ? 'warning' : 'error'} }\` in tour.config.yaml changes that.`
    : `${kind}. It cannot be set otherwise: with such a fault no catalog can be made.`;
}

const LANGUAGES: Readonly<Record<string, string>> = { json: 'json', jsx: 'jsx', yaml: 'yaml' };

function fence({ file, text }: SourceFile): string {
  const language = LANGUAGES[file.slice(file.lastIndexOf('.') + 1)] ?? 'html';
  return `\`${file}\`:\n\n\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\n`;
}
