import { tourWith } from '../example.ts';
import type { Finding } from '../finding.ts';
import { flowText } from '../flow-text.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import type { Scope } from '../scope.ts';
import { isLiteral, type TextUse, textsUsed } from '../text-facts.ts';

export const textLiteralText: RuleText = {
  summary:
    'A sentence stands where an i18n key is due, or a generated text in a tour that no agent composed.',
  why: 'A bare sentence is looked up as a key and not found, and it could be shown in one language only. A generated text is marked as made by AI.',
  fix: 'Put the sentence into the locale files and write its key, or write it once per locale as `{ inline: { en: "…", de: "…" } }`.',
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
  link({ tour, texts }, { project }) {
    return texts.flatMap((text): Finding[] => {
      if (text.kind === 'key' && isLiteral(text.key)) return [literal(text, project)];
      if (text.kind === 'generated' && tour.origin !== 'generated') return [generated(text)];
      return [];
    });
  },
});

function literal({ key, path }: TextUse & { readonly kind: 'key' }, { locales }: Scope['project']): Finding {
  const source = locales?.source ?? 'en';
  const others = (locales?.required ?? [])
    .filter((locale) => locale !== source)
    .map((locale) => `, ${locale}: …`);
  const message = `${quote(key)} is a text, and an i18n key is due here. Write its key, or the text itself as { inline: { ${source}: ${flowText(key)}${others.join('')} } }.`;
  // With params beside it the key cannot become an inline text, which takes none.
  if (path.at(-1) === 'key') return { path, message };
  return {
    path,
    message,
    suggestions: [
      {
        title: 'Write it as an inline text.',
        safe: others.length === 0,
        change: { path, value: { inline: { [source]: key } } },
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
