import type { Catalog } from '../../engine/index.ts';
import type { TourDocument } from '../../schemas/index.ts';
import { tourHead } from '../example.ts';
import { tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { flowIn, type StepFlow } from '../flow.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { routesOf } from '../situations.ts';

const TO_REPORTS = (head: string) =>
  tourHead(head)
    .replace('tool: ui.point', 'tool: navigate.reports.home\n    call: enter')
    .replace('anchor: page', 'anchor: reports.chart');

export const audienceCanPlayText: RuleText = {
  summary: 'Users of the audience lack a permission that a step needs.',
  why: 'Steps that a user may not play are left out of the plan. What the tour was written for may be among them.',
  fix: 'Take the role out of the audience, ask for the permission under `audience.permissions`, give it to the role in tour.config.yaml, or show the step only to those who have it (`when: { permissions: … }`).',
  example: {
    failing: TO_REPORTS('audience: { roles: [cashier] }'),
    clean: TO_REPORTS('audience: { roles: [manager] }'),
  },
};

/** A permission that one step needs, and what for. */
interface Need {
  readonly permission: string;
  readonly step: number;
  readonly id: string;
  readonly by: () => string;
  readonly roles: readonly string[] | undefined;
  readonly granted: readonly string[];
}

type Roles = Readonly<Record<string, readonly string[]>>;

export const audienceCanPlay = defineRule({
  id: 'audience-can-play',
  severity: 'error',
  collect: tourOf,
  link(tour, scope) {
    const catalog = scope.catalog(tour.app);
    if (catalog === undefined) return [];
    const needs = scope.cached(flowIn, tour).flatMap((flow, step) => needsOf(flow, step, catalog));
    return checkAudience(tour, needs, scope.project.roles);
  },
});

function needsOf({ step, tool, waiting }: StepFlow, index: number, { routes }: Catalog): Need[] {
  const at = { step: index, id: step.id, roles: step.when?.roles, granted: step.when?.permissions ?? [] };
  const own = tool?.row.permission;
  const byTool =
    own === undefined ? [] : [{ ...at, permission: own, by: () => `its tool ${quote(step.tool)}` }];
  if (waiting === 'unknown') return byTool;
  // What every possible route needs is needed for certain.
  const neededOn = (route: string | undefined) => routes.get(route ?? '')?.permission;
  const first = neededOn(waiting[0]?.route);
  const isOfAll = first !== undefined && waiting.every(({ route }) => neededOn(route) === first);
  const byRoute = isOfAll
    ? [{ ...at, permission: first, by: () => `the route ${enumerate(routesOf(waiting), 'or')}` }]
    : [];
  return [...byTool, ...byRoute];
}

function checkAudience(
  { audience }: TourDocument,
  needs: readonly Need[],
  roles: Roles | undefined,
): Finding[] {
  const granted = audience?.permissions ?? [];
  const lackedBy = (role: string | undefined, own: readonly string[]) =>
    needs.filter(
      (need) =>
        ![...own, ...granted, ...need.granted].includes(need.permission) &&
        (need.roles === undefined || need.roles.some((each) => isOf(each, role, need.permission))),
    );
  // A step for some roles only: of a user without a known role it is enough that all of these have the permission.
  const isOf = (each: string, role: string | undefined, permission: string) =>
    role === undefined ? permissionsOf(each, roles)?.includes(permission) === false : each === role;
  if (audience?.roles !== undefined) {
    return audience.roles.flatMap((role, index): Finding[] => {
      const own = permissionsOf(role, roles);
      const lacked = own === undefined ? [] : lackedBy(role, own);
      if (lacked.length === 0) return [];
      const message = `Role ${quote(role)} lacks ${described(lacked)}. Take the role out of the audience, give it what it lacks in tour.config.yaml, or limit the step to those who have it ("when").`;
      return [{ path: ['audience', 'roles', index], message }];
    });
  }
  if (audience?.permissions !== undefined) {
    const lacked = lackedBy(undefined, []);
    if (lacked.length === 0) return [];
    const message = `A user with only these permissions lacks ${described(lacked)}. Add it here, or limit the step to those who have it ("when").`;
    return [{ path: ['audience', 'permissions'], mark: 'key', severity: 'warning', message }];
  }
  return Object.entries(roles ?? {}).flatMap(([role, own]): Finding[] => {
    const lacked = lackedBy(role, own);
    const [first] = lacked;
    if (first === undefined) return [];
    const message = `The tour is for everyone, and role ${quote(role)} lacks ${described(lacked)}. Say who it is for ("audience"), or limit the step to those who have it ("when").`;
    return [{ path: ['steps', first.step, 'tool'], severity: 'warning', message }];
  });
}

/** Undefined for a role that is not configured. */
function permissionsOf(role: string, roles: Roles | undefined): readonly string[] | undefined {
  return roles !== undefined && Object.hasOwn(roles, role) ? roles[role] : undefined;
}

/** `the permission "a", which step "b" needs for its tool "c"`, each permission once. */
function described(lacked: readonly Need[]): string {
  const first = new Map<string, Need>();
  for (const need of lacked) if (!first.has(need.permission)) first.set(need.permission, need);
  return enumerate(
    [...first.values()].map(
      ({ permission, id, by }) =>
        `the permission ${quote(permission)}, which step ${quote(id)} needs for ${by()}`,
    ),
  );
}
