/** What the running step waits for, so that the stage can let the user do it and tools can answer it. */
import type { Step, Tour } from '../engine/index.ts';
import { fulfil } from './sample.ts';

export interface Waiting {
  readonly tour: string;
  readonly step: string;
  readonly anchor: string;
  /** Routes that the step goes on at. */
  readonly routes: readonly string[];
  /** The tool whose result the step goes on with. */
  readonly tool?: string;
  /** The result, made such that the step goes on. */
  satisfy(tool: string, result: unknown): unknown;
}

/** @returns undefined for a step that the tour does not have */
export function waitingOf(tour: Tour, stepId: string): Waiting | undefined {
  const step = tour.steps.find(({ id }) => id === stepId);
  if (step === undefined) return undefined;
  const result = resultRule(step);
  return {
    ...{ tour: tour.key, step: step.id, anchor: step.anchor },
    routes: step.advance.flatMap((rule) => (rule.on === 'route' ? [rule.route] : [])),
    ...(result && { tool: step.tool }),
    satisfy: (tool, value) => (tool === step.tool && result?.where ? fulfil(value, result.where) : value),
  };
}

function resultRule({ advance }: Step) {
  return advance.find((rule) => rule.on === 'tool_result');
}
