/** Who can watch a preview: what the selects of the desk offer. */
import type { Scalar, Viewer } from '../engine/index.ts';
import type { TourDocument, TourOverlayDocument } from '../schemas/index.ts';
import type { PreviewApp, PreviewData } from './data.ts';
import { wordsOf } from './names.ts';
import { sampleOf } from './sample.ts';

/** The choice of all roles at once. */
export const EVERY_ROLE = '*';

/** The tenant that no overlay is of. */
export const NO_TENANT = '';

export interface Chosen {
  readonly app: string;
  readonly locale: string;
  readonly tenant: string;
  readonly role: string;
  /** Counts the users: each has progress of its own. */
  readonly user: number;
}

/** After the tenant's name: the tenant with its drafts in force. */
const DRAFT = ' (draft)';

/** The tenants that have a live overlay, and those that have a draft, after the one that has none. */
export function tenantsOf({ overlays }: PreviewApp): string[] {
  const names = overlays.map(({ tenant, stage }) => (stage === 'draft' ? `${tenant}${DRAFT}` : tenant));
  return [NO_TENANT, ...[...new Set(names)].sort()];
}

/** The overlays that the chosen tenant sees: a draft that is asked for is in force, in place of the live one. */
export function overlaysOf({ tenant: choice }: Chosen, { overlays }: PreviewApp): TourOverlayDocument[] {
  const tenant = tenantIn(choice);
  const own = overlays.filter((each) => each.tenant === tenant);
  const live = own.filter(({ stage }) => stage !== 'draft');
  if (tenant === choice) return live;
  const drafts = own.filter(({ stage }) => stage === 'draft');
  const rest = live.filter(({ tour }) => drafts.every((draft) => draft.tour !== tour));
  return [...rest, ...drafts.map((draft) => ({ ...draft, stage: 'live' as const }))];
}

function tenantIn(choice: string): string {
  return choice.endsWith(DRAFT) ? choice.slice(0, -DRAFT.length) : choice;
}

/** The choice with what the project still has; else with the first of each. */
export function settle(chosen: Chosen, { apps, locales, roles }: PreviewData): Chosen {
  const app = apps.find((each) => each.app === chosen.app) ?? apps[0];
  const among = (value: string, known: readonly string[]) =>
    known.includes(value) ? value : (known[0] ?? '');
  return {
    app: app?.app ?? '',
    locale: among(chosen.locale, locales.names),
    tenant: among(chosen.tenant, app ? tenantsOf(app) : []),
    role: among(chosen.role, [EVERY_ROLE, ...Object.keys(roles)]),
    user: chosen.user,
  };
}

export function viewerOf(chosen: Chosen, app: PreviewApp, { roles, facts }: PreviewData): Viewer {
  const all = chosen.role === EVERY_ROLE;
  const audiences = app.tours.flatMap(
    ({ built }) => (built?.tour as TourAudience | undefined)?.audience ?? [],
  );
  const permissions = all
    ? [
        ...permissionsOf(app),
        ...[...Object.values(roles), ...audiences.map((each) => each.permissions ?? [])].flat(),
      ]
    : (roles[chosen.role] ?? []);
  return {
    id: `preview-${chosen.user}`,
    tenant: tenantIn(chosen.tenant),
    roles: all
      ? [...new Set([...Object.keys(roles), ...audiences.flatMap((each) => each.roles ?? [])])]
      : [chosen.role],
    permissions: [...new Set(permissions)].sort(),
    locale: chosen.locale,
    facts: Object.fromEntries(
      Object.entries(facts).map(([name, schema]) => [name, sampleOf(schema, wordsOf(name)) as Scalar]),
    ),
  };
}

/** A built tour, as far as it says who may see it. */
type TourAudience = Partial<Pick<TourDocument, 'audience'>>;

function permissionsOf({ tools }: PreviewApp): string[] {
  return [...tools.routes, ...tools.tools].flatMap(({ permission }) => permission ?? []);
}
