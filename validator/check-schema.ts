/** What a document of a project is, and whether it has the shape of that. */
import { checkKind, type SchemaResult } from './document-kinds.ts';
import { OVERLAY } from './overlay-kind.ts';
import { TOUR } from './tour-kind.ts';

/** The kinds of documents that are checked. */
export const DOCUMENT_KINDS = [TOUR, OVERLAY] as const;

/** Checks the kind and the shape of a value that should be a tour or an overlay. */
export function checkSchema(value: unknown): SchemaResult {
  return checkKind(value, DOCUMENT_KINDS);
}
