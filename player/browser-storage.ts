/** The browser's storages, which may refuse: reading the property itself may throw (case B076). */

export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage of the page; while it refuses, its entries are kept in memory.
 *
 * @param refused is told once, with the browser's reason
 */
export function openStorage(
  kind: 'localStorage' | 'sessionStorage',
  refused: (reason: unknown) => void = () => {},
): KeyStore {
  const memory = new Map<string, string>();
  let told = false;
  const attempt = <Result>(use: (storage: Storage) => Result, fallback: () => Result): Result => {
    try {
      return use(window[kind]);
    } catch (reason) {
      if (!told) refused(reason);
      told = true;
      return fallback();
    }
  };
  return {
    getItem: (key) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    setItem: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          memory.delete(key);
        },
        () => void memory.set(key, value),
      ),
    removeItem(key) {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => {},
      );
    },
  };
}

/** The start of the keys of one user of one tenant: nobody reads another's (P-08, case B078). */
export function userKey(viewer: { readonly tenant?: string | undefined; readonly id: string }): string {
  return `tourwright:${encodeURIComponent(viewer.tenant ?? '')}:${encodeURIComponent(viewer.id)}:`;
}

/**
 * Marks, for this tab, the tour that runs in it: a reload goes on with it. Part of the loader: keep it small.
 */
export function runningMark(viewer: { readonly tenant?: string | undefined; readonly id: string }): {
  get(): string | null;
  set(tour: string | null): void;
} {
  const storage = openStorage('sessionStorage');
  const key = `${userKey(viewer)}running`;
  return {
    get: () => storage.getItem(key),
    set: (tour) => (tour === null ? storage.removeItem(key) : storage.setItem(key, tour)),
  };
}
