import { tourWith } from '../example.ts';
import type { Finding } from '../finding.ts';
import type { Locales } from '../locales.ts';
import { nearestName } from '../nearest.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { formsOf, type KeyedUse, keyedTexts, type TextUse, textsUsed } from '../text-facts.ts';

/** Chooses the plural form. A text in the plural may say it in words. */
const COUNT = 'count';

export const textParamsText: RuleText = {
  summary: 'A text has a placeholder that gets no value, or its locales have different ones.',
  why: 'The user would read `{{name}}`, or miss what the other languages say.',
  fix: 'Give the value under `params`, or mend the placeholder in the locale file. An inline text takes no params.',
  example: {
    failing: tourWith('id: hello\ntool: ui.point\ntext: tours.example.greeting\nanchor: page'),
    clean: tourWith(
      'id: hello\ntool: ui.point\ntext: { key: tours.example.greeting, params: { name: { fact: tenant_name } } }\nanchor: page',
    ),
  },
};

export const textParams = defineRule({
  id: 'text-params',
  severity: 'error',
  collect: textsUsed,
  link(facts, { project: { locales }, cachedHere }) {
    const inline = facts.texts.flatMap((text) => (text.kind === 'inline' ? inlinePlaceholder(text) : []));
    if (locales === undefined) return inline;
    return [...inline, ...cachedHere(keyedTexts, facts).flatMap((text) => ofKey(text, locales))];
  },
});

function inlinePlaceholder({ inline, path }: TextUse & { readonly kind: 'inline' }): Finding[] {
  for (const [locale, sentence] of Object.entries(inline)) {
    const [name] = placeholdersIn([sentence]);
    if (name === undefined) continue;
    const message = `{{${name}}} in an inline text is shown as it is. Put the text into the locale files, and write { key: …, params: { ${name}: … } }.`;
    return [{ path: [...path, 'inline', locale], message }];
  }
  return [];
}

function ofKey({ key, path, params = {}, found }: KeyedUse, locales: Locales): Finding[] {
  const used = new Map<string, string[]>();
  const having: string[] = [];
  let onlyPlural = false;
  for (const [index, locale] of locales.required.entries()) {
    const text = found[index];
    if (text === undefined) continue;
    having.push(locale);
    onlyPlural ||= text.text === undefined;
    for (const name of placeholdersIn(formsOf(text))) used.set(name, [...(used.get(name) ?? []), locale]);
  }
  const odd = oddPlaceholders(used, params, locales.source);
  const others = [...used.keys()].filter((name) => !odd.has(name));
  const lacking = others.filter((name) => !Object.hasOwn(params, name));
  if (onlyPlural && !Object.hasOwn(params, COUNT) && !lacking.includes(COUNT)) lacking.unshift(COUNT);
  const misspelt = [...odd].map(([name, meant]) => describeOdd(name, meant, { key, path, used }, locales));
  if (lacking.length > 0)
    return [...misspelt, describeLacking({ key, path, used }, lacking, params, onlyPlural)];
  if (misspelt.length > 0) return misspelt;
  return [...used]
    .filter(([name, where]) => name !== COUNT && where.length < having.length)
    .map(([name, where]): Finding => {
      const without = having.filter((locale) => !where.includes(locale));
      return {
        path,
        message: `The text of ${quote(key)} holds {{${name}}} in ${enumerate(where)}, but not in ${enumerate(without)}. Give all locales the same placeholders, in ${enumerate([...where, ...without].map((locale) => locales.file(locale, key)))}.`,
      };
    });
}

/** The locales that use each placeholder. */
type Uses = ReadonlyMap<string, readonly string[]>;

interface TextAt {
  readonly key: string;
  readonly path: Finding['path'];
  readonly used: Uses;
}

/** Placeholders without a value that some locales have in place of a similar one, which is right; by that one. */
function oddPlaceholders(
  used: Uses,
  params: Readonly<Record<string, unknown>>,
  source: string,
): ReadonlyMap<string, string> {
  const right = [...used.keys()].filter(
    (name) => Object.hasOwn(params, name) || used.get(name)?.includes(source) === true,
  );
  const odd = new Map<string, string>();
  for (const [name, where] of used) {
    if (right.includes(name)) continue;
    const meant = nearestName(
      name,
      right.filter((each) => !used.get(each)?.some((locale) => where.includes(locale))),
    );
    if (meant !== undefined) odd.set(name, meant);
  }
  return odd;
}

function describeOdd(name: string, meant: string, { key, path, used }: TextAt, { file }: Locales): Finding {
  const where = used.get(name) ?? [];
  return {
    path,
    message: `The text of ${quote(key)} holds {{${name}}} in ${enumerate(where)}, and {{${meant}}} in ${enumerate(used.get(meant) ?? [])}. Correct it in ${enumerate(where.map((locale) => file(locale, key)))}.`,
  };
}

function describeLacking(
  { key, path, used }: TextAt,
  lacking: readonly string[],
  params: Readonly<Record<string, unknown>>,
  onlyPlural: boolean,
): Finding {
  const [name = ''] = lacking;
  const spare = nearestName(
    name,
    Object.keys(params).filter((each) => !used.has(each)),
  );
  const holds =
    name === COUNT && onlyPlural
      ? `The text of ${quote(key)} exists in plural forms only, and gets no "count" to choose one.`
      : `The text of ${quote(key)} holds ${enumerate(lacking.map((each) => `{{${each}}}`))}, which ${lacking.length === 1 ? 'gets' : 'get'} no value.`;
  if (spare !== undefined) {
    const at = [...path.slice(0, -1), 'params', spare];
    return {
      path: at,
      mark: 'key',
      message: `${holds} Did you mean ${quote(name)} instead of ${quote(spare)}?`,
      suggestions: [{ title: `Rename it to ${quote(name)}.`, safe: false, change: { path: at, key: name } }],
    };
  }
  const values = lacking.map((each) => `${each}: …`).join(', ');
  const remedy =
    Object.keys(params).length === 0
      ? `Write { key: ${key}, params: { ${values} } }.`
      : `Add { ${values} } to its params.`;
  return { path, message: `${holds} ${remedy}` };
}

/** The names in `{{name}}`, `{{- name}}` and `{{name, format}}`. */
function placeholdersIn(texts: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const text of texts) {
    for (const [, name = ''] of text.matchAll(/\{\{-?\s*([^\s,{}]+)[^{}]*\}\}/g)) names.add(name);
  }
  return names;
}
