/** What documents are checked against: the catalogs of the app members, the locale files and the config. */
import type { Catalog, CheckValue } from '../engine/index.ts';
import type { TourConfig } from '../schemas/index.ts';
import type { Locales } from './locales.ts';

export interface AppMember {
  readonly catalog: Catalog;
  /** Checks a call's input against the tool's schema (`checksFromTable`, or the compiled checks of `tour gen`). */
  readonly checks: CheckValue;
}

export interface Project {
  /** App member by the name that `app` in a tour uses. */
  readonly apps: ReadonlyMap<string, AppMember>;
  /** App members of the config whose catalog cannot be used. Absent: none. */
  readonly withoutCatalog?: ReadonlySet<string>;
  /** Absent: i18n keys are not checked. */
  readonly locales?: Locales;
  /** `roles`, `facts` and `rules` of tour.config.yaml. */
  readonly roles?: TourConfig['roles'];
  readonly facts?: TourConfig['facts'];
  readonly rules?: TourConfig['rules'];
}
