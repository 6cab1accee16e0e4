import type { TourDocument } from '../../schemas/index.ts';
import { tourHead } from '../example.ts';
import { tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { knownPermissions } from '../known-permissions.ts';
import type { Path } from '../pointer.ts';
import type { Project } from '../project.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import type { Scope } from '../scope.ts';
import { didYouMean } from '../unknown-name.ts';

export const audienceKnownText: RuleText = {
  summary: 'An audience names a role or a permission that the project does not have.',
  why: 'Nobody has it, so nobody is shown the tour or the step, and nobody notices.',
  fix: 'Name a role from `roles` in tour.config.yaml, and permissions that a role has or that a route or tool needs.',
  example: {
    failing: tourHead('audience: { roles: [cashire] }'),
    clean: tourHead('audience: { roles: [cashier] }'),
  },
};

interface Group {
  readonly roles?: readonly string[];
  readonly permissions?: readonly string[];
  readonly path: Path;
}

function groupsOf({ audience, steps }: TourDocument): Group[] {
  const groups: Group[] = audience === undefined ? [] : [{ ...audience, path: ['audience'] }];
  for (const [index, { when }] of steps.entries()) {
    if (when !== undefined) groups.push({ ...when, path: ['steps', index, 'when'] });
  }
  return groups;
}

export const audienceKnown = defineRule({
  id: 'audience-known',
  severity: 'error',
  collect: tourOf,
  link(tour, scope) {
    const { roles } = scope.project;
    // Without configured roles it is not known which there are, nor all the permissions.
    if (roles === undefined) return [];
    const names = scope.cached(rolesOf, scope.project);
    const permissions = knownPermissions(tour.app, scope);
    return groupsOf(tour).flatMap((group) => [
      ...unknownIn(group.roles, [...group.path, 'roles'], names, 'role', scope),
      ...unknownIn(group.permissions, [...group.path, 'permissions'], permissions, 'permission', scope),
    ]);
  },
});

function rolesOf({ roles = {} }: Project): ReadonlySet<string> {
  return new Set(Object.keys(roles));
}

function unknownIn(
  given: readonly string[] | undefined,
  path: Path,
  known: ReadonlySet<string>,
  noun: 'role' | 'permission',
  { nearest }: Scope,
): Finding[] {
  return (given ?? []).flatMap((name, index) =>
    known.has(name)
      ? []
      : [
          didYouMean({
            path: [...path, index],
            fact: `There is no ${noun} ${quote(name)}.`,
            wrong: name,
            nearest: nearest(name, known),
            otherwise:
              noun === 'role'
                ? known.size === 0
                  ? '"roles" in tour.config.yaml is empty.'
                  : `"roles" in tour.config.yaml has ${enumerate([...known])}: name one of these, or add it there.`
                : 'No role has it, and no route or tool needs it. Correct it, or give it to a role under "roles" in tour.config.yaml.',
          }),
        ],
  );
}
