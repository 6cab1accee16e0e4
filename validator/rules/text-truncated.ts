import { tourWith } from '../example.ts';
import type { Finding } from '../finding.ts';
import { isIgnoreComment } from '../ignore-syntax.ts';
import type { Path } from '../pointer.ts';
import { quote } from '../quote.ts';
import { defineRule, type FactSource, type RuleText } from '../rule.ts';
import { isLiteral } from '../text-facts.ts';
import type { Cut } from '../yaml-values.ts';

/** A text of which a part is left. */
type CutText = Cut & { readonly value: string };

/** A key, unlike a sentence, is often followed by a comment, and loses nothing by it. */
function textsCut({ cuts }: FactSource): readonly CutText[] {
  return cuts.filter(
    (cut): cut is CutText =>
      cut.value !== null &&
      (isSentence(cut.path) || (isText(cut.path) && isLiteral(cut.value))) &&
      !isIgnoreComment(cut.rest.trim()),
  );
}

const TEXTS = new Set<string | number | undefined>(['title', 'text', 'hint', 'alt']);

function isText(path: Path): boolean {
  return TEXTS.has(path.at(-1)) || (path.at(-1) === 'key' && TEXTS.has(path.at(-2)));
}

function isSentence(path: Path): boolean {
  return path.at(-2) === 'inline' || path.at(-1) === 'generated';
}

export const textTruncatedText: RuleText = {
  summary: 'An unquoted text holds ` #`, where YAML ends it: the rest is a comment.',
  why: 'The user reads half a sentence, and the file looks right.',
  fix: 'Put the text in quotes. A comment after a text can stand on a line of its own.',
  example: {
    failing: tourWith(
      'id: hello\ntool: ui.point\ntext:\n  inline:\n    en: Open order #7\n    de: "Auftrag #7 öffnen"\nanchor: page',
    ),
    clean: tourWith(
      'id: hello\ntool: ui.point\ntext:\n  inline:\n    en: "Open order #7"\n    de: "Auftrag #7 öffnen"\nanchor: page',
    ),
  },
};

export const textTruncated = defineRule({
  id: 'text-truncated',
  severity: 'warning',
  collect: textsCut,
  link: (cuts) =>
    cuts.map(
      ({ path, value, rest, span }): Finding => ({
        path,
        message: `YAML ends this text before ${quote(rest.trim())}, which it takes for a comment. Put the whole text in quotes.`,
        suggestions: [
          {
            title: 'Put the whole text in quotes.',
            safe: false,
            change: { span, text: JSON.stringify(`${value}${rest}`) },
          },
        ],
      }),
    ),
});
