import type { TourDocument } from '../../schemas/index.ts';
import { tourHead } from '../example.ts';
import { tourOf } from '../facts.ts';
import type { Project } from '../project.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { type Declarations, type DeclaredTour, isSamePlace } from '../scope.ts';

const FIRST = tourHead('trigger: { on: first_sign_in }');
const SECOND = FIRST.replace('orders.example', 'orders.another');

export const triggerConflictText: RuleText = {
  summary: 'Two tours start on the same trigger, for some of the same users, with the same priority.',
  why: 'Only one can start. Which one is left to chance, and the other waits for a sign-in that never comes again.',
  fix: 'Give one a higher `priority`, another trigger, or an audience that shares no role with that of the other.',
  example: {
    failing: `${FIRST}---\n${SECOND}`,
    clean: `${FIRST}---\n${SECOND.replace('trigger:', 'priority: 5\ntrigger:')}`,
  },
};

export const triggerConflict = defineRule({
  id: 'trigger-conflict',
  severity: 'warning',
  collect: tourOf,
  link(tour, { tours, place, project, cached }) {
    const name = triggerName(tour);
    if (name === undefined) return [];
    const rivals = cached(byTrigger, tours).get(name);
    const before = rivals?.slice(
      0,
      rivals.findIndex((each) => isSamePlace(each.place, place)),
    );
    const other = before?.find((each) => conflict(each.tour, tour, project.roles));
    if (other === undefined) return [];
    return [
      {
        path: ['trigger'],
        message: `${quote(other.key)} starts on the same trigger for some of the same users, with the same priority, so it is open which of the two they see. Give one a higher "priority"; without it, it is 0.`,
        related: [{ at: other.place, path: ['trigger'], message: `The trigger of ${quote(other.key)}.` }],
      },
    ];
  },
});

type SoundTour = Required<DeclaredTour>;

/** The tours that start on the same trigger, in the order in which their keys are declared. */
function byTrigger(tours: Declarations['tours']): ReadonlyMap<string | undefined, readonly SoundTour[]> {
  const sharing = new Map<string | undefined, SoundTour[]>();
  for (const { tour, ...declared } of [...tours.values()].flat()) {
    if (tour === undefined) continue;
    const name = triggerName(tour);
    const same = sharing.get(name);
    if (same === undefined) sharing.set(name, [{ ...declared, tour }]);
    else same.push({ ...declared, tour });
  }
  return sharing;
}

/** Of two tours on one trigger. */
function conflict(a: TourDocument, b: TourDocument, roles: Project['roles']): boolean {
  return (
    a.key !== b.key &&
    a.app === b.app &&
    (a.priority ?? 0) === (b.priority ?? 0) &&
    shareUsers(rolesOf(a, roles), rolesOf(b, roles))
  );
}

/** Undefined where the tour does not start by itself. */
function triggerName({ trigger }: TourDocument): string | undefined {
  switch (trigger?.on) {
    case 'first_sign_in':
      return trigger.on;
    case 'route':
      return `route ${trigger.route}`;
    case 'event':
      return `event ${trigger.event}`;
    default:
      return undefined;
  }
}

/** The roles that a tour is for; undefined for all. Where it asks for permissions alone, those that have them. */
function rolesOf({ audience }: TourDocument, roles: Project['roles'] = {}): readonly string[] | undefined {
  if (audience?.roles !== undefined || audience?.permissions === undefined) return audience?.roles;
  const having = Object.keys(roles).filter((role) =>
    audience.permissions?.every((permission) => roles[role]?.includes(permission)),
  );
  // A permission that no role has is given to users one by one.
  return having.length === 0 ? undefined : having;
}

function shareUsers(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return a === undefined || b === undefined || a.some((role) => b.includes(role));
}
