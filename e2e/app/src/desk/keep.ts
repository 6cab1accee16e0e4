import { createStore, type Store } from './store.ts';

/** The part of Web Storage that the desk uses. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * A store whose state survives a reload. `read` gets what was kept (or `undefined`) and gives the first state, so that a
 * value from an older build never reaches a screen unchecked. A shelf that refuses leaves a store in memory.
 */
export function createKeptStore<S>(
  shelf: Shelf | undefined,
  key: string,
  read: (kept: unknown) => S,
): Store<S> {
  const store = createStore(read(readShelf(shelf, key)));
  store.subscribe(() => writeShelf(shelf, key, store.get()));
  return store;
}

function readShelf(shelf: Shelf | undefined, key: string): unknown {
  try {
    return JSON.parse(shelf?.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined; // blocked site data or a half-written value: start fresh
  }
}

function writeShelf(shelf: Shelf | undefined, key: string, state: unknown): void {
  try {
    shelf?.setItem(key, JSON.stringify(state));
  } catch {
    // A full or blocked shelf costs the memory of this visit, nothing else.
  }
}

/** `value` as an object with unknown properties, or an empty one. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** `value` when it is one of `choices`, else `fallback`. */
export function oneOf<T extends string>(value: unknown, choices: readonly T[], fallback: T): T {
  return choices.find((choice) => choice === value) ?? fallback;
}
