/** A run beside other tabs and out of sight, and what is drawn of it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tourFromBuild } from '../engine/index.ts';
import { built, openTab } from './testing/one-tab.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

function becomes(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A tab in which the tour `a` was started. */
async function started(by: 'user' | 'itself' = 'user') {
  const tab = openTab();
  void (by === 'user' ? tab.starts.start('a') : tab.starts.byItself(tourFromBuild(built('a'))));
  await tab.answer('a');
  const run = tab.starts.run();
  if (!run) throw new Error('Nothing runs.');
  return { ...tab, run, takes: () => tab.claims.map(({ take }) => take) };
}

const drawn = () => new Promise((resolve) => setTimeout(resolve));

it('nothing is drawn after the end', async () => {
  const { starts, run, story } = await started();
  run.ask('next', 'user');
  starts.stop();
  await drawn();
  expect(story.at(-1)).toBe('takes it away');
});

it('nothing is drawn of what waits for its turn', async () => {
  const { run, story, claims } = await started('itself');
  run.redraw();
  await drawn();
  expect(story).toEqual([]);
  claims[0]?.granted();
  await drawn();
  expect(story.at(-1)).toBe('draws s1 of a');
});

it('who asks to leave may start another tour right away', async () => {
  const { run, story } = await started();
  run.ask('leave', 'user');
  expect(story.slice(-3)).toEqual(['takes it away', 'tells that a is active', 'leaves the tabs']);
});

it('a tab that was out of sight waits for the lead when it is seen again, and does not take it', async () => {
  const { run, timers, takes, story, claims } = await started();
  for (const fire of timers) fire();
  claims[0]?.granted();
  expect([run.leads(), takes()]).toEqual([true, [true]]);
  becomes('hidden');
  expect(run.leads()).toBe(false);
  expect(story.filter((each) => each === 'gives up')).toHaveLength(1);
  becomes('visible');
  expect(takes()).toEqual([true, false]);
});

it('what is asked for in a tab out of sight takes the lead when that is seen', async () => {
  becomes('hidden');
  const { takes, story } = await started();
  expect([takes(), story]).toEqual([[], []]);
  becomes('visible');
  expect(takes()).toEqual([true]);
});

it('a tab asks for the lead once at a time', async () => {
  const { takes, story } = await started('itself');
  becomes('visible');
  expect(takes()).toEqual([false, false]);
  expect(story).toEqual(['gives up']);
});
