import { createKeptStore, fieldsOf, oneOf, type Shelf } from './keep.ts';
import type { Store } from './store.ts';
import type { Role } from './team.ts';

export const TENANTS = ['acme', 'globex'] as const;
export type Tenant = (typeof TENANTS)[number];

/** The user's own role; what the others may be is the team's matter. */
export const USER_ROLES = ['manager', 'cashier'] as const satisfies readonly Role[];
export type UserRole = (typeof USER_ROLES)[number];

export const LOCALES = ['en', 'de'] as const;
export type Locale = (typeof LOCALES)[number];

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type TextDirection = (typeof DIRECTIONS)[number];

/** Who draws the cards of tours: the player, or the desk itself. */
export const CARDS = ['player', 'desk'] as const;
export type CardMaker = (typeof CARDS)[number];

/** Whose desk this is, who works at it, and how it is read. */
export interface Workspace {
  readonly tenant: Tenant;
  readonly role: UserRole;
  readonly locale: Locale;
  /** Both locales are written left to right; the other direction is there to show that the app and its tours bear it. */
  readonly direction: TextDirection;
  readonly card: CardMaker;
}

/** Makes the workspace; `preferred` are the browser's languages, best first. */
export function createWorkspace(shelf?: Shelf, preferred: readonly string[] = []): Store<Workspace> {
  const spoken = preferred
    .map((tag) => tag.slice(0, 2))
    .find((tag) => LOCALES.some((locale) => locale === tag));
  return createKeptStore<Workspace>(shelf, 'desk.workspace', (kept) => {
    const { tenant, role, locale, direction, card } = fieldsOf(kept);
    return {
      tenant: oneOf(tenant, TENANTS, 'acme'),
      role: oneOf(role, USER_ROLES, 'manager'),
      locale: oneOf(locale ?? spoken, LOCALES, 'en'),
      direction: oneOf(direction, DIRECTIONS, 'ltr'),
      card: oneOf(card, CARDS, 'player'),
    };
  });
}
