/** The texts of a tour. */
import type { GeneratedText, InlineText, KeyedText, TourDocument } from '../schemas/index.ts';
import { tourOf } from './facts.ts';
import type { LocaleText } from './locales.ts';
import type { Path } from './pointer.ts';
import type { FactSource } from './rule.ts';

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
  readonly origin: 'authored' | 'generated';
  readonly texts: readonly TextUse[];
}

/** The texts of a tour in the order of the document: its title, and the title, text, hint and `alt` of each step. */
export function textsUsed(source: FactSource): TourTexts | undefined {
  const tour = tourOf(source);
  return tour && { origin: tour.origin ?? 'authored', texts: textsOf(tour) };
}

/** As `textsUsed`, of a tour. */
export function textsOf(tour: TourDocument): TextUse[] {
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

/** A string with white space is a sentence, any other an i18n key (design 10). */
export function isLiteral(key: string): boolean {
  return /\s/.test(key);
}

/** All forms of a text: the one under the key itself, and its plural forms. */
export function formsOf(text: LocaleText | undefined): readonly string[] {
  if (text === undefined) return [];
  if (text.plurals === undefined && text.text !== undefined) return [text.text];
  return [...(text.text === undefined ? [] : [text.text]), ...Object.values(text.plurals ?? {})];
}
