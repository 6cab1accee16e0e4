/** Files that hold one document of a project's own: config, module manifest, catalog. */
import {
  type AnchorRegistry,
  anchorRegistrySchema,
  type Check,
  type ClientToolTable,
  checkAnchorRegistry,
  checkClientToolTable,
  checkModule,
  checkTourConfig,
  clientToolTableSchema,
  type ModuleDocument,
  moduleSchema,
  type TourConfig,
  tourConfigSchema,
} from '../schemas/index.ts';
import type { Diagnostic } from './diagnostics.ts';
import type { Finding } from './finding.ts';
import { KEY, KEY_WORDS, TOOL_NAME, TOOL_NAME_WORDS } from './name-patterns.ts';
import { isMapping } from './pointer.ts';
import { quote, showValue } from './quote.ts';
import { type DocumentWords, describeDocumentMistake, mistakesOf } from './schema-findings.ts';
import { withSchemaMeant } from './schema-meant.ts';
import { parseSource, type SourceDocument } from './source.ts';
import { toDiagnostics } from './to-diagnostics.ts';
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

const CHECKS: Readonly<Record<keyof FileDocuments, readonly [Check, object]>> = {
  TourConfig: [checkTourConfig, tourConfigSchema],
  Module: [checkModule, moduleSchema],
  ClientToolTable: [checkClientToolTable, clientToolTableSchema],
  AnchorRegistry: [checkAnchorRegistry, anchorRegistrySchema],
};

const WORDS: DocumentWords = {
  nouns: {
    TourConfig: 'the config',
    ModuleDocument: 'the module',
    ClientToolTable: 'the client tool table',
    AnchorRegistry: 'the anchor registry',
  },
  meanings: {
    key: 'the name under which others refer to it',
    apps: 'the app members',
    tours: 'where the files with tours are',
    catalog: 'where its client tool table and its anchor registry are',
    tools: 'the file of the client tool table',
    path: 'where it is found',
    required: 'the locales that every text must have',
    routes: 'the routes that show it, or "any"',
    route: 'the key of a route',
  },
  patterns: {
    [KEY]: KEY_WORDS,
    [TOOL_NAME]: TOOL_NAME_WORDS,
    '^sha256:[0-9a-f]{64}$': 'a hash as `tour gen` writes it, "sha256:…"',
    '^/': 'a path that begins with "/"',
    '\\{locale\\}': 'a path with "{locale}" in it, such as "locales/{locale}.json"',
  },
  texts: [],
};

/** How to begin a document of each kind. */
const BEGINNINGS: Readonly<Record<keyof FileDocuments, string>> = {
  TourConfig: 'Begin it with "apps:", or make one with `tour init`.',
  Module: 'Begin it with "kind: Module", or remove the file.',
  ClientToolTable: 'Make it with `tour gen`.',
  AnchorRegistry: 'Make it with `tour gen`.',
};

/** Lines without content: blank ones, comments, and the marks of an empty document. */
const NO_CONTENT = /^\uFEFF?(?:[ \t]*(?:#.*)?|---[ \t]*(?:#.*)?|\.\.\.)$/;

/**
 * Reads a YAML or JSON file that holds one document of this kind. Its mistakes of syntax and shape are reported with
 * the same messages as those of a tour. JSON may be of any size: catalogs are large.
 */
export function readDocument<Kind extends keyof FileDocuments>(
  kind: Kind,
  { file, text }: SourceFile,
): ReadDocument<FileDocuments[Kind]> {
  const report = (rule: string, findings: readonly Finding[], index = 0) => ({
    ok: false as const,
    diagnostics: toDiagnostics(
      findings.map((finding) => ({ ...finding, rule, severity: 'error', file, document: index })),
      () => text,
    ),
  });
  if (text.split(/\r?\n/).every((line) => NO_CONTENT.test(line))) {
    const message = `The file is empty. ${BEGINNINGS[kind]}`;
    return report('yaml-syntax', [{ path: [], span: { start: 0, end: 0 }, message }]);
  }
  const [document, further] = parseJson(text) ?? parseSource(text);
  if (document === undefined || document.findings.length > 0) {
    return report('yaml-syntax', document?.findings ?? []);
  }
  if (further !== undefined) {
    const message = 'The file holds more than one document, and one is due here. Remove the others.';
    return report('document-kind', [{ path: [], mark: 'key', message }], further.index);
  }
  const { value } = document;
  const wrongKind = otherKind(kind, value);
  if (wrongKind !== undefined) return report('document-kind', [wrongKind]);
  const [check, schema] = CHECKS[kind];
  const mistakes = mistakesOf(check, schema, value);
  if (mistakes.length === 0) return { ok: true, value: value as FileDocuments[Kind] };
  return report(
    'document-schema',
    mistakes.map((mistake) => withSchemaMeant(describeDocumentMistake(mistake, value, WORDS), mistake)),
  );
}

function parseJson(text: string): SourceDocument[] | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    return [{ index: 0, value: JSON.parse(text), findings: [], cuts: [] }];
  } catch {
    // YAML in flow style begins alike, and says better what is wrong with JSON.
    return undefined;
  }
}

function otherKind(kind: keyof FileDocuments, value: unknown): Finding | undefined {
  if (kind === 'TourConfig' || !isMapping(value) || value.kind === kind) return undefined;
  if (value.kind === undefined) {
    return { path: [], mark: 'key', message: `The document has no "kind". Begin it with "kind: ${kind}".` };
  }
  return {
    path: ['kind'],
    message: `A document of kind ${quote(kind)} is due here, not ${showValue(value.kind)}.`,
  };
}
