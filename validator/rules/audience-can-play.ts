import type { TourDocument } from '../../schemas/index.ts';
import { tourHead } from '../example.ts';
import { tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { flowIn, type StepFlow, type TourFlow } from '../flow.ts';
import { knownPermissions } from '../known-permissions.ts';
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

/** A permission that one step needs, for its tool or for the routes that the tour is on. */
interface Need {
  readonly permission: string;
  readonly index: number;
  readonly flow: StepFlow;
  readonly by: 'tool' | 'route';
}

type Roles = Readonly<Record<string, readonly string[]>>;

export const audienceCanPlay = defineRule({
  id: 'audience-can-play',
  severity: 'error',
  collect: tourOf,
  link(tour, scope) {
    const flow = scope.cachedHere(flowIn, tour);
    if (flow === undefined) return [];
    const { roles } = scope.project;
    // One that there is not may have been meant as the one that is lacked: `audience-known` tells of it.
    const known = knownPermissions(tour.app, scope);
    if (roles !== undefined && tour.audience?.permissions?.some((each) => !known.has(each))) return [];
    return checkAudience(tour, roles, (viewer) => lackedBy(viewer, flow, roles));
  },
});

interface Viewer {
  /** Undefined: any. */
  readonly role: string | undefined;
  readonly permissions: readonly string[];
}

/** What the steps need and a viewer does not have. */
function lackedBy(
  { role, permissions }: Viewer,
  { steps, catalog }: TourFlow,
  roles: Roles | undefined,
): Need[] {
  const neededOn = (route: string | undefined) => catalog.routes.get(route ?? '')?.permission;
  // A step for some roles only: of a user without a known role it is enough that all of these have the permission.
  const isFor = (each: string, permission: string) =>
    role === undefined ? permissionsOf(each, roles)?.includes(permission) === false : each === role;
  const lacked: Need[] = [];
  for (const [index, flow] of steps.entries()) {
    const { step, tool, waiting } = flow;
    const isLacked = (permission: string | undefined): permission is string =>
      permission !== undefined &&
      !permissions.includes(permission) &&
      step.when?.permissions?.includes(permission) !== true &&
      step.when?.roles?.some((each) => isFor(each, permission)) !== false;
    const own = tool?.row.permission;
    if (isLacked(own)) lacked.push({ permission: own, index, flow, by: 'tool' });
    if (waiting === 'unknown') continue;
    // What every possible route needs is needed for certain.
    const first = neededOn(waiting[0]?.route);
    if (isLacked(first) && waiting.every(({ route }) => neededOn(route) === first)) {
      lacked.push({ permission: first, index, flow, by: 'route' });
    }
  }
  return lacked;
}

function checkAudience(
  { audience }: TourDocument,
  roles: Roles | undefined,
  lackedBy: (viewer: Viewer) => readonly Need[],
): Finding[] {
  const granted = audience?.permissions ?? [];
  if (audience?.roles !== undefined) {
    return audience.roles.flatMap((role, index): Finding[] => {
      const own = permissionsOf(role, roles);
      const lacked = own === undefined ? [] : lackedBy({ role, permissions: [...own, ...granted] });
      if (lacked.length === 0) return [];
      const message = `Role ${quote(role)} lacks ${described(lacked, roles)}. Take the role out of the audience, give it what it lacks in tour.config.yaml, or limit the step to those who have it ("when").`;
      return [{ path: ['audience', 'roles', index], message }];
    });
  }
  if (audience?.permissions !== undefined) {
    const lacked = lackedBy({ role: undefined, permissions: granted });
    if (lacked.length === 0) return [];
    const message = `A user with only these permissions lacks ${described(lacked, roles)}. Add it here, or limit the step to those who have it ("when").`;
    return [{ path: ['audience', 'permissions'], mark: 'key', severity: 'warning', message }];
  }
  return Object.entries(roles ?? {}).flatMap(([role, own]): Finding[] => {
    const lacked = lackedBy({ role, permissions: own });
    const [first] = lacked;
    if (first === undefined) return [];
    const message = `The tour is for everyone, and role ${quote(role)} lacks ${described(lacked, roles)}. Say who it is for ("audience"), or limit the step to those who have it ("when").`;
    return [{ path: ['steps', first.index, 'tool'], severity: 'warning', message }];
  });
}

/** Undefined for a role that is not configured. */
function permissionsOf(role: string, roles: Roles | undefined): readonly string[] | undefined {
  return roles !== undefined && Object.hasOwn(roles, role) ? roles[role] : undefined;
}

/** `the permission "a" (no role has it), which step "b" needs for its tool "c"`, each permission once. */
function described(lacked: readonly Need[], roles: Roles | undefined): string {
  const first = new Map<string, Need>();
  for (const need of lacked) if (!first.has(need.permission)) first.set(need.permission, need);
  // Then it is the permission that is wrong, or was renamed, and not this audience.
  const none = (permission: string) =>
    roles !== undefined && !Object.values(roles).flat().includes(permission) ? ' (no role has it)' : '';
  return enumerate(
    [...first.values()].map(
      ({ permission, flow, by }) =>
        `the permission ${quote(permission)}${none(permission)}, which step ${quote(flow.step.id)} needs for ${cause(flow, by)}`,
    ),
  );
}

function cause({ step, waiting }: StepFlow, by: Need['by']): string {
  if (by === 'tool') return `its tool ${quote(step.tool)}`;
  return `the route ${enumerate(routesOf(waiting), 'or')}`;
}
