'use client';
/**
 * The React binding: the player in context, refs that register anchors, and cards of the host's own. React 18 and 19,
 * strict mode safe.
 */
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Undo } from '../engine/index.ts';
import { createCardStore, type TourCardProps } from './card-store.ts';
import { createLoader, type Loader } from './loader.ts';
import type { Player, PlayerOptions } from './options.ts';

const PlayerContext = createContext<Player | null>(null);

export type { TourCardProps };

export type TourProviderProps = { readonly children?: ReactNode } & (
  | {
      /** A player of the host's own; the host destroys it. */
      readonly player: Player;
      readonly options?: never;
      readonly card?: never;
    }
  | {
      /** For a player of the provider's own. Read once: give the provider a `key` to begin with others. */
      readonly options: PlayerOptions;
      /** Draws the card in place of the player, with spotlight, focus and keys as its own affair. Read once, too. */
      readonly card?: ComponentType<TourCardProps>;
      readonly player?: never;
    }
);

/** Gives the player to everything below. One of its own it takes out of the page when it unmounts. */
export function TourProvider({ player, options, card, children }: TourProviderProps) {
  const [cards] = useState(() => (card ? { Card: card, store: createCardStore() } : null));
  const [own] = useState<Loader | null>(() =>
    options ? createLoader(cards ? { ...options, presenter: cards.store.presenter } : options) : null,
  );
  useEffect(() => {
    if (!own) return undefined;
    own.wake().catch((reason) => console.error('[tourwright]', reason));
    return () => own.destroy();
  }, [own]);
  return (
    <PlayerContext.Provider value={player ?? own}>
      {children}
      {cards && <CardOutlet {...cards} />}
    </PlayerContext.Provider>
  );
}

interface CardOutletProps {
  readonly Card: ComponentType<TourCardProps>;
  readonly store: ReturnType<typeof createCardStore>;
}

function CardOutlet({ Card, store }: CardOutletProps) {
  const props = useSyncExternalStore(store.subscribe, store.current, () => null);
  return props && <Card {...props} />;
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
