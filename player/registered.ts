/** Elements that the host registered for an anchor key, before or while tours run. Part of the loader: keep it small. */
import type { Undo } from '../engine/index.ts';

export interface RegisteredAnchors {
  add(key: string, element: Element): Undo;
  of(key: string): readonly Element[];
  onChange(changed: (key: string) => void): Undo;
}

export function createRegisteredAnchors(): RegisteredAnchors {
  /** By key: each registration is a list of its own, since several may be of one element. */
  const elements = new Map<string, Set<readonly Element[]>>();
  const listeners = new Set<(key: string) => void>();
  const change = (key: string): void => {
    for (const listener of listeners) listener(key);
  };
  const registrations = (key: string): Set<readonly Element[]> => elements.get(key) ?? new Set();
  return {
    of: (key) => [...registrations(key)].flat(),
    add(key, element) {
      const mine = [element];
      elements.set(key, registrations(key).add(mine));
      change(key);
      return () => {
        if (registrations(key).delete(mine)) change(key);
      };
    },
    onChange(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
