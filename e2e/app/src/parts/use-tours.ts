import { createContext, useContext } from 'react';
import type { TourMenuProps } from '../TourMenu.tsx';

const ToursContext = createContext<TourMenuProps>({ tours: [], onStart: () => undefined });

/** Gives the tours that the menu offers to everything below. */
export const ToursProvider = ToursContext.Provider;

export function useTours(): TourMenuProps {
  return useContext(ToursContext);
}
