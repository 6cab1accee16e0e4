/** Every rule of `tour gen`, and which of them the config may set otherwise. */
import type { TourConfig } from '../../schemas/index.ts';
import { anchorRules } from '../anchor-uses/index.ts';
import { importRules } from '../imports/index.ts';
import { byCodeUnits } from '../order.ts';
import type { Rule } from '../rule.ts';
import type { FileProblem } from '../to-diagnostics.ts';
import { genRules } from './refusals.ts';

/** Of module manifests, imported tool lists and sources, by their ids. */
export const allGenRules: readonly Rule[] = [...genRules, ...importRules, ...anchorRules].sort((a, b) =>
  byCodeUnits(a.id, b.id),
);

const ADJUSTABLE: ReadonlySet<string> = new Set(
  [...anchorRules, ...importRules.filter(({ severity }) => severity === 'warning')].map(({ id }) => id),
);

/** Whether `rules` in the config may set it otherwise: not where no catalog can be made without it. */
export function isAdjustable(rule: string): boolean {
  return ADJUSTABLE.has(rule);
}

/** The problems with the severities that the config gives their rules, without those that it switches off. */
export function withSeverities(
  problems: readonly FileProblem[],
  settings: TourConfig['rules'] = {},
): FileProblem[] {
  return problems.flatMap((problem) => {
    const setting = isAdjustable(problem.rule) ? settings[problem.rule] : undefined;
    if (setting === undefined) return problem;
    return setting === 'off' ? [] : { ...problem, severity: setting };
  });
}
