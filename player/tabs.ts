/**
 * One tab at a time shows tours. The browser's own lock decides which: it is taken and passed on at once, in order,
 * and freed when a tab closes or crashes, which no exchange of messages can promise. A channel tells what has ended.
 */
import type { Undo, Viewer } from '../engine/index.ts';
import type { ProgressRecord } from '../schemas/index.ts';
import { userKey } from './browser-storage.ts';

export interface ClaimOptions {
  /** Takes the lead from the tab that has it; else waits until it is free. */
  readonly take: boolean;
  readonly granted: () => void;
  /** Another tab took the lead. */
  readonly lost: () => void;
}

export interface Tabs {
  /** Asks for the lead. The undo gives it up, or stops waiting for it. */
  claim(options: ClaimOptions): Undo;
  /** Tells the other tabs that the user ended a tour, and what is recorded of it. */
  tellEnded(record: ProgressRecord): void;
  /** Listens to the other tabs no more, until the next claim. */
  leave: Undo;
}

export interface TabsContext {
  /** The user ended a tour in another tab. */
  readonly ended: (record: ProgressRecord) => void;
  /** Another tab has written to the storage. */
  readonly stored: (event: StorageEvent) => void;
}

export function openTabs(viewer: Pick<Viewer, 'tenant' | 'id'>, { ended, stored }: TabsContext): Tabs {
  const name = `${userKey(viewer)}lead`;
  let channel: BroadcastChannel | undefined;
  return {
    claim(options) {
      listen();
      return claim(options);
    },
    tellEnded(record) {
      listen().postMessage(record);
    },
    leave() {
      channel?.close();
      channel = undefined;
      removeEventListener('storage', stored);
    },
  };

  function listen(): BroadcastChannel {
    addEventListener('storage', stored);
    channel ??= new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<ProgressRecord>) => ended(data);
    return channel;
  }

  function claim({ take, granted, lost }: ClaimOptions): Undo {
    // Absent on plain http: then each tab leads for itself.
    const { locks } = navigator as { locks?: LockManager };
    if (!locks) {
      granted();
      return () => {};
    }
    let over = false;
    // What was never held is not lost: a sandboxed frame is refused all locks. Then it leads for itself, too.
    let refused = granted;
    const waiting = new AbortController();
    let release: Undo = () => waiting.abort();
    locks
      .request(name, take ? { steal: true } : { signal: waiting.signal }, () => {
        if (over) return undefined;
        return new Promise<void>((resolve) => {
          release = resolve;
          refused = lost;
          granted();
        });
      })
      .catch(() => {
        if (!over) refused();
      });
    return () => {
      over = true;
      release();
    };
  }
}
