import { tourWith } from '../example.ts';
import type { Finding } from '../finding.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { type KeyedUse, keyedTexts, textsUsed } from '../text-facts.ts';
import { didYouMean } from '../unknown-name.ts';

export const textKeyKnownText: RuleText = {
  summary: 'No locale file has the i18n key of a text.',
  why: 'The user would see an empty card, or the raw key.',
  fix: 'Correct the key, or add it to the locale files. With namespaces, `ns:key` names one.',
  example: {
    failing: tourWith('id: hello\ntool: ui.point\ntext: tours.example.helo\nanchor: page'),
    clean: tourWith('id: hello\ntool: ui.point\ntext: tours.example.hello\nanchor: page'),
  },
};

export const textKeyKnown = defineRule({
  id: 'text-key-known',
  severity: 'error',
  collect: textsUsed,
  link(facts, { project, nearest, cached, cachedHere }) {
    const { locales } = project;
    if (locales === undefined) return [];
    const { source, required } = locales;
    const all = [...new Set([source, ...required])];
    return cachedHere(keyedTexts, facts).flatMap((text): Finding[] => {
      if (text.found.some((found) => found !== undefined)) return [];
      if (locales.lookUp(source, text.key) !== undefined) return [];
      const known = locales.keys(source);
      const inside = cached(groupsIn, known).get(text.key);
      if (inside !== undefined) return [group(text, inside)];
      return [
        didYouMean({
          path: text.path,
          fact: `No locale file has the key ${quote(text.key)}.`,
          wrong: text.key,
          nearest: nearest(text.key, known),
          otherwise: `Add it to ${enumerate(all.map((locale) => locales.file(locale, text.key)))}, or write the text itself as { inline: { ${all.map((locale) => `${locale}: …`).join(', ')} } }.`,
        }),
      ];
    });
  },
});

/** The groups that keys are in, each with its first key: `a` and `a.b` of `a.b.c`. */
function groupsIn(keys: ReadonlyMap<string, unknown>): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const key of keys.keys()) {
    // Where a group is known, so are those around it; the last, of all keys, has no name that a text could have.
    for (let name = groupOf(key); !groups.has(name); name = groupOf(name)) groups.set(name, key);
  }
  return groups;
}

/** The group that a key or a group is in; empty for that of all keys. */
function groupOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}

function group({ key, path }: KeyedUse, inside: string): Finding {
  return {
    path,
    message: `${quote(key)} is a group of texts in the locale files, not a text. Name one of them, such as ${quote(inside)}.`,
  };
}
