/** The project as the server tells it to the page, in JSON. */
import type { Messages } from '../player/index.ts';
import type { AnchorRegistry, BuiltTour, ClientToolTable, TourOverlayDocument } from '../schemas/index.ts';

export interface PreviewData {
  /** Grows with each change of the project. */
  readonly revision: number;
  readonly apps: readonly PreviewApp[];
  readonly locales: {
    /** Locales that texts are there in; the first is the one that they are written in. */
    readonly names: readonly string[];
    /** Messages by locale; those of a namespace `ns` under `ns`, as the player takes them. */
    readonly resources: Readonly<Record<string, Messages>>;
  };
  /** Role to its permissions. */
  readonly roles: Readonly<Record<string, readonly string[]>>;
  /** Fact to the JSON Schema of its value. */
  readonly facts: Readonly<Record<string, JsonSchema>>;
  /** What `tour validate` finds in the project's files. */
  readonly diagnostics: readonly PreviewDiagnostic[];
  /** What could not be read at all, as sentences. */
  readonly faults: readonly string[];
}

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface PreviewApp {
  readonly app: string;
  readonly tools: ClientToolTable;
  readonly anchors: AnchorRegistry;
  /** Where the module with the compiled checks of its tools is. */
  readonly checks: string;
  readonly tours: readonly PreviewTour[];
  /** Those without a mistake, drafts among them. */
  readonly overlays: readonly TourOverlayDocument[];
}

export interface PreviewTour {
  readonly key: string;
  readonly file: string;
  /** Absent: it has errors, and cannot be played. */
  readonly built?: BuiltTour;
  readonly errors: number;
}

/** A diagnostic, as far as the page shows it. */
export interface PreviewDiagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** What to do about it: titles of its suggestions. */
  readonly fixes: readonly string[];
}
