import { PAGE_ANCHOR } from '../../engine/index.ts';
import { tourWith } from '../example.ts';
import { anchorsBeside, tourOf } from '../facts.ts';
import type { Path } from '../pointer.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { didYouMean } from '../unknown-name.ts';

export const anchorKnownText: RuleText = {
  summary: 'A step points at an anchor that the app member does not declare.',
  why: 'The place was renamed or removed. A user would be left with a card that points at nothing.',
  fix: 'Use an anchor from the anchor registry, or declare the new one in the module and run `tour gen`. `page` stands for the whole page.',
  example: {
    failing: tourWith('id: open\ntool: navigate.orders.list\ntext: tours.example.open\nanchor: nav.order'),
    clean: tourWith('id: open\ntool: navigate.orders.list\ntext: tours.example.open\nanchor: nav.orders'),
  },
};

export const anchorKnown = defineRule({
  id: 'anchor-known',
  severity: 'error',
  collect: tourOf,
  link({ app, steps }, { catalog, nearest }) {
    const anchors = catalog(app)?.anchors;
    if (anchors === undefined) return [];
    const isUnknown = (name: string) => name !== PAGE_ANCHOR && !anchors.has(name);
    const unknown = (name: string, path: Path) =>
      didYouMean({
        path,
        fact: `${quote(app)} declares no anchor ${quote(name)}.`,
        wrong: name,
        nearest: nearest(name, anchors),
        otherwise: 'Declare it in its module and run `tour gen`, or use "page" for the whole page.',
      });
    return steps.flatMap((step, index) => [
      ...(isUnknown(step.anchor) ? [unknown(step.anchor, ['steps', index, 'anchor'])] : []),
      ...anchorsBeside(step).flatMap(({ name, at }) =>
        isUnknown(name) ? unknown(name, ['steps', index, ...at]) : [],
      ),
    ]);
  },
});
