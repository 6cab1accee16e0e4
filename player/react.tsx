'use client';
/** The React binding: the player in context, and refs that register anchors. React 18 and 19, strict mode safe. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Undo } from '../engine/index.ts';
import { createLoader, type Loader } from './loader.ts';
import type { Player, PlayerOptions } from './options.ts';

const PlayerContext = createContext<Player | null>(null);

export type TourProviderProps = { readonly children?: ReactNode } & (
  | {
      /** A player of the host's own; the host destroys it. */
      readonly player: Player;
      readonly options?: never;
    }
  | {
      /** For a player of the provider's own. Read once: give the provider a `key` to begin with others. */
      readonly options: PlayerOptions;
      readonly player?: never;
    }
);

/** Gives the player to everything below. One of its own it takes out of the page when it unmounts. */
export function TourProvider({ player, options, children }: TourProviderProps) {
  const [own] = useState<Loader | null>(() => (options ? createLoader(options) : null));
  useEffect(() => {
    if (!own) return undefined;
    own.wake().catch((reason) => console.error('[tourwright]', reason));
    return () => own.destroy();
  }, [own]);
  return <PlayerContext.Provider value={player ?? own}>{children}</PlayerContext.Provider>;
}

/** @throws Error outside of a `TourProvider` */
export function usePlayer(): Player {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('usePlayer needs a <TourProvider> around it.');
  return player;
}

/** A ref callback that registers its element for an anchor: `<button ref={useAnchor('orders.list.new')}>`. */
export function useAnchor(key: string): (element: Element | null) => void {
  const player = usePlayer();
  const undo = useRef<Undo | null>(null);
  return useCallback(
    (element) => {
      undo.current?.();
      undo.current = element && player.registerAnchor(key, element);
    },
    [player, key],
  );
}
