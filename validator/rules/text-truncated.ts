import { tourWith } from '../example.ts';
import type { Finding } from '../finding.ts';
import { type Path, toPointer } from '../pointer.ts';
import { quote } from '../quote.ts';
import { defineRule, type FactSource, type RuleText } from '../rule.ts';
import { isLiteral, textsUsed } from '../text-facts.ts';
import type { Cut } from '../yaml-values.ts';

interface CutText extends Cut {
  /** A sentence where a key is due, of which `text-literal` tells, with what the comment has taken. */
  readonly isLiteral: boolean;
}

/** A key, unlike a sentence, is often followed by a comment, and loses nothing by it. */
function textsCut(source: FactSource): readonly CutText[] {
  const cut = source.cuts.filter(({ path, value }) => isSentence(path) || (isText(path) && isLiteral(value)));
  if (cut.length === 0) return [];
  const keys = textsUsed(source)?.texts.filter(({ kind }) => kind === 'key') ?? [];
  const places = new Set(keys.map(({ path }) => toPointer(path)));
  return cut.map((each) => ({ ...each, isLiteral: places.has(toPointer(each.path)) }));
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
  link: (cuts, { project: { rules } }) => {
    const literalIsError = (rules?.['text-literal'] ?? 'error') === 'error';
    return cuts
      .filter((cut) => !(cut.isLiteral && literalIsError))
      .map(
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
      );
  },
});
