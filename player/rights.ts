/** What of a tour the user lacks roles or permissions for, in words. Loaded when someone asks why it does not begin. */
import { type Catalog, type Plan, routeOfTool, type Step, type Viewer } from '../engine/index.ts';

/**
 * Sentences that name the roles and permissions for want of which a plan is refused, or else its steps are left out;
 * none when it is neither.
 */
export function lackingRights({ tour, viewer, catalog, refusal, omitted }: Plan): string[] {
  if (refusal?.code === 'not_permitted')
    return lackingOf(tour.audience, viewer).map((lack) => `It needs ${lack}.`);
  const leftOut = new Set(omitted.map(({ id }) => id));
  return tour.steps
    .filter(({ id }) => leftOut.has(id))
    .flatMap((step) => {
      const lacking = [
        ...neededPermissions(catalog, step).flatMap((any) => lackingOf({ anyPermission: any }, viewer)),
        ...lackingOf(step.when ?? {}, viewer),
      ];
      return lacking.length === 0 ? [] : [`"${step.id}" needs ${lacking.join(', and ')}.`];
    });
}

interface Rights {
  /** One of them; none is needed where there are none. */
  readonly roles?: readonly string[];
  /** One of them. */
  readonly anyPermission?: readonly string[];
  /** All of them. */
  readonly permissions?: readonly string[];
}

function lackingOf({ roles = [], anyPermission = [], permissions = [] }: Rights, viewer: Viewer): string[] {
  const isLacked = (permission: string): boolean => !viewer.permissions.includes(permission);
  return [
    ...(roles.length === 0 || roles.some((role) => viewer.roles.includes(role))
      ? []
      : [`the role ${either(roles)}`]),
    ...(anyPermission.every(isLacked) && anyPermission.length > 0
      ? [`the permission ${either(anyPermission)}`]
      : []),
    ...permissions.filter(isLacked).map((permission) => `the permission "${permission}"`),
  ];
}

/**
 * The permissions that a step needs, one of each list (S0-15): that of its tool, that of the route it leads to, and,
 * where a tool or an anchor is not on every route, that of one of its routes. What is free to all has no list.
 */
function neededPermissions(catalog: Catalog, { tool, anchor }: Step): string[][] {
  const row = catalog.tools.get(tool);
  const target = routeOfTool(catalog, tool);
  const ofRoutes = (keys: readonly string[]) => keys.map((key) => catalog.routes.get(key)?.permission);
  const anchorRoutes = catalog.anchors.get(anchor)?.routes ?? 'any';
  return [
    [row?.permission],
    ofRoutes(target === undefined ? [] : [target]),
    ofRoutes(row?.routes ?? []),
    ofRoutes(anchorRoutes === 'any' ? [] : anchorRoutes),
  ].flatMap((any) => (any.every((permission) => permission !== undefined) ? [[...new Set(any)]] : []));
}

function either(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(' or ');
}
