import { tourWith } from '../example.ts';
import { tourOf } from '../facts.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { toolsOutOfReach } from '../tool-reach.ts';

export const toolReachableText: RuleText = {
  summary:
    'A step calls a tool that the app offers on none (error) or only some (warning) of the screens where the tour can be by then.',
  why: 'A list can be filtered where it is shown. Elsewhere the call is refused, and the user is stuck at the step.',
  fix: 'Lead the user to a screen that offers the tool in an earlier step, or start the tour there.',
  example: {
    failing: tourWith(
      'id: team\ntool: navigate.team.settings\ntext: tours.example.open\nanchor: nav.team\nadvance: route',
      'id: filter\ntool: orders.list.filter\ninput: { status: [open] }\ntext: tours.example.hello\nanchor: page',
    ),
    clean: tourWith(
      'id: orders\ntool: navigate.orders.list\ntext: tours.example.open\nanchor: nav.orders\nadvance: route',
      'id: filter\ntool: orders.list.filter\ninput: { status: [open] }\ntext: tours.example.hello\nanchor: page',
    ),
  },
};

export const toolReachable = defineRule({
  id: 'tool-reachable',
  severity: 'error',
  collect: tourOf,
  link: (tour, scope) => toolsOutOfReach(tour, scope, 'others'),
});
