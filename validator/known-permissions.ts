/** The permissions that a project knows of. */
import type { Catalog } from '../engine/index.ts';
import type { Project } from './project.ts';
import type { ProjectScope, Scope } from './scope.ts';

/** Those that a role has, or that a route or tool of the app member needs. */
export function knownPermissions(app: string, scope: Scope): ReadonlySet<string> {
  return scope.cached(permissionsIn, scope.catalog(app) ?? scope.project);
}

function permissionsIn(member: Catalog | Project, { project }: ProjectScope): ReadonlySet<string> {
  const rows = 'routes' in member ? [...member.routes.values(), ...member.tools.values()] : [];
  const needed = rows.flatMap(({ permission }) => permission ?? []);
  return new Set([...Object.values(project.roles ?? {}).flat(), ...needed]);
}
