/** When the user last left a tour: it is not offered again at once. */
import type { Viewer } from '../engine/index.ts';
import { userKey } from './browser-storage.ts';

/** The key of the moment, in milliseconds since the epoch, in the page's storage. */
export function leftKey(viewer: Pick<Viewer, 'tenant' | 'id'>, tour: string): string {
  return `${userKey(viewer)}left:${tour}`;
}
