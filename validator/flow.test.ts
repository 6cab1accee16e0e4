/** Where a tour can be at its steps, for what the cases of the rules do not tell apart. */
import { expect, test } from 'vitest';
import { createCatalog } from '../engine/index.ts';
import type { StepDocument, TourDocument } from '../schemas/index.ts';
import { flowOf } from './flow.ts';
import { on, type Situations } from './situations.ts';
import { anchorRow, toolRow } from './testing/rows.ts';

const routes = ['a', 'b'].map((key) => ({ key, module: 'm', path: `/${key}` }));
const catalog = createCatalog(
  {
    kind: 'ClientToolTable',
    app: 'app',
    hash: 'sha256:',
    routes,
    tools: [
      toolRow('leave', { routes: ['a'], effect: { kind: 'navigate', route: 'b' } }),
      toolRow('ui.point'),
    ],
  },
  {
    kind: 'AnchorRegistry',
    app: 'app',
    hash: 'sha256:',
    anchors: [anchorRow('on.a', { routes: ['a'] }), anchorRow('nav.a', { leadsTo: 'a' }), anchorRow('nav')],
  },
);

function flow(step: Partial<StepDocument>, more: Partial<TourDocument> = {}) {
  const own: StepDocument = { id: 's', tool: 'ui.point', text: 't.t', anchor: 'page', ...step };
  const [first] = flowOf(
    { kind: 'Tour', key: 'a.b', app: 'app', version: 1, title: 't.t', steps: [own], ...more },
    catalog,
  );
  if (first === undefined) throw new Error('There is no step.');
  return first;
}

const [a, b] = [on('a', []), on('b', [])];
const both: Situations = [a, b];

test('a call on entry is made once, also of a tool that is not offered where it leads', () => {
  const { shown, waiting, after } = flow({ tool: 'leave', call: 'enter', advance: 'manual' });
  expect({ shown, waiting, after }).toEqual({ shown: [b], waiting: [b], after: [b] });
});

test('an offered call may be made or not', () => {
  const { shown, waiting } = flow({ tool: 'leave', call: 'offer', advance: 'manual', anchor: 'on.a' });
  expect({ shown, waiting }).toEqual({ shown: [a], waiting: [a, b] });
});

test.each<[NonNullable<StepDocument['onMissing']>, Situations, Situations]>([
  ['wait', [a], [a]],
  ['center', both, both],
  // The card is never shown elsewhere, and the tour goes on from there.
  ['skip', [a], both],
])('a step with onMissing: %s', (onMissing, shown, after) => {
  const found = flow({ anchor: 'on.a', onMissing });
  expect(found.shown).toEqual(shown);
  expect(found.after).toEqual(after);
});

test.each<[string, Partial<StepDocument>, Situations]>([
  ['the own anchor, which leads where the tool does', { anchor: 'nav', advance: 'click' }, [b]],
  ['the own anchor, which says where it leads', { anchor: 'nav.a', advance: 'click' }, [a]],
  ['another anchor', { anchor: 'on.a', advance: { on: 'click', anchor: 'nav' } }, [a, b]],
  ['the page', { advance: 'click' }, [a, b]],
  ['an anchor that is none', { advance: { on: 'click', anchor: 'none' } }, 'unknown'],
])('after a click on %s', (_, step, expected) => {
  expect(flow({ tool: 'leave', call: 'offer', ...step }).after).toEqual(expected);
});

test('after a step that can be nowhere, nothing is known', () => {
  const { anchor, shown, after } = flow({ anchor: 'on.a' }, { trigger: { on: 'route', route: 'b' } });
  expect(anchor?.need).toEqual({ among: [b], possible: [] });
  expect({ shown, after }).toEqual({ shown: 'unknown', after: 'unknown' });
});

test('a step that is passed over wherever the tour can be leaves it there', () => {
  const step = { anchor: 'on.a', onMissing: 'skip' } as const;
  expect(flow(step, { trigger: { on: 'route', route: 'b' } }).after).toEqual([b]);
});

test('where a trigger begins on a route that is none, nothing is known', () => {
  expect(flow({}, { trigger: { on: 'route', route: 'none' } }).begin).toBe('unknown');
});
