/** The engine's own words on the card. The tour's texts come from the app; these do not. */
import type { Labels } from './view.ts';

const en: Labels = {
  next: 'Next',
  done: 'Done',
  back: 'Back',
  showMe: 'Show me',
  skip: 'Skip',
  retry: 'Try again',
  leave: 'Leave tour',
  dismiss: 'Don’t show again',
  close: 'Leave tour',
  counter: 'Step {position} of {of}',
  generated: 'Written by AI',
  working: 'Working…',
  completed: 'The tour is complete.',
  stuck: {
    anchorMissing: 'The place this step is about is not on the screen right now.',
    callFailed: 'That did not work. Try again, or go on without this step?',
    notPermitted: 'A permission is missing for this step.',
    stale: 'The app has changed since this tour was made.',
    timedOut: 'That took too long. Try again, or go on without this step?',
  },
};

const de: Labels = {
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

/** The built-in labels by language. */
export const builtInLabels: Readonly<Record<'en' | 'de', Labels>> = { en, de };

/** The built-in labels of a locale: its language's, else English. */
export function labelsFor(locale: string): Labels {
  const language = locale.split('-')[0]?.toLowerCase();
  return language === 'de' ? de : en;
}
