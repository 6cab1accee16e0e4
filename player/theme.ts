/** Whether the card is drawn light or dark: as the host says, or as the page looks. */
import type { Undo } from '../engine/index.ts';

export type Theme = 'light' | 'dark';

/**
 * How the page looks now: by `data-theme` or a class of that name on the root or body, else by its `color-scheme`,
 * else by its background.
 */
export function pageTheme(): Theme {
  const { documentElement: root } = document;
  const body = bodyOf();
  for (const element of [body, root]) {
    const named = element.dataset.theme ?? ['dark', 'light'].find((name) => element.classList.contains(name));
    if (named === 'dark' || named === 'light') return named;
  }
  const { colorScheme } = getComputedStyle(root);
  const [dark, light] = ['dark', 'light'].map((scheme) => colorScheme.includes(scheme));
  const isNight = dark && light ? prefersDark().matches : dark || (!light && [body, root].some(isDark));
  return isNight ? 'dark' : 'light';
}

/** The body; the root while there is none. */
export function bodyOf(): HTMLElement {
  return document.body ?? document.documentElement;
}

/** Calls back when the page may look different now. */
export function watchTheme(changed: () => void): Undo {
  const attributeFilter = ['class', 'dir', 'style', 'data-theme'];
  const observe = (): void => {
    observer.observe(bodyOf(), { attributeFilter });
    // The app may put another body in place of this one.
    observer.observe(document.documentElement, { attributeFilter, childList: true });
  };
  const observer = new MutationObserver(() => {
    observe();
    changed();
  });
  observe();
  const query = prefersDark();
  query.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', changed);
  };
}

function prefersDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

/** Whether the element paints a dark colour of its own. */
function isDark(element: Element): boolean {
  const [red = 0, green = 0, blue = 0, alpha = 1] =
    getComputedStyle(element)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return alpha > 0.5 && 0.299 * red + 0.587 * green + 0.114 * blue < 100;
}
