/** Elements that the host registered for an anchor key, before or while tours run. Part of the loader: keep it small. */
import type { Undo } from '../engine/index.ts';

export interface RegisteredAnchors {
  add(key: string, element: Element): Undo;
  of(key: string): ReadonlySet<Element>;
  onChange(changed: (key: string) => void): Undo;
}

export function createRegisteredAnchors(): RegisteredAnchors {
  const elements = new Map<string, Set<Element>>();
  const listeners = new Set<(key: string) => void>();
  const change = (key: string): void => {
    for (const listener of listeners) listener(key);
  };
  const of = (key: string): Set<Element> => elements.get(key) ?? new Set();
  return {
    of,
    add(key, element) {
      elements.set(key, of(key).add(element));
      change(key);
      return () => {
        if (of(key).delete(element)) change(key);
      };
    },
    onChange(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
