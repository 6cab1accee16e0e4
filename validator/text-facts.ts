/** The texts of a tour. */
import type { GeneratedText, InlineText, KeyedText, TourDocument } from '../schemas/index.ts';
import { tourOf } from './facts.ts';
import type { LocaleText } from './locales.ts';
import type { Path } from './pointer.ts';
import type { FactSource } from './rule.ts';
import type { ProjectScope } from './scope.ts';
import type { Cut } from './yaml-values.ts';

export type TextUse =
  /** `path` is that of the key itself. `params` are those given with it. */
  | {
      readonly kind: 'key';
      readonly path: Path;
      readonly key: string;
      readonly params?: Readonly<NonNullable<KeyedText['params']>>;
    }
  | { readonly kind: 'inline'; readonly path: Path; readonly inline: Readonly<InlineText['inline']> }
  | { readonly kind: 'generated'; readonly path: Path; readonly text: string; readonly locale: string };

export interface TourTexts {
  readonly tour: TourDocument;
  /** In the order of the document: its title, and the title, text, hint and `alt` of each step. */
  readonly texts: readonly TextUse[];
  /** Unquoted texts that YAML cut, of any part of the document. */
  readonly cuts: readonly Cut[];
}

/** The texts of a tour, for all rules that look at them. */
export function textsUsed(source: FactSource): TourTexts | undefined {
  const tour = tourOf(source);
  return tour && { tour, texts: textsOf(tour), cuts: source.cuts };
}

function textsOf(tour: TourDocument): TextUse[] {
  const texts = [textUse(tour.title, ['title'])];
  for (const [index, step] of tour.steps.entries()) {
    if (step.title !== undefined) texts.push(textUse(step.title, ['steps', index, 'title']));
    texts.push(textUse(step.text, ['steps', index, 'text']));
    if (step.hint !== undefined) texts.push(textUse(step.hint, ['steps', index, 'hint']));
    if (step.media !== undefined) texts.push(textUse(step.media.alt, ['steps', index, 'media', 'alt']));
  }
  return texts;
}

function textUse(text: string | KeyedText | InlineText | GeneratedText, path: Path): TextUse {
  if (typeof text === 'string') return { kind: 'key', path, key: text };
  if ('inline' in text) return { kind: 'inline', path, inline: text.inline };
  if ('generated' in text) return { kind: 'generated', path, text: text.generated, locale: text.locale };
  return {
    kind: 'key',
    path: [...path, 'key'],
    key: text.key,
    ...(text.params !== undefined && { params: text.params }),
  };
}

/** A text that stands in the locale files, or should. */
export interface KeyedUse extends Extract<TextUse, { kind: 'key' }> {
  /** What the required locales have for it, in their order. */
  readonly found: readonly (LocaleText | undefined)[];
}

/**
 * The texts of a tour by their keys, looked up for all rules at once; without those that are plain words in every
 * locale, which no rule has anything to say about. None in a project without locales.
 */
export function keyedTexts({ texts }: TourTexts, { project: { locales } }: ProjectScope): KeyedUse[] {
  const keyed: KeyedUse[] = [];
  for (const text of texts) {
    if (locales === undefined || text.kind !== 'key' || locales.isPlain(text.key) || isLiteral(text.key))
      continue;
    keyed.push({ ...text, found: locales.lookUpRequired(text.key) });
  }
  return keyed;
}

/** A string with white space is a sentence, any other an i18n key (design 10). */
export function isLiteral(key: string): boolean {
  return /\s/.test(key);
}

/** All forms of a text: the one under the key itself, and its plural forms. */
export function formsOf(text: LocaleText | undefined): readonly string[] {
  if (text === undefined) return [];
  return [...(text.text === undefined ? [] : [text.text]), ...Object.values(text.plurals ?? {})];
}
