import { tourWith } from '../example.ts';
import { advanceRules, tourOf } from '../facts.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { targetOf } from '../situations.ts';

export const advanceImmediateText: RuleText = {
  summary:
    'A step runs its tool at once and advances on what the tool does: the text is gone before it can be read.',
  why: 'The card flashes up and the next step is there. The user does not learn what happened, or where.',
  fix: 'Leave `call` out, so that the tool is offered as "Show me"; or advance by `manual`; or give `tool_result` a `where` that the first result does not meet.',
  example: {
    failing: tourWith(
      'id: open\ntool: navigate.orders.list\ncall: enter\ntext: tours.example.open\nanchor: nav.orders\nadvance: route',
    ),
    clean: tourWith(
      'id: open\ntool: navigate.orders.list\ntext: tours.example.open\nanchor: nav.orders\nadvance: route',
    ),
  },
};

export const advanceImmediate = defineRule({
  id: 'advance-immediate',
  severity: 'warning',
  collect: tourOf,
  link(tour, { catalog }) {
    const tools = catalog(tour.app)?.tools;
    return tour.steps.flatMap((step, index) => {
      if (step.call !== 'enter') return [];
      const leadsTo = targetOf(tools?.get(step.tool));
      const rule = advanceRules(step).find((use) => {
        if (use.rule.on === 'tool_result') return use.rule.where === undefined;
        return use.rule.on === 'route' && leadsTo !== undefined && (use.rule.route ?? leadsTo) === leadsTo;
      })?.rule;
      if (rule === undefined) return [];
      const by = rule.on === 'route' ? `comes to ${quote(leadsTo ?? '')}` : 'gives a result';
      return [
        {
          path: ['steps', index, 'call'],
          message: `"call: enter" runs ${quote(step.tool)} when the step begins, and the step advances as soon as it ${by}: nobody can read its text. Write "call: offer", or advance by "manual".`,
          suggestions: [
            {
              title: 'Write "offer".',
              safe: false,
              change: { path: ['steps', index, 'call'], value: 'offer' },
            },
          ],
        },
      ];
    });
  },
});
