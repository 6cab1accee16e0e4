import { tourHead } from '../example.ts';
import { tourOf } from '../facts.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { isSamePlace } from '../scope.ts';

export const tourKeyUniqueText: RuleText = {
  summary: 'Two tours have the same key.',
  why: 'Progress is recorded under the key of the tour. A user who completed one of the two would never see the other.',
  fix: 'Give one of the tours another key. A tour that users have seen keeps its own.',
  example: {
    failing: `${tourHead('')}---\n${tourHead('')}`,
    clean: `${tourHead('')}---\n${tourHead('').replace('orders.example', 'orders.another')}`,
  },
};

export const tourKeyUnique = defineRule({
  id: 'tour-key-unique',
  severity: 'error',
  collect: tourOf,
  link({ key }, { tours, place }) {
    const first = tours.get(key)?.[0];
    if (first === undefined || isSamePlace(first.place, place)) return [];
    return [
      {
        path: ['key'],
        message: `A tour with the key ${quote(key)} exists already, in ${first.place.file}. Progress is recorded under the key: give this tour another.`,
        related: [{ at: first.place, path: ['key'], message: `${quote(key)} is the key of this tour.` }],
      },
    ];
  },
});
