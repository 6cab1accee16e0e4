/** Overlays: their shape, and what they try to do beyond it. */
import { checkTourOverlay, type TourOverlayDocument, tourOverlaySchema } from '../schemas/index.ts';
import type { DocumentKind, ShapeFinding } from './document-kinds.ts';
import type { Finding } from './finding.ts';
import { malformedName } from './malformed-name.ts';
import { KEY, KEY_WORDS } from './name-patterns.ts';
import { isMapping } from './pointer.ts';
import { quote } from './quote.ts';
import { type DocumentWords, describeDocumentMistake, mistakesOf } from './schema-findings.ts';
import type { Mistake } from './schema-mistakes.ts';

const WORDS: DocumentWords = {
  nouns: { TourOverlayDocument: 'the overlay' },
  meanings: {
    tour: 'the key of the tour that it changes',
    tenant: 'the tenant whose users see the change',
    version: 'the version of the tour that it was written against',
  },
  patterns: { [KEY]: KEY_WORDS },
  texts: [],
};

const REFERENCES = { tour: 'tours', hide: 'steps', order: 'steps' } as const;

export const OVERLAY: DocumentKind = {
  kind: 'TourOverlay',
  check(value) {
    const mistakes = mistakesOf(checkTourOverlay, tourOverlaySchema, value);
    if (mistakes.length === 0) {
      return {
        ok: true,
        document: { kind: 'TourOverlay', overlay: value as unknown as TourOverlayDocument },
      };
    }
    const findings = mistakes.map(
      (mistake): ShapeFinding =>
        addsToTour(mistake)
          ? { rule: 'overlay-only-reorders', ...describeAddition(mistake) }
          : {
              rule: 'document-schema',
              ...describeDocumentMistake(mistake, value, WORDS),
              ...malformedName(mistake, REFERENCES, value.tour),
            },
    );
    return { ok: false, findings };
  },
};

/** What other overlay formats can do, and properties of a tour or a step. */
const ADDITIONS = new Set(
  `steps step add append prepend insert before after move replace change override set patch remove delete
  id tool input text texts title hint anchor advance highlight when media trigger audience priority`.split(
    /\s+/,
  ),
);

/** Whether the mistake is an attempt to do more than reorder and hide (S0-53), as opposed to a misspelt word. */
function addsToTour(mistake: Mistake): boolean {
  const [property] = mistake.path;
  if (mistake.kind === 'unknown') return mistake.path.length === 1 && ADDITIONS.has(mistake.key);
  return (
    (property === 'order' || property === 'hide') && mistake.path.length === 2 && isMapping(mistake.value)
  );
}

function describeAddition(mistake: Mistake): Finding {
  const { path } = mistake;
  const what =
    mistake.kind === 'unknown'
      ? quote(mistake.key)
      : `Item ${Number(path[1]) + 1} of ${quote(String(path[0]))}`;
  return {
    path,
    mark: mistake.kind === 'unknown' ? 'key' : 'value',
    message: `${what} would change more than the order of the steps. An overlay lists ids of steps under "order" and "hide", and nothing else; change the tour itself for anything more.`,
  };
}
