/** Checks a parsed value: for agents' tours, in a page under a content security policy. No YAML parser, no ajv. */
import type { Problem, Tour } from '../engine/index.ts';
import type { Project } from './project.ts';

export type LoadedTourValue =
  | { readonly ok: true; readonly tour: Tour; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Makes a tour from a value, such as one that an agent composed. Never throws at a value. */
export function loadTourValue(value: unknown, project: Project): LoadedTourValue {
  throw new Error(`not yet: ${value} ${project.apps.size}`);
}
