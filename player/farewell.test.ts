import { expect, test } from 'vitest';
import { SimulatedClock } from '../engine/testing/simulated-clock.ts';
import { createFarewell } from './farewell.ts';

const said = () => document.querySelector('[role=status]')?.textContent;
const sentence = ['The tour is complete.', 'en'] as const;

test('says once that the tour is complete, and leaves nothing behind', () => {
  const clock = new SimulatedClock();
  const farewell = createFarewell(clock);
  farewell.say(...sentence);
  expect(said()).toBe('');
  clock.advance(100);
  expect(said()).toBe('The tour is complete.');
  clock.advance(1_900);
  expect(said()).toBeUndefined();
});

test('goes with the player', () => {
  const clock = new SimulatedClock();
  const farewell = createFarewell(clock);
  farewell.say(...sentence);
  farewell.stop();
  expect(said()).toBeUndefined();
  clock.advance(5_000);
  expect(said()).toBeUndefined();
});
