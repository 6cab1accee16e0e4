/** Tours: their shape. */
import { checkTour, type TourDocument, tourSchema } from '../schemas/index.ts';
import type { DocumentKind } from './document-kinds.ts';
import type { Finding } from './finding.ts';
import { malformedName } from './malformed-name.ts';
import { KEY, KEY_WORDS, TOOL_NAME, TOOL_NAME_WORDS } from './name-patterns.ts';
import { isMapping } from './pointer.ts';
import { type DocumentWords, describeDocumentMistake, mistakesOf } from './schema-findings.ts';
import { DURATION } from './value-meant.ts';

const WORDS: DocumentWords = {
  nouns: {
    TourDocument: 'the tour',
    KeyedText: 'a text with a key',
    InlineText: 'an inline text',
    GeneratedText: 'a generated text',
    FactRef: 'a fact',
    Media: '"media"',
    Condition: 'a condition',
  },
  meanings: {
    key: 'the name under which others refer to it',
    app: 'the app member that plays it',
    version: 'a number that is raised when the meaning of a step changes, 1 at first',
    title: 'what the user reads as the name of the tour',
    steps: 'the list of what is shown',
    id: 'the name that progress and overlays know it by',
    tool: 'the client tool that it calls, "ui.point" when it only points',
    text: 'what it says',
    anchor: 'the place on the screen that it talks about, "page" for the whole page',
    on: 'what is waited for',
    alt: 'what the picture shows, for those who do not see it',
    locale: 'the locale that the text is written in',
    route: 'the key of a route',
    event: 'the name of the event',
  },
  patterns: {
    [KEY]: KEY_WORDS,
    [DURATION]: 'a duration: a number and "ms", "s" or "m", such as "8s", and less than 10000m',
    [TOOL_NAME]: TOOL_NAME_WORDS,
    '^(https://[^\\s]+|/([^/\\\\\\s][^\\s]*)?)$':
      'an address: "https://…", or a path of the app that begins with one "/"',
  },
  texts: ['title', 'text', 'hint', 'alt'],
};

const REFERENCES = { anchor: 'anchors', highlight: 'anchors', route: 'routes', tool: 'tools' } as const;

export const TOUR: DocumentKind = {
  kind: 'Tour',
  check(value) {
    const excess = tooManyRules(value);
    if (excess !== undefined) return { ok: false, findings: [{ rule: 'document-schema', ...excess }] };
    const mistakes = mistakesOf(checkTour, tourSchema, value);
    if (mistakes.length === 0) {
      return { ok: true, document: { kind: 'Tour', tour: value as unknown as TourDocument } };
    }
    const findings = mistakes.map(
      (mistake) =>
        ({
          rule: 'document-schema',
          ...describeDocumentMistake(mistake, value, WORDS),
          ...malformedName(mistake, REFERENCES, value.app),
        }) as const,
    );
    return { ok: false, findings };
  },
};

const MAX_RULES = 20;

/** The compiled check compares each advance rule with each other: a long list would take minutes. */
function tooManyRules(value: Readonly<Record<string, unknown>>): Finding | undefined {
  const steps = Array.isArray(value.steps) ? value.steps : [];
  for (const [index, step] of steps.entries()) {
    const rules: unknown = isMapping(step) ? step.advance : undefined;
    if (!Array.isArray(rules) || rules.length <= MAX_RULES) continue;
    const message = `"advance" has ${rules.length} rules. More than ${MAX_RULES} are not read: the first that happens advances, so a few do.`;
    return { path: ['steps', index, 'advance'], message };
  }
  return undefined;
}
