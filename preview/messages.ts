/** What the desk (the controls) and the frame (the stage that a tour is played on) tell each other. */
import type { Viewer } from '../engine/index.ts';
import type { PreviewApp, PreviewData } from './data.ts';

/** What the frame is to show. */
export interface Scene {
  readonly app: PreviewApp;
  readonly resources: PreviewData['locales']['resources'];
  /** The locale to use for texts that are missing in the viewer's. */
  readonly source: string;
  readonly viewer: Viewer;
}

export type ToFrame =
  | { readonly type: 'show'; readonly scene: Scene }
  | { readonly type: 'start'; readonly tour: string }
  | { readonly type: 'stop' };

/** What the player's `explain` says of a tour. */
export interface Explained {
  readonly tour: string;
  /** In the viewer's locale. */
  readonly title: string;
  /** Why this viewer cannot have it at all; none: it can be started. */
  readonly blocked: readonly string[];
  /** What keeps it from starting by itself now. */
  readonly notByItself: readonly string[];
}

export type FromFrame =
  | { readonly type: 'ready' }
  | { readonly type: 'tours'; readonly tours: readonly Explained[] }
  | { readonly type: 'running'; readonly tour: string | null; readonly step: string | null }
  | { readonly type: 'refused'; readonly tour: string; readonly message: string }
  /** Something happened on the stage: a call and its result, or a step. */
  | { readonly type: 'log'; readonly name: string; readonly detail: string };
