import { tourHead } from '../example.ts';
import { tourOf } from '../facts.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { didYouMean } from '../unknown-name.ts';

export const appKnownText: RuleText = {
  summary: 'The tour names an app member that the project does not have.',
  why: 'The app member decides which tools, routes and anchors there are. Without it nothing in the tour can be checked, and no app would play it.',
  fix: 'Name an app member from `apps` in tour.config.yaml, or add the new one there with its catalog.',
  example: {
    failing: tourHead('').replace('app: console', 'app: consol'),
    clean: tourHead(''),
  },
};

export const appKnown = defineRule({
  id: 'app-known',
  severity: 'error',
  collect: tourOf,
  link({ app }, { project, nearest }) {
    if (project.apps.has(app)) return [];
    const known = [...project.apps.keys()].map(quote);
    const list = known.length === 0 ? 'None is configured.' : `There is ${enumerate(known)}.`;
    return [
      didYouMean({
        path: ['app'],
        fact: `${quote(app)} is no app member of tour.config.yaml.`,
        nearest: nearest(app, project.apps),
        wrong: app,
        otherwise: list,
      }),
    ];
  },
});
