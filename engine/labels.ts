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
  stuck: {
    anchorMissing: 'The place this step talks about is not on the screen.',
    callFailed: 'That did not work. You can try again, or go on without it.',
    notPermitted: 'You do not have the permission this step needs.',
    stale: 'The app has changed since this tour was made.',
    timedOut: 'That took too long. You can try again, or go on without it.',
  },
};

const de: Labels = {
  next: 'Weiter',
  done: 'Fertig',
  back: 'Zurück',
  showMe: 'Zeig es mir',
  skip: 'Überspringen',
  retry: 'Noch einmal versuchen',
  leave: 'Tour verlassen',
  dismiss: 'Nicht mehr zeigen',
  close: 'Tour verlassen',
  counter: 'Schritt {position} von {of}',
  generated: 'Von KI geschrieben',
  working: 'Einen Moment …',
  stuck: {
    anchorMissing: 'Die Stelle, von der dieser Schritt spricht, ist nicht auf dem Bildschirm.',
    callFailed: 'Das hat nicht geklappt. Du kannst es noch einmal versuchen oder ohne es weitermachen.',
    notPermitted: 'Dir fehlt die Berechtigung, die dieser Schritt braucht.',
    stale: 'Die App hat sich geändert, seit diese Tour entstanden ist.',
    timedOut: 'Das hat zu lange gedauert. Du kannst es noch einmal versuchen oder ohne es weitermachen.',
  },
};

/** The built-in labels by language. */
export const builtInLabels: Readonly<Record<'en' | 'de', Labels>> = { en, de };

/** The built-in labels of a locale: its language's, else English. */
export function labelsFor(locale: string): Labels {
  const language = locale.split('-')[0]?.toLowerCase();
  return language === 'de' ? de : en;
}
