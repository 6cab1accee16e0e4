import { createStore, type Store } from './store.ts';

/** Something that the app tells in passing: a text key below `notices` and its params. */
export type Notice =
  | { readonly text: 'order_created'; readonly params: { id: string } }
  | { readonly text: 'orders_packed'; readonly params: { count: number } }
  | { readonly text: 'invited'; readonly params: { email: string } }
  | { readonly text: 'tour_not_permitted' | 'tour_not_started'; readonly params: { title: string } };

export interface Notices {
  /** The latest notice; a new one takes its place. */
  readonly store: Store<Notice | undefined>;
  tell(notice: Notice): void;
  clear(): void;
}

/** Makes the notices. */
export function createNotices(): Notices {
  const store = createStore<Notice | undefined>(undefined);
  return { store, tell: (notice) => store.update(() => notice), clear: () => store.update(() => undefined) };
}
