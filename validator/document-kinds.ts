/** What a document is, and whether it has the shape of that. */
import type { TourDocument, TourOverlayDocument } from '../schemas/index.ts';
import type { Finding } from './finding.ts';
import type { MalformedName } from './malformed-name.ts';
import { nearestName } from './nearest.ts';
import { isMapping } from './pointer.ts';
import { describeValue, enumerate, quote, showValue } from './quote.ts';
import { capitalise } from './schema-words.ts';

export type CheckedDocument =
  | { readonly kind: 'Tour'; readonly tour: TourDocument }
  | { readonly kind: 'TourOverlay'; readonly overlay: TourOverlayDocument };

export type ShapeFinding = Finding & {
  readonly rule: 'document-kind' | 'document-schema' | 'overlay-only-reorders';
  /** The reference that it is about. */
  readonly malformed?: MalformedName;
};

export type SchemaResult =
  | { readonly ok: true; readonly document: CheckedDocument }
  | { readonly ok: false; readonly findings: readonly ShapeFinding[] };

/** A kind of document, by its `kind`. */
export interface DocumentKind {
  readonly kind: CheckedDocument['kind'];
  /** Checks the shape of a mapping of this kind. */
  readonly check: (value: Readonly<Record<string, unknown>>) => SchemaResult;
}

/** Checks the kind and the shape of a value that should be a document of one of these kinds. */
export function checkKind(value: unknown, kinds: readonly DocumentKind[]): SchemaResult {
  if (isMapping(value)) {
    const meant = kinds.find(({ kind }) => kind === value.kind);
    if (meant !== undefined) return meant.check(value);
  }
  const names = kinds.map(({ kind }) => kind);
  return { ok: false, findings: [{ rule: 'document-kind', ...describeKind(value, names) }] };
}

/** Kinds that a project has, and what becomes of them. */
const OTHER_KINDS: Readonly<Record<string, { readonly noun: string; readonly use: string }>> = {
  TourOverlay: { noun: 'an overlay', use: 'changes a tour' },
  Module: { noun: 'a module manifest', use: 'is read by `tour gen`' },
  ClientToolTable: { noun: 'a client tool table', use: 'is read from `apps` in tour.config.yaml' },
  AnchorRegistry: { noun: 'an anchor registry', use: 'is read from `apps` in tour.config.yaml' },
  BuiltTour: { noun: 'a built tour', use: 'is the output of `tour build`' },
  ProgressRecord: { noun: 'a progress record', use: 'is kept by the player' },
};

type KindName = DocumentKind['kind'];

function describeKind(value: unknown, due: readonly KindName[]): Finding {
  if (!isMapping(value)) {
    const message = `The document is ${describeValue(value)}, not a tour. A tour is a mapping that begins with "kind: Tour".`;
    return { path: [], message };
  }
  const { kind } = value;
  if (kind === undefined) return describeMissingKind(value, due);
  const path = ['kind'];
  const other = typeof kind === 'string' && Object.hasOwn(OTHER_KINDS, kind) ? OTHER_KINDS[kind] : undefined;
  if (other !== undefined) {
    const message = due.includes('TourOverlay')
      ? `${capitalise(other.noun)} ${other.use}, and is not checked as a tour. Name it neither in \`tours\` nor to \`tour validate\`.`
      : `This is ${other.noun}, and a tour is due here.`;
    return { path, message };
  }
  const nearest = typeof kind === 'string' ? nearestName(kind, due) : undefined;
  const fact =
    kind === null ? '"kind" is empty.' : `${capitalise(showValue(kind))} is no kind of document here.`;
  if (nearest === undefined) return { path, message: `${fact} Write ${enumerate(due.map(quote), 'or')}.` };
  return {
    path,
    message: `${fact} Did you mean ${quote(nearest)}?`,
    suggestions: [
      {
        title: `Write ${quote(nearest)}.`,
        safe: String(kind).toLowerCase() === nearest.toLowerCase(),
        change: { path, value: nearest },
      },
    ],
  };
}

function describeMissingKind(value: Readonly<Record<string, unknown>>, due: readonly KindName[]): Finding {
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
      message: 'This is a tour.config.yaml, not a tour. Name it neither in `tours` nor to `tour validate`.',
    };
  }
  const isOverlay = due.includes('TourOverlay') && ('tenant' in value || 'hide' in value || 'order' in value);
  const kind = isOverlay ? 'TourOverlay' : 'Tour';
  return {
    path: [],
    mark: 'key',
    message: `The document has no "kind". Begin it with "kind: ${kind}".`,
  };
}
