import { tourWith } from '../example.ts';
import { tourOf } from '../facts.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { toolsOutOfReach } from '../tool-reach.ts';

export const formReachableText: RuleText = {
  summary:
    'A step prefills a form on none (error) or only some (warning) of the screens where the tour can be by then.',
  why: 'A form opens on its own screens. Elsewhere the call is refused, and the user is stuck at the step.',
  fix: 'Lead the user to the screen of the form in an earlier step, or start the tour there.',
  example: {
    failing: tourWith(
      'id: team\ntool: navigate.team.settings\ntext: tours.example.open\nanchor: nav.team\nadvance: route',
      'id: create\ntool: orders.create.prefill\ntext: tours.example.hello\nanchor: orders.create.customer',
    ),
    clean: tourWith(
      'id: orders\ntool: navigate.orders.list\ntext: tours.example.open\nanchor: nav.orders\nadvance: route',
      'id: create\ntool: orders.create.prefill\ntext: tours.example.hello\nanchor: orders.create.customer',
    ),
  },
};

export const formReachable = defineRule({
  id: 'form-reachable',
  severity: 'error',
  collect: tourOf,
  link: (tour, scope) => toolsOutOfReach(tour, scope, 'prefills'),
});
