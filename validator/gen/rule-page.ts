/** The page of a rule of `tour gen`, made from the rule itself and from what is found in its example. */
import { formatText } from '../format-text.ts';
import type { Rule } from '../rule.ts';
import { fenced, pageOf, tableOf } from '../rule-page.ts';
import type { SourceFile } from '../validate.ts';
import { isAdjustable } from './all-rules.ts';
import { exampleFiles, findInExample } from './examples.ts';

/** The page of one rule, in Markdown. */
export async function genRulePage(rule: Rule): Promise<string> {
  const failing = exampleFiles(rule, rule.example.failing);
  const clean = exampleFiles(rule, rule.example.clean);
  const text = (name: string) => failing.find(({ file }) => file === name)?.text;
  return pageOf(rule, {
    folder: 'validator/gen',
    command: 'tour gen',
    whyFixed: isAdjustable(rule.id) ? undefined : 'with such a fault no catalog can be made',
    failing: `\n${failing.map(shown).join('\n')}`,
    output: formatText(await findInExample(rule, failing), { files: failing.length, text }),
    clean: clean
      .filter((file) => file.text !== text(file.file))
      .map(shown)
      .join('\n'),
  });
}

/** The list of these rules, to stand below the one of `tour validate`. */
export function genRulesIndex(rules: readonly Rule[]): string {
  return `
What \`tour gen\` checks in module manifests, imported tool lists and sources. \`rules\` sets those about sources, and the
warnings about tool lists; without the others no catalog can be made.

${tableOf(rules)}`;
}

const LANGUAGES: Readonly<Record<string, string>> = { json: 'json', jsx: 'jsx', yaml: 'yaml' };

function shown({ file, text }: SourceFile): string {
  const language = LANGUAGES[file.slice(file.lastIndexOf('.') + 1)] ?? 'html';
  return `\`${file}\`:\n\n${fenced(language, text)}`;
}
