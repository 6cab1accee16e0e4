import { tourHead } from '../example.ts';
import { tourOf } from '../facts.ts';
import type { Project } from '../project.ts';
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

function membersOf({ apps, withoutCatalog = new Set() }: Project): ReadonlySet<string> {
  return new Set([...apps.keys(), ...withoutCatalog]);
}

export const appKnown = defineRule({
  id: 'app-known',
  severity: 'error',
  collect: tourOf,
  link({ app }, { project, nearest, cached }) {
    if (project.apps.has(app)) return [];
    const members = cached(membersOf, project);
    const list =
      members.size === 0 ? 'None is configured.' : `There is ${enumerate([...members].map(quote))}.`;
    return [
      didYouMean({
        path: ['app'],
        fact: `${quote(app)} is no app member of tour.config.yaml.`,
        nearest: nearest(app, members),
        wrong: app,
        otherwise: list,
      }),
    ];
  },
});
