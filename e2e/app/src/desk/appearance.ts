import { createKeptStore, fieldsOf, oneOf, type Shelf } from './keep.ts';
import { createStore, type Store } from './store.ts';

export const THEMES = ['light', 'dark', 'dune'] as const;
export type Theme = (typeof THEMES)[number];
/** What can be chosen: a theme, or to follow the system. */
export const THEME_CHOICES = ['system', ...THEMES] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const LAYOUTS = ['comfortable', 'compact'] as const;
export type Layout = (typeof LAYOUTS)[number];

interface Look {
  readonly theme: ThemeChoice;
  readonly layout: Layout;
}

export interface AppearanceState {
  readonly chosen: Look;
  /** What is tried out over the choice; nothing of it is kept until the user says so. */
  readonly preview: Partial<Look>;
}

export interface Appearance {
  readonly store: Store<AppearanceState>;
  /** The look in force: the choice, and over it the preview. */
  look(): Look;
  /** Chooses for good; ends the preview of what it chooses. */
  choose(look: Partial<Look>): void;
  previewTheme(theme: Theme): { previewed: Theme };
  previewLayout(layout: Layout): { previewed: Layout };
  keepPreview(): void;
  discardPreview(): void;
}

/** Makes the state of theme and layout. The choice is kept on the shelf, a preview never is. */
export function createAppearance(shelf?: Shelf): Appearance {
  const kept = createKeptStore<Look>(shelf, 'desk.appearance', (value) => {
    const { theme, layout } = fieldsOf(value);
    return { theme: oneOf(theme, THEME_CHOICES, 'system'), layout: oneOf(layout, LAYOUTS, 'comfortable') };
  });
  const store = createStore<AppearanceState>({ chosen: kept.get(), preview: {} });
  kept.subscribe(() => store.update((state) => ({ ...state, chosen: kept.get() })));

  const look = () => ({ ...store.get().chosen, ...store.get().preview });
  const discard = (...parts: (keyof Look)[]) =>
    store.update((state) => {
      const left = Object.entries(state.preview).filter(([part]) => !parts.some((gone) => gone === part));
      return left.length === Object.keys(state.preview).length
        ? state
        : { ...state, preview: Object.fromEntries(left) };
    });

  return {
    store,
    look,
    choose(choice) {
      kept.update((present) => ({ ...present, ...choice }));
      discard(...(Object.keys(choice) as (keyof Look)[]));
    },
    previewTheme(theme) {
      store.update((state) => ({ ...state, preview: { ...state.preview, theme } }));
      return { previewed: theme };
    },
    previewLayout(layout) {
      store.update((state) => ({ ...state, preview: { ...state.preview, layout } }));
      return { previewed: layout };
    },
    keepPreview() {
      kept.update(look);
      discard('theme', 'layout');
    },
    discardPreview: () => discard('theme', 'layout'),
  };
}

/**
 * Puts the look on the root element, where the style sheets read it. Without `data-theme` they follow the system.
 * Gives back how to stop.
 */
export function dressRoot(root: HTMLElement, appearance: Appearance): () => void {
  const dress = () => {
    const { theme, layout } = appearance.look();
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.dataset.layout = layout;
  };
  dress();
  return appearance.store.subscribe(dress);
}
