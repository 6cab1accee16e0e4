/** What the player has to reach. Each target is a ratio to the floor of the same run, or a count. */
import { median, percentile } from './table.js';

const FRAME_MS = 1000 / 60;

/** @returns {{ title: string, value: number, limit: string, met: boolean }[]} the targets of what was measured */
export function judge(samples, bytes) {
  const { tourwright: own, floor } = samples;
  const verdicts = [];
  const add = (title, value, most, unit = '') =>
    Number.isNaN(value) || verdicts.push({ title, value, limit: `≤ ${most}${unit}`, met: value <= most });
  const of = (subject, name, part = 0.5) => percentile(subject?.[name] ?? [], part);
  const ratio = (title, name, most, part) =>
    add(title, of(own, name, part) / of(floor, name, part), most, ' × floor');
  const count = (title, name, most, unit) => add(title, median(own?.[name] ?? []), most, unit);

  if (bytes.tourwright) {
    add('bytes: loader', bytes.tourwright.loader / 1000, 1.5, ' kB');
    add('bytes: player without i18next', bytes.tourwright.player / 1000, 30, ' kB');
  }
  ratio('first start to painted', 'first', 1.2);
  ratio('later start to painted', 'later', 1.2);
  ratio('next to stable', 'next', 1.4);
  ratio('next to stable, p95', 'next', 1.4, 0.95);
  count('layouts per step', 'LayoutCount', 2);
  count('style recalculations per step', 'RecalcStyleCount', 3);
  count('script per step', 'ScriptDuration', 1.5, ' ms');
  for (const where of ['page', 'sticky', 'inner']) {
    count(`layouts while scrolling, anchor: ${where}`, `${where}Layouts`, 0);
    count(`drift while scrolling, anchor: ${where}`, `${where}Drift`, 1, ' px');
  }
  count('layouts at rest', 'restLayouts', 0);
  count('style recalculations at rest', 'restStyles', 0);
  count('frames asked for at rest', 'restFrames', 0);
  add('late anchor: frames until painted', of(own, 'late') / FRAME_MS, 2, ' frames');
  ratio('as it comes: next to painted', 'default.nextPainted', 1.4);
  count('as it comes: next to stable', 'default.next', 250, ' ms');
  add(
    'as it comes: main thread per step',
    of(own, 'default.TaskDuration') / of(floor, 'default.TaskDuration'),
    3,
    ' × floor',
  );
  ratio('20,000 nodes: next to stable', '20k.next', 1.4);
  ratio('100,000 nodes: next to stable', '100k.next', 1.4);
  count('100,000 nodes: main thread per step', '100k.TaskDuration', FRAME_MS.toFixed(1), ' ms');
  count('heap per start and stop', 'heapPerCycle', 120, ' bytes');
  count('nodes left', 'nodesLeft', 0);
  count('listeners left', 'listenersLeft', 0);
  count('attributes changed', 'attributesLeft', 0);
  count('elements left', 'elementsLeftByOne', 0);
  return verdicts;
}
