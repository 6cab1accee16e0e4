/** What a document is, and whether it has the shape of that. */
import {
  checkTour,
  checkTourOverlay,
  type TourDocument,
  type TourOverlayDocument,
} from '../schemas/index.ts';
import type { Finding } from './finding.ts';
import { nearestName } from './nearest.ts';
import { isMapping } from './pointer.ts';
import { describeValue, quote, showValue } from './quote.ts';
import { describeDocumentMistake, mistakesOf } from './schema-findings.ts';
import type { Mistake } from './schema-mistakes.ts';

export type CheckedDocument =
  | { readonly kind: 'Tour'; readonly tour: TourDocument }
  | { readonly kind: 'TourOverlay'; readonly overlay: TourOverlayDocument };

export type ShapeFinding = Finding & {
  readonly rule: 'document-kind' | 'document-schema' | 'overlay-only-reorders';
};

export type SchemaResult =
  | { readonly ok: true; readonly document: CheckedDocument }
  | { readonly ok: false; readonly findings: readonly ShapeFinding[] };

/** Checks the kind and the shape of a value that should be a tour or an overlay. */
export function checkSchema(value: unknown): SchemaResult {
  const kind = isMapping(value) ? value.kind : undefined;
  if (kind === 'Tour') {
    const excess = tooManyRules(value);
    if (excess !== undefined) return { ok: false, findings: [{ rule: 'document-schema', ...excess }] };
    const mistakes = mistakesOf(checkTour, value);
    return mistakes.length === 0
      ? { ok: true, document: { kind, tour: value as unknown as TourDocument } }
      : refused(mistakes, value);
  }
  if (kind === 'TourOverlay') {
    const mistakes = mistakesOf(checkTourOverlay, value);
    return mistakes.length === 0
      ? { ok: true, document: { kind, overlay: value as unknown as TourOverlayDocument } }
      : refused(mistakes, value);
  }
  return { ok: false, findings: [{ rule: 'document-kind', ...describeKind(value) }] };
}

const MAX_RULES = 20;

/** The compiled check compares each advance rule with each other: a long list would take minutes. */
function tooManyRules(value: unknown): Finding | undefined {
  const steps = isMapping(value) && Array.isArray(value.steps) ? value.steps : [];
  for (const [index, step] of steps.entries()) {
    const rules: unknown = isMapping(step) ? step.advance : undefined;
    if (!Array.isArray(rules) || rules.length <= MAX_RULES) continue;
    const message = `"advance" has ${rules.length} rules. More than ${MAX_RULES} are not read: the first that happens advances, so a few do.`;
    return { path: ['steps', index, 'advance'], message };
  }
  return undefined;
}

function refused(mistakes: readonly Mistake[], value: unknown): SchemaResult {
  const isOverlay = isMapping(value) && value.kind === 'TourOverlay';
  const findings = mistakes.map(
    (mistake): ShapeFinding =>
      isOverlay && addsToTour(mistake)
        ? { rule: 'overlay-only-reorders', ...describeAddition(mistake) }
        : { rule: 'document-schema', ...describeDocumentMistake(mistake, value) },
  );
  return { ok: false, findings };
}

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

/** Kinds that a project has, but that are not checked as tours. */
const OTHER_KINDS: Readonly<Record<string, string>> = {
  Module: 'A module manifest is read by `tour gen`',
  ClientToolTable: 'A client tool table is read from `apps` in tour.config.yaml',
  AnchorRegistry: 'An anchor registry is read from `apps` in tour.config.yaml',
  BuiltTour: 'A built tour is the output of `tour build`',
  ProgressRecord: 'A progress record is kept by the player',
};

function describeKind(value: unknown): Finding {
  if (!isMapping(value)) {
    return {
      path: [],
      message: `The document is ${describeValue(value)}, not a tour. A tour is a mapping that begins with "kind: Tour".`,
    };
  }
  const { kind } = value;
  if (kind === undefined) return describeMissingKind(value);
  const other = typeof kind === 'string' && Object.hasOwn(OTHER_KINDS, kind) ? OTHER_KINDS[kind] : undefined;
  if (other !== undefined) {
    return {
      path: ['kind'],
      message: `${other}, not checked as a tour. Take this file out of the \`tours\` patterns.`,
    };
  }
  const nearest = typeof kind === 'string' ? nearestName(kind, ['Tour', 'TourOverlay']) : undefined;
  return {
    path: ['kind'],
    message: `${kind === null ? '"kind" is empty.' : `${capitalised(showValue(kind))} is no kind of document here.`} ${nearest === undefined ? 'Write "Tour" or "TourOverlay".' : `Did you mean ${quote(nearest)}?`}`,
    ...(nearest !== undefined && {
      suggestions: [
        {
          title: `Write ${quote(nearest)}.`,
          safe: String(kind).toLowerCase() === nearest.toLowerCase(),
          change: { path: ['kind'], value: nearest },
        },
      ],
    }),
  };
}

function describeMissingKind(value: Readonly<Record<string, unknown>>): Finding {
  const near = nearestName('kind', Object.keys(value));
  if (near !== undefined && typeof value[near] === 'string') {
    return {
      path: [near],
      mark: 'key',
      message: `${quote(near)} is no property of a document. Did you mean "kind"?`,
      suggestions: [{ title: 'Rename it to "kind".', safe: false, change: { path: [near], key: 'kind' } }],
    };
  }
  if ('apps' in value && 'tours' in value) {
    return {
      path: [],
      mark: 'key',
      message: 'This is a tour.config.yaml, not a tour. Take it out of the `tours` patterns.',
    };
  }
  const isOverlay = 'tenant' in value || 'hide' in value || 'order' in value;
  const kind = isOverlay ? 'TourOverlay' : 'Tour';
  return {
    path: [],
    mark: 'key',
    message: `The document has no "kind". Begin it with "kind: ${kind}".`,
  };
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
