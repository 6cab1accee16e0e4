/** Medians and percentiles, and the tables of a run. */

export function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (values) => percentile(values, 0.5);

/** Figures in the order of the table: name in the samples, and what it is called there. */
const ROWS = [
  ['first', 'first start to painted, ms'],
  ['FirstTaskDuration', 'main thread in the first start, ms'],
  ['later', 'later start to painted, ms'],
  ['next', 'next to stable, ms'],
  ['next', 'next to stable, p95, ms', 0.95],
  ['nextPainted', 'next to painted, ms'],
  ['LayoutCount', 'layouts per step'],
  ['RecalcStyleCount', 'style recalculations per step'],
  ['ScriptDuration', 'script per step, ms'],
  ['TaskDuration', 'main thread per step, ms'],
  ['pageLayouts', 'layouts while the page scrolls'],
  ['pageDrift', 'drift while the page scrolls, px'],
  ['stickyLayouts', 'layouts, anchor in a sticky bar'],
  ['stickyDrift', 'drift, anchor in a sticky bar, px'],
  ['innerLayouts', 'layouts while a box scrolls'],
  ['innerDrift', 'drift while a box scrolls, px'],
  ['restLayouts', 'layouts in a second at rest'],
  ['restStyles', 'style recalculations at rest'],
  ['restFrames', 'frames asked for at rest'],
  ['late', 'late anchor to painted, ms'],
  ['default.later', 'start to painted, as it comes, ms'],
  ['default.nextPainted', 'next to painted, as it comes, ms'],
  ['default.next', 'next to stable, as it comes, ms'],
  ['default.TaskDuration', 'main thread per step, as it comes, ms'],
  ['20k.later', '20,000 nodes: start to painted, ms'],
  ['20k.next', '20,000 nodes: next to stable, ms'],
  ['100k.later', '100,000 nodes: start to painted, ms'],
  ['100k.next', '100,000 nodes: next to stable, ms'],
  ['100k.TaskDuration', '100,000 nodes: main thread per step, ms'],
  ['heapPerCycle', 'heap per start and stop, bytes'],
  ['nodesLeft', 'nodes left after 1,000'],
  ['listenersLeft', 'listeners left after 1,000'],
  ['attributesLeft', 'attributes changed (1: yes)'],
  ['elementsLeftByOne', 'elements left after one'],
];

const written = (value) => {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? '' : '∞';
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(1).replace(/\.0$/, '');
};

export function table(samples, bytes, verdicts) {
  const subjects = Object.keys(samples);
  const rows = ROWS.filter(([name]) => subjects.some((subject) => samples[subject][name]));
  const lines = rows.map(([name, title, part = 0.5]) => [
    title,
    ...subjects.map((subject) => {
      const list = samples[subject][name];
      return list ? written(percentile(list, part)) : '';
    }),
  ]);
  if (bytes.tourwright) {
    const { loader, player, occasional, i18next } = bytes.tourwright;
    lines.push([
      'bytes after gzip',
      ...subjects.map((each) => (each === 'tourwright' ? player : (bytes[each] ?? ''))),
    ]);
    lines.push(['  loader alone', ...subjects.map((each) => (each === 'tourwright' ? loader : ''))]);
    lines.push([
      '  loaded on occasion',
      ...subjects.map((each) => (each === 'tourwright' ? occasional : '')),
    ]);
    lines.push(['  own i18next', ...subjects.map((each) => (each === 'tourwright' ? i18next : ''))]);
  }
  const checks = verdicts.map(({ title, value, limit, met }) => [
    met ? 'pass' : 'MISS',
    title,
    written(value),
    limit,
  ]);
  return [grid(['', ...subjects], lines), '', grid(['', 'target', 'measured', 'limit'], checks)].join('\n');
}

function grid(head, lines) {
  const all = [head, ...lines].map((line) => line.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  const isText = (cell) => /^[^\d-]/.test(cell);
  const draw = (line) =>
    line
      .map((cell, column) =>
        column === 0 || isText(cell) ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
      )
      .join('  ')
      .trimEnd();
  return [draw(all[0]), widths.map((width) => '-'.repeat(width)).join('  '), ...all.slice(1).map(draw)].join(
    '\n',
  );
}
