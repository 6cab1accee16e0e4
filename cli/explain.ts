/** `tour explain <rule>`: what a rule finds, why it matters, and how a finding is mended. */
import { Command } from 'commander';
import picocolors from 'picocolors';
import { allGenRules } from '../validator/gen/index.ts';
import { nearestName, type Rule, rules } from '../validator/index.ts';
import { CLEAN, type ExitStatus, InputError } from './exit.ts';
import { jsonText, type Output } from './output.ts';
import { wrap } from './wrap.ts';

interface ExplainOptions {
  readonly json?: true;
}

export function explainCommand(output: Output, end: (status: ExitStatus) => void): Command {
  return new Command('explain')
    .summary('say what a rule finds, why, and how to mend it')
    .description(
      'Says what a rule finds, why it matters and how to mend a finding. Without a rule: lists them all.',
    )
    .argument('[rule]', 'the rule, as it stands in brackets after a message')
    .option('--json', 'print it as JSON')
    .addHelpText('after', '\nExamples:\n  tour explain anchor-known\n  tour explain')
    .action((id: string | undefined, options: ExplainOptions) => end(explain(id, options, output)));
}

function explain(id: string | undefined, options: ExplainOptions, output: Output): ExitStatus {
  const { columns } = process.stdout;
  const known = [...rules, ...allGenRules].sort((a, b) => (a.id < b.id ? -1 : 1));
  if (id === undefined) {
    output.print(options.json === true ? jsonText(known) : list(known, output, columns));
    return CLEAN;
  }
  const rule = known.find((candidate) => candidate.id === id);
  if (rule === undefined) {
    const near = nearestName(
      id,
      known.map((candidate) => candidate.id),
    );
    const hint = near === undefined ? '`tour explain` lists them.' : `Did you mean "${near}"?`;
    throw new InputError(`There is no rule "${id}". ${hint}`);
  }
  output.print(options.json === true ? jsonText(rule) : page(rule, output, columns));
  return CLEAN;
}

const SEVERITY = 'warning'.length;
const GAP = '  ';

/** @param columns of the terminal; absent: a rule is one line */
function list(known: readonly Rule[], { color }: Output, columns: number | undefined): string {
  const { bold } = picocolors.createColors(color);
  const width = Math.max(0, ...known.map((rule) => rule.id.length));
  const indent = width + SEVERITY + 2 * GAP.length;
  return known
    .map(({ id, severity, summary }) =>
      [bold(id.padEnd(width)), severity.padEnd(SEVERITY), `${wrap(summary, columns, indent)}\n`].join(GAP),
    )
    .join('');
}

function page(rule: Rule, { color }: Output, columns: number | undefined): string {
  const { bold } = picocolors.createColors(color);
  const example = (text: string) => text.trimEnd().replace(/^(?=.)/gm, '    ');
  return `${bold(rule.id)} (${rule.severity})

${wrap(rule.summary, columns)}

${bold('Why')}
${wrap(rule.why, columns)}

${bold('How to mend it')}
${wrap(rule.fix, columns)}

${bold('Finds fault with')}
${example(rule.example.failing)}

${bold('Is fine with')}
${example(rule.example.clean)}
`;
}
