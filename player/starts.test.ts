import { beforeEach, expect, it } from 'vitest';
import { tourFromBuild } from '../engine/index.ts';
import { leftKey } from './left.ts';
import { built, done, openTab, record, viewer } from './testing/one-tab.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a tour that is to be planned anew gives way to what is asked for meanwhile', async () => {
  const { starts, kept, claims, answer } = openTab();
  void starts.byItself(tourFromBuild(built('a')));
  await answer('a');
  // Another tab went on with it before this one has the lead.
  kept.save({ ...record, steps: { s1: done } });
  claims[0]?.granted();
  const asked = starts.start('b');
  await answer('b');
  expect(await asked).toMatchObject({ ok: true });
  await answer('a');
  expect(starts.run()?.tour).toBe('b');
});

it('what is started while the record of the last tour is on its way is what a reload goes on with', async () => {
  const { starts, kept, mark, answer } = openTab();
  mark.set('a');
  kept.save({ ...record, status: 'completed' });
  const going = starts.goOn();
  const asked = starts.start('b');
  await answer('b');
  await asked;
  await answer('a');
  await going;
  expect(mark.get()).toBe('b');
});

it('a composed tour leaves alone what is known of one with its key', async () => {
  const { starts, storage } = openTab();
  storage.setItem(leftKey(viewer, 'a'), '1');
  expect(await starts.start({ value: 'a' })).toMatchObject({ ok: true });
  expect(storage.getItem(leftKey(viewer, 'a'))).toBe('1');
});

it('a tour begins with what another tab did until then', async () => {
  const { starts, kept, answer } = openTab();
  const going = starts.byItself(tourFromBuild(built('a')));
  await answer('a', () => kept.save({ ...record, attempt: 2 }));
  expect(await going).toMatchObject({ ok: true, attempt: 2 });
});

it('of a running tour a step that there is not is refused, and one that was done begins it anew', async () => {
  const { starts, kept, answer } = openTab();
  kept.save({ ...record, steps: { s1: done } });
  const asked = starts.start('a');
  await answer('a');
  expect(await asked).toMatchObject({ ok: true, attempt: 1 });
  expect(await starts.start('a', { step: 's9' })).toMatchObject({ refusal: { code: 'unknown_step' } });
  expect(await starts.start('a', { step: 's2' })).toMatchObject({ ok: true, attempt: 1 });
  const again = starts.start('a', { step: 's1' });
  await answer('a');
  expect(await again).toMatchObject({ ok: true, attempt: 2 });
});

it('what another tab shows is taken over by who asks for it here, and nothing comes by itself beside what waits', async () => {
  const { starts, claims, timers, story, answer } = openTab();
  void starts.byItself(tourFromBuild(built('a')));
  await answer('a');
  const other = starts.byItself(tourFromBuild(built('b')));
  await answer('b');
  expect(await other).toMatchObject({ refusal: { code: 'already_running' } });
  const asked = starts.start('a');
  await answer('a');
  expect(await asked).toMatchObject({ ok: true });
  for (const fire of timers) fire();
  expect(claims.map(({ take }) => take)).toEqual([false, true]);
  expect(story).not.toContain('tour_left a');
});

it('a tour that is begun anew is not left by that', async () => {
  const { starts, kept, story, answer } = openTab();
  kept.save({ ...record, steps: { s1: done } });
  for (const step of ['s2', 's1']) {
    const asked = starts.start('a', { step });
    await answer('a');
    await asked;
  }
  expect(story).not.toContain('tour_left a');
  expect(story.at(-1)).toBe('draws s1 of a');
});

it('a composed tour knows nothing of the record of one with its key', async () => {
  const { starts, kept } = openTab();
  kept.save({ ...record, attempt: 3, status: 'completed' });
  expect(await starts.start({ value: 'a' })).toMatchObject({ ok: true, attempt: 1 });
});

it('what is started is no longer one that the user left', async () => {
  const { starts, storage, answer } = openTab();
  storage.setItem(leftKey(viewer, 'a'), '1');
  void starts.start('a');
  await answer('a');
  expect(storage.getItem(leftKey(viewer, 'a'))).toBeNull();
});

it.each(['completed', 'dismissed'] as const)(
  'what another tab has %s is over, and the others are told nothing of it',
  async (status) => {
    const { starts, kept, claims, mark, story, answer } = openTab();
    void starts.byItself(tourFromBuild(built('a')));
    await answer('a');
    expect(mark.get()).toBe('a');
    kept.save({ ...record, status });
    claims[0]?.granted();
    await new Promise((resolve) => setTimeout(resolve));
    expect(starts.run()).toBeUndefined();
    expect(mark.get()).toBeNull();
    expect(story).toEqual(['takes it away', 'gives up', 'leaves the tabs']);
  },
);

it('a tour that another tab began anew is planned anew', async () => {
  const { starts, kept, claims, answer } = openTab();
  void starts.byItself(tourFromBuild(built('a')));
  await answer('a');
  kept.save({ ...record, attempt: 2 });
  claims[0]?.granted();
  await answer('a');
  expect(starts.run()?.attempt).toBe(2);
});

it('a tour that is ended in another tab ends here, and the tabs are left', async () => {
  const { starts, mark, story, answer } = openTab();
  void starts.byItself(tourFromBuild(built('a')));
  await answer('a');
  starts.endedElsewhere('b');
  expect(starts.run()?.tour).toBe('a');
  starts.endedElsewhere('a');
  expect([starts.run(), mark.get()]).toEqual([undefined, null]);
  expect(story).toEqual(['takes it away', 'gives up', 'leaves the tabs']);
});
