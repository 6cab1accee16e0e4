/** The page's clock. */
import type { Clock } from '../engine/index.ts';

export function pageClock(): Clock {
  return {
    now: () => Date.now(),
    after(ms, fire) {
      const timer = setTimeout(fire, ms);
      return () => clearTimeout(timer);
    },
  };
}
