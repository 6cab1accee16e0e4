import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { dressRoot } from './desk/appearance.ts';
import { createDesk } from './desk/index.ts';
import type { Shelf } from './desk/keep.ts';
import { createTexts } from './i18n.ts';
import { screens } from './screens.tsx';
import './styles/index.css';

/** The browser refuses storage by throwing on the property itself. */
function shelf(kind: 'localStorage' | 'sessionStorage'): Shelf | undefined {
  try {
    return window[kind];
  } catch {
    return undefined;
  }
}

const desk = createDesk({
  router: createBrowserRouter(screens),
  settings: shelf('localStorage'),
  session: shelf('sessionStorage'),
  languages: navigator.languages,
});
dressRoot(document.documentElement, desk.appearance);

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no element with the id "app".');
createRoot(root).render(
  <StrictMode>
    <App desk={desk} texts={createTexts(desk.workspace.get().locale)} />
  </StrictMode>,
);
