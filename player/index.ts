/**
 * The player: tours in a web page.
 *
 * @example
 * const player = createPlayer({
 *   catalog: () => import('./catalog.ts'), tours: () => import('./tours.json'),
 *   tools, router: routerFromPath({ routes }), viewer,
 * });
 * await player.start('orders.first_order');
 */
import { createLoader } from './loader.ts';
import type { Player, PlayerOptions } from './options.ts';

export type {
  Actor,
  ButtonId,
  ButtonView,
  CardView,
  CheckValue,
  Labels,
  PageContext,
  RichText,
  RouteSource,
  RouteState,
  SpotlightView,
  TourEvent,
  TourView,
  Translate,
  Undo,
  Viewer,
} from '../engine/index.ts';
export type { CounterStyle } from './card.ts';
export type { HostPresenter, PresenterTools, PresenterWords } from './host-presenter.ts';
export type {
  Asked,
  ChecksModule,
  Explanation,
  JsonDocument,
  LoadedValue,
  Player,
  PlayerOptions,
  ScreenContext,
  Source,
  StartRefusalCode,
  StartResult,
  ToolHandler,
} from './options.ts';
export type { RemoteProgress } from './remote-progress.ts';
export {
  type PathRouterOptions,
  type ReactRouterLike,
  routerFromHash,
  routerFromPath,
  routerFromReactRouter,
  routerFromTanStackRouter,
  type TanStackRouterLike,
} from './router.ts';
export type { I18nextLike, I18nOption, Messages } from './translate.ts';

/**
 * Makes a player. It is small and does nothing by itself, but for going on with a tour that a reload interrupted and
 * for tours with a trigger (`autoStart`); everything else is loaded when the first tour starts. Safe on a server.
 */
export function createPlayer(options: PlayerOptions): Player {
  const { wake, ...player } = createLoader(options);
  wake().catch((reason) => console.error('[tourwright]', reason));
  return player;
}
