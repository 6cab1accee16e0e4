/** What is wrong in a config of the right shape: rules that there are not, facts whose schema is none. */
import type { TourConfig } from '../schemas/index.ts';
import {
  allGenRules,
  type Finding,
  isAdjustable,
  schemaMistakes,
  toDiagnostics,
  unknownKey,
} from '../validator/gen/index.ts';
import { type Diagnostic, nearestNames, rules, type SourceFile } from '../validator/index.ts';

type Settings = NonNullable<TourConfig['rules']>;
type Facts = NonNullable<TourConfig['facts']>;

/**
 * The diagnostics of a config that fits its schema.
 *
 * @param source the config's text, with the name that it is shown under
 */
export function mistakesInConfig({ rules, facts }: TourConfig, { file, text }: SourceFile): Diagnostic[] {
  const findings = [...inRules(rules ?? {}), ...inFacts(facts ?? {})];
  const place = { rule: 'document-schema', severity: 'error', file, document: 0 } as const;
  return toDiagnostics(
    findings.map((finding) => ({ ...finding, ...place })),
    () => text,
  );
}

function inRules(settings: Settings): Finding[] {
  const known = [...rules, ...allGenRules];
  return Object.entries(settings).flatMap(([id, setting]): Finding[] => {
    const path = ['rules', id];
    const rule = known.find((each) => each.id === id);
    if (rule === undefined) {
      const nearest = nearestNames(
        id,
        known.map((each) => each.id),
      );
      const otherwise = '`tour explain` lists all rules.';
      return [unknownKey({ path, fact: `There is no rule "${id}".`, wrong: id, nearest, otherwise })];
    }
    const reason = whyFixed(id);
    if (reason === undefined || setting === rule.severity) return [];
    const message = `"${id}" is always ${rule.severity === 'error' ? 'an error' : 'a warning'}: ${reason}. Leave it out.`;
    return [{ path, mark: 'key', message }];
  });
}

/** Why the severity of a rule cannot be set; undefined where it can. */
function whyFixed(id: string): string | undefined {
  if (rules.some((rule) => rule.id === id && rule.structural === true)) {
    return 'a document at fault is not checked any further';
  }
  const ofGen = allGenRules.some((rule) => rule.id === id);
  return ofGen && !isAdjustable(id) ? 'without it no catalog can be made' : undefined;
}

function inFacts(facts: Facts): Finding[] {
  return schemaMistakes(
    Object.entries(facts).map(([name, schema]) => ({
      path: ['facts', name],
      name: `fact "${name}"`,
      schema,
    })),
  );
}
