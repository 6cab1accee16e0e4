/** Drawing the desk: selects, the list of tours, diagnostics, what happened. */
import type { PreviewData, PreviewTour } from './data.ts';
import { button, element, part } from './dom.ts';
import type { Explained } from './messages.ts';

export interface ToursView {
  readonly tours: readonly PreviewTour[];
  readonly explained: readonly Explained[];
  readonly running: string | null;
  readonly step: string | null;
  /** Tour to why it did not start when it was asked for. */
  readonly refused: ReadonlyMap<string, string>;
}

export interface ToursActs {
  start(tour: string): void;
  stop(): void;
}

/** Fills a select; one with a single choice is not shown. */
export function fillSelect(id: string, options: readonly (readonly [string, string])[], value: string): void {
  const select = part(id) as HTMLSelectElement;
  select.replaceChildren(...options.map(([key, words]) => element('option', { value: key }, words)));
  select.value = value;
  const label = select.closest('label');
  if (label) label.hidden = options.length < 2;
}

export function drawTours(view: ToursView, acts: ToursActs): void {
  const focused = document.activeElement?.closest('[data-tour]')?.getAttribute('data-tour');
  part('tour-count').textContent = String(view.tours.length);
  part('tours').replaceChildren(...view.tours.map((tour) => tourItem(tour, view, acts)));
  if (view.tours.length === 0) part('tours').append(element('li', { class: 'none' }, 'No tours here yet.'));
  if (focused) document.querySelector<HTMLElement>(`[data-tour="${CSS.escape(focused)}"] button`)?.focus();
}

function tourItem(tour: PreviewTour, { explained, running, step, refused }: ToursView, acts: ToursActs) {
  const { key, built } = tour;
  const known = explained.find((each) => each.tour === key);
  const isRunning = built !== undefined && running === key;
  const title = built ? (known?.title ?? key) : key;
  const blocked = built === undefined || (known?.blocked.length ?? 0) > 0;
  const act = isRunning
    ? button({ class: 'start', 'aria-label': `Stop ${title}` }, acts.stop, 'Stop')
    : button(
        { class: 'start', 'aria-label': `Start ${title}`, disabled: blocked },
        () => acts.start(key),
        'Start',
      );
  return element(
    'li',
    {
      'data-tour': key,
      'data-state': built ? (isRunning ? 'running' : blocked ? 'blocked' : 'ready') : 'faulty',
    },
    element('div', { class: 'head' }, element('strong', {}, title), element('code', {}, key)),
    act,
    ...notesOf(tour, known, isRunning ? step : null, refused.get(key)),
  );
}

function notesOf(
  { built, errors, file }: PreviewTour,
  known: Explained | undefined,
  step: string | null,
  refusal: string | undefined,
): Node[] {
  if (!built) {
    const words = `${errors} ${errors === 1 ? 'error' : 'errors'} in ${file}: it cannot start.`;
    return [element('p', { class: 'bad' }, words)];
  }
  // What keeps it from this viewer in any case is told by `explain` at more length than by the refusal.
  const blocked = known?.blocked ?? [];
  const bad = blocked.length === 0 && refusal !== undefined ? [refusal] : blocked;
  const notByItself = known && known.blocked.length === 0 ? known.notByItself : [];
  return [
    ...(step === null ? [] : [element('p', { class: 'now' }, 'At step ', element('code', {}, step))]),
    ...bad.map((message) => element('p', { class: 'bad' }, message)),
    ...(notByItself.length > 0 && step === null
      ? [
          element(
            'details',
            {},
            element('summary', {}, 'Why it does not start by itself'),
            ...notByItself.map((message) => element('p', {}, message)),
          ),
        ]
      : []),
  ];
}

export function drawProblems({ diagnostics, faults }: PreviewData): void {
  const count = diagnostics.length + faults.length;
  const errors = faults.length + diagnostics.filter(({ severity }) => severity === 'error').length;
  part('problem-count').textContent = String(count);
  part('problem-count').dataset.severity = errors > 0 ? 'error' : count > 0 ? 'warning' : 'none';
  part('problems').replaceChildren(
    ...faults.map((fault) => element('li', { 'data-severity': 'error' }, element('p', {}, fault))),
    ...diagnostics.map(({ file, line, column, severity, message, rule, fixes }) =>
      element(
        'li',
        { 'data-severity': severity },
        element('code', {}, `${file}:${line}:${column}`),
        element('p', {}, `${severity}: ${message} `, element('span', { class: 'rule' }, `[${rule}]`)),
        ...fixes.map((title) => element('p', { class: 'fix' }, `fix: ${title}`)),
      ),
    ),
  );
  if (count === 0) part('problems').append(element('li', { class: 'none' }, 'No problems found.'));
}

export function drawLog(entries: readonly { readonly name: string; readonly detail: string }[]): void {
  part('log').replaceChildren(
    ...entries.map(({ name, detail }) =>
      element('li', {}, element('strong', {}, name), ' ', element('code', {}, detail)),
    ),
  );
}
