/** The engine's own words in German. */
import type { Labels } from './view.ts';

export const de: Labels = {
  next: 'Weiter',
  done: 'Fertig',
  back: 'Zurück',
  showMe: 'Vormachen',
  skip: 'Überspringen',
  retry: 'Noch einmal versuchen',
  leave: 'Tour verlassen',
  dismiss: 'Nicht mehr zeigen',
  close: 'Tour verlassen',
  counter: 'Schritt {position} von {of}',
  generated: 'Von KI geschrieben',
  working: 'Einen Moment …',
  completed: 'Die Tour ist abgeschlossen.',
  stuck: {
    anchorMissing: 'Die Stelle, um die es hier geht, ist gerade nicht zu sehen.',
    callFailed: 'Das hat nicht geklappt. Noch einmal versuchen oder ohne diesen Schritt weitermachen?',
    notPermitted: 'Für diesen Schritt fehlt eine Berechtigung.',
    stale: 'Die App hat sich geändert, seit diese Tour entstanden ist.',
    timedOut: 'Das hat zu lange gedauert. Noch einmal versuchen oder ohne diesen Schritt weitermachen?',
  },
};
