/** The engine's own words in English, which stand in for those of a language that has none. */
import { languageOf } from './text.ts';
import type { Labels } from './view.ts';

export const en: Labels = {
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

/** The English words, which say so where they stand in for those of another language. */
export function englishFor(locale: string): Labels {
  return languageOf(locale) === 'en' ? en : { ...en, locale: 'en' };
}
