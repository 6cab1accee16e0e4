import { createContext, useContext } from 'react';
import type { ClientTools } from '../../catalog/console/client-tools.d.ts';
import type { TourMenuProps } from '../TourMenu.tsx';

/** What connects the screens with the tours that play over them. */
export interface TourLink extends TourMenuProps {
  /** Hears that the user did by hand what a client tool does, with the result that the tool would have given. */
  readonly onDone: <Name extends keyof ClientTools>(tool: Name, result: ClientTools[Name]['result']) => void;
}

const ToursContext = createContext<TourLink>({
  tours: [],
  onStart: () => undefined,
  onAsk: () => undefined,
  refused: [],
  onDone: () => undefined,
});

/** Gives the tours, and who hears of what the user does, to everything below. */
export const ToursProvider = ToursContext.Provider;

export function useTours(): TourLink {
  return useContext(ToursContext);
}
