/** Risk of imported tools: what the config says, for annotations of the lists are hints only (S2-06). */
import type { TourConfig } from '../../schemas/index.ts';
import { nearestName } from '../nearest.ts';
import { quote } from '../quote.ts';
import type { FileProblem } from '../to-diagnostics.ts';
import { fitsAround } from '../wildcard.ts';
import { severityOf } from './rules.ts';
import type { ListedTool, ToolList } from './tool-list.ts';

export type Classification = NonNullable<TourConfig['classify']>;
type Risk = Classification[string];

export interface Classified {
  readonly risk: Risk;
  /** The name or pattern that says so. */
  readonly by: string;
  /** Whether it is written out, and not a pattern that the name happens to fit. */
  readonly byName: boolean;
}

/**
 * The risk of a tool; undefined when the config says none. Its name goes before patterns, a pattern with more
 * characters besides `*` before one with fewer, and of equals the higher risk, so that the order of keys is no matter.
 */
export function classify(name: string, classification: Classification): Classified | undefined {
  if (Object.hasOwn(classification, name)) {
    const risk = classification[name];
    if (risk !== undefined) return { risk, by: name, byName: true };
  }
  const [best] = Object.entries(classification)
    .filter(([pattern]) => pattern.includes('*') && fits(name, pattern))
    .sort(([a, riskA], [b, riskB]) => weight(b) - weight(a) || (riskA < riskB ? 1 : riskA > riskB ? -1 : 0));
  return best === undefined ? undefined : { risk: best[1], by: best[0], byName: false };
}

function weight(pattern: string): number {
  return pattern.replaceAll('*', '').length;
}

/** Whether a name fits a pattern, in which `*` is any text. */
function fits(name: string, pattern: string): boolean {
  return fitsAround(pattern.split('*'), name);
}

/**
 * Names and patterns of `classify` that fit no imported tool.
 *
 * @param lists the lists of all app members, for the config classifies them together
 * @param file the config's
 */
export function unusedClassification(
  classification: Classification,
  lists: readonly ToolList[],
  file: string,
): FileProblem[] {
  const names = lists.flatMap((list) => list.tools.map((tool) => tool.row.name));
  return Object.keys(classification)
    .filter((pattern) => !names.some((name) => fits(name, pattern)))
    .map((pattern) => {
      const near = pattern.includes('*') ? undefined : nearestName(pattern, names);
      return {
        rule: 'gen-import-classify',
        severity: severityOf('gen-import-classify'),
        file,
        document: 0,
        path: ['classify', pattern],
        mark: 'key' as const,
        message: `No imported tool has the name ${quote(pattern)}.${near === undefined ? ' Correct it, or take it out.' : ` Did you mean "${near}"?`}`,
        ...(near !== undefined && {
          suggestions: [
            {
              title: `Rename it to ${quote(near)}.`,
              safe: false,
              change: { path: ['classify', pattern], key: near },
            },
          ],
        }),
      };
    });
}

/** A destructive tool that becomes L0 by a pattern was hardly meant. */
export function carelessClassification(tool: ListedTool, { risk, by, byName }: Classified): FileProblem[] {
  if (!tool.destructive || risk !== 'L0' || byName) return [];
  const { name } = tool.row;
  return [
    {
      rule: 'gen-import-classify',
      severity: severityOf('gen-import-classify'),
      file: tool.file,
      document: 0,
      ...tool.place,
      message: `The config makes "${name}" L0 by the pattern ${quote(by)}, but its list says that it is destructive. Write out \`"${name}"\` in \`classify\` with the risk that it has.`,
    },
  ];
}
