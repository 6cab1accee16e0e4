import { tourWith } from '../example.ts';
import type { Finding } from '../finding.ts';
import { flowText } from '../flow-text.ts';
import { isIgnoreComment } from '../ignore-syntax.ts';
import { toPointer } from '../pointer.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import type { Scope } from '../scope.ts';
import { isLiteral, type TextUse, textsUsed } from '../text-facts.ts';
import type { Cut } from '../yaml-values.ts';

export const textLiteralText: RuleText = {
  summary:
    'A sentence stands where an i18n key is due, or a generated text in a tour that no agent composed.',
  why: 'A bare sentence is looked up as a key and not found, and it could be shown in one language only. A generated text is marked as made by AI.',
  fix: 'Put the sentence into the locale files and write its key, or write it once per locale as `{ inline: { en: "…", de: "…" } }`. A key has no white space around it.',
  example: {
    failing: tourWith('id: hello\ntool: ui.point\ntext: Welcome to the order desk\nanchor: page'),
    clean: tourWith(
      'id: hello\ntool: ui.point\ntext: { inline: { en: Welcome to the order desk, de: Willkommen am Auftragstisch } }\nanchor: page',
    ),
  },
};

export const textLiteral = defineRule({
  id: 'text-literal',
  severity: 'error',
  collect: textsUsed,
  link({ tour, texts, cuts }, { project }) {
    return texts.flatMap((text): Finding[] => {
      if (text.kind === 'key' && isLiteral(text.key)) {
        return [strayBlanks(text, project) ?? literal(text, project, cuts)];
      }
      if (text.kind === 'generated' && tour.origin !== 'generated') return [generated(text)];
      return [];
    });
  },
});

type KeyUse = TextUse & { readonly kind: 'key' };

/** A key with white space around it, as from `text: >` or within quotes: it is meant as the key. */
function strayBlanks({ key, path }: KeyUse, { locales }: Scope['project']): Finding | undefined {
  const meant = key.trim();
  const isKnown =
    locales !== undefined &&
    [locales.source, ...locales.required].some((locale) => locales.lookUp(locale, meant) !== undefined);
  if (isLiteral(meant) || !(isKnown || /\w[.:]\w/.test(meant))) return undefined;
  return {
    path,
    message: `${quote(key)} has white space around the key. Write ${quote(meant)}.`,
    suggestions: [{ title: `Write ${quote(meant)}.`, safe: isKnown, change: { path, value: meant } }],
  };
}

function literal({ key, path }: KeyUse, { locales }: Scope['project'], cuts: readonly Cut[]): Finding {
  const source = locales?.source ?? 'en';
  const others = (locales?.required ?? [])
    .filter((locale) => locale !== source)
    .map((locale) => `, ${locale}: …`);
  const cut = cuts.find(
    (each) => toPointer(each.path) === toPointer(path) && !isIgnoreComment(each.rest.trim()),
  );
  const sentence = `${key}${cut?.rest ?? ''}`;
  const message = `${quote(sentence)} is a text, and an i18n key is due here. Write its key, or the text itself as { inline: { ${source}: ${flowText(sentence)}${others.join('')} } }.`;
  // With params beside it the key cannot become an inline text, which takes none.
  if (path.at(-1) === 'key') return { path, message };
  const title = 'Write it as an inline text.';
  if (cut !== undefined) {
    const text = flowText({ inline: { [source]: sentence } });
    return { path, message, suggestions: [{ title, safe: false, change: { span: cut.span, text } }] };
  }
  return {
    path,
    message,
    suggestions: [
      {
        title,
        // A single word with white space around it may be a key.
        safe: others.length === 0 && isLiteral(key.trim()),
        change: { path, wrapped: key, keys: ['inline', source] },
      },
    ],
  };
}

function generated({ path, text, locale }: TextUse & { readonly kind: 'generated' }): Finding {
  return {
    path,
    message:
      'A generated text is marked as made by AI, and only for a tour that an agent composes ("origin: generated"). Write an i18n key or { inline: { en: … } }.',
    suggestions: [
      {
        title: 'Write it as an inline text.',
        safe: false,
        change: { path, value: { inline: { [locale]: text } } },
      },
    ],
  };
}
