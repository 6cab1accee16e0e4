import { expect, test } from 'vitest';
import { SimulatedClock } from '../engine/testing/simulated-clock.ts';
import { createFarewell } from './farewell.ts';

const said = () => document.querySelector('[role=status]')?.textContent;

test('says once that the tour is complete, and leaves nothing behind', () => {
  const clock = new SimulatedClock();
  const farewell = createFarewell(clock);
  farewell.say('The tour is complete.');
  expect(said()).toBe('');
  clock.advance(100);
  expect(said()).toBe('The tour is complete.');
  clock.advance(1_900);
  expect(document.body.childElementCount).toBe(0);
});

test('goes with the player', () => {
  const clock = new SimulatedClock();
  const farewell = createFarewell(clock);
  farewell.say('The tour is complete.');
  farewell.stop();
  expect(document.body.childElementCount).toBe(0);
  clock.advance(5_000);
  expect(document.body.childElementCount).toBe(0);
});
