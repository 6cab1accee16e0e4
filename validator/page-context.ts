/** The page context: what routes publish, and what arguments are taken from it. */
import type { RouteRow, StepDocument } from '../schemas/index.ts';
import { isPlaceholder } from './placeholder.ts';

export interface ContextReference {
  /** The argument that is filled. */
  readonly name: string;
  /** Such as `context.record`. */
  readonly from: string;
}

/** The arguments of a step that are taken from the page context. */
export function contextReferences({ input }: StepDocument): ContextReference[] {
  return Object.entries(input ?? {}).flatMap(([name, value]) =>
    isPlaceholder(value) && 'from' in value ? [{ name, from: value.from }] : [],
  );
}

/** What a route publishes that an argument can be taken from. */
export function published({ path, context }: RouteRow): string[] {
  const params = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => `context.params.${name}`);
  return context?.record === undefined ? params : ['context.record', ...params];
}

export function publishes(route: RouteRow | undefined, from: string): boolean {
  return route !== undefined && published(route).includes(from);
}
