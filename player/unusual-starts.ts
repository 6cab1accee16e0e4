/**
 * Starts of what is composed, of what is not there, and of what there is nothing to show of. Loaded when one is asked
 * for: most tours are the app's own.
 */
import type { Plan } from '../engine/index.ts';
import type { LoadedValue, PlayerOptions, StartRefusalCode, StartResult } from './options.ts';

type Refused = Extract<StartResult, { ok: false }>;

/** Checks a composed tour by the host's `loadValue`. */
export async function loadComposed(
  { loadValue }: Pick<PlayerOptions, 'loadValue'>,
  value: unknown,
): Promise<Extract<LoadedValue, { ok: true }> | Refused> {
  if (!loadValue) {
    return refuse(
      'client_unavailable',
      'This page cannot check composed tours: give the player `loadValue`.',
    );
  }
  const loaded = await loadValue(value);
  if (loaded.ok) return loaded;
  return { ...refuse('invalid_tour', 'The composed tour has problems.'), problems: loaded.problems };
}

export function unknownTour(tour: string, known: Iterable<string>): Refused {
  return refuse('unknown_tour', `There is no tour "${tour}". Known: ${[...known].join(', ')}.`);
}

export function unknownStep(tour: string, step: string, known: readonly { readonly id: string }[]): Refused {
  const ids = known.map(({ id }) => id).join(', ');
  return refuse('unknown_step', `The tour "${tour}" has no step "${step}". Known: ${ids}.`);
}

/** Why a plan cannot be shown, or not from the step that is asked for. */
export function whyNot({ refusal, omitted }: Plan): Refused['refusal'] {
  const reasons = omitted.map(({ id, reason }) => `${id} (${reason})`).join(', ');
  return (
    refusal ?? {
      code: 'nothing_to_show',
      message: `There is nothing to show this user; left out: ${reasons}.`,
    }
  );
}

function refuse(code: StartRefusalCode, message: string): Refused {
  return { ok: false, refusal: { code, message } };
}
