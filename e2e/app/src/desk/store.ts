/** A value that can be read, replaced and watched; the shape that `useSyncExternalStore` asks for. */
export interface Store<S> {
  get(): S;
  update(change: (state: S) => S): void;
  subscribe(listener: () => void): () => void;
}

/** Makes a store. Listeners run after each change of identity, in the order in which they subscribed. */
export function createStore<S>(initial: S): Store<S> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    update(change) {
      const next = change(state);
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
