import type { AnchorRegistry, ClientToolTable, ModuleDocument, TourConfig } from '../schemas/index.ts';
import type { Diagnostic } from './diagnostics.ts';
import type { SourceFile } from './validate.ts';

/** The documents that are one to a file, by their `kind` (the config has none). */
export interface FileDocuments {
  readonly TourConfig: TourConfig;
  readonly Module: ModuleDocument;
  readonly ClientToolTable: ClientToolTable;
  readonly AnchorRegistry: AnchorRegistry;
}

export type ReadDocument<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Reads a YAML or JSON file that holds one document of this kind: syntax and shape, with the same messages as for tours. */
export function readDocument<Kind extends keyof FileDocuments>(
  kind: Kind,
  source: SourceFile,
): ReadDocument<FileDocuments[Kind]> {
  throw new Error(`not yet: ${kind} ${source.file}`);
}
