/** Diagnostics as SARIF 2.1.0 (OASIS), which code scanning and editors read. */
import type { ArtifactLocation, Fix, Location, Log, Region, ReportingDescriptor, Result } from 'sarif';
import { type CiReportOptions, fingerprintsOf, pathInRepository } from './ci-report.ts';
import type { Diagnostic, RelatedPlace, Suggestion, TextRange } from './diagnostics.ts';
import { rules } from './rules/index.ts';
import { docsOf } from './to-diagnostics.ts';

export interface SarifOptions extends CiReportOptions {
  /** The version of this package. */
  readonly version: string;
}

/**
 * One SARIF log with one run, indented, with a line end. Files are named relative to the root of the repository. A
 * run in which something could not be checked says so, and was not successful.
 */
export function formatSarif(diagnostics: readonly Diagnostic[], options: SarifOptions): string {
  const { version, folder, faults = [] } = options;
  const locate = (file: string) => artifact(pathInRepository(file, folder));
  const fingerprints = fingerprintsOf(diagnostics, options.text);
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Tourwright',
            version,
            semanticVersion: version,
            informationUri: 'https://www.npmjs.com/package/tourwright',
            rules: rules.map(descriptorOf),
          },
        },
        columnKind: 'utf16CodeUnits',
        newlineSequences: ['\r\n', '\n', '\r'],
        invocations: [
          {
            executionSuccessful: faults.length === 0,
            ...(faults.length > 0 && {
              toolConfigurationNotifications: faults.map((text) => ({ level: 'error', message: { text } })),
            }),
          },
        ],
        results: diagnostics.map((each, index) => resultOf(each, fingerprints[index] ?? '', locate)),
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

function descriptorOf({ id, severity, summary, why, fix }: (typeof rules)[number]): ReportingDescriptor {
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    help: { text: fix },
    helpUri: docsOf(id),
    defaultConfiguration: { level: severity },
  };
}

type Locate = (file: string) => ArtifactLocation;

function resultOf(diagnostic: Diagnostic, fingerprint: string, locate: Locate): Result {
  const { file, rule, severity, message, path, related = [], suggestions = [] } = diagnostic;
  const artifactLocation = locate(file);
  const ruleIndex = rules.findIndex(({ id }) => id === rule);
  return {
    ruleId: rule,
    ...(ruleIndex >= 0 && { ruleIndex }),
    level: severity,
    message: { text: message },
    locations: [
      {
        physicalLocation: { artifactLocation, region: regionOf(diagnostic) },
        ...(path !== '' && { logicalLocations: [{ fullyQualifiedName: path }] }),
      },
    ],
    partialFingerprints: { 'tourwrightFinding/v1': fingerprint },
    ...(related.length > 0 && {
      relatedLocations: related.map((each, index) => relatedLocation(each, index, locate)),
    }),
    ...(suggestions.length > 0 && { fixes: suggestions.map((each) => fixOf(each, artifactLocation)) }),
  };
}

function relatedLocation(
  { file, line, column, message }: RelatedPlace,
  id: number,
  locate: Locate,
): Location {
  return {
    id,
    physicalLocation: {
      artifactLocation: locate(file),
      region: { startLine: line, startColumn: column },
    },
    message: { text: message },
  };
}

function fixOf({ title, safe, edits }: Suggestion, artifactLocation: ArtifactLocation): Fix {
  return {
    description: { text: title },
    artifactChanges: [
      {
        artifactLocation,
        replacements: edits.map((edit) => ({
          deletedRegion: regionOf(edit),
          insertedContent: { text: edit.text },
        })),
      },
    ],
    properties: { safe },
  };
}

function regionOf({ line, column, endLine, endColumn }: TextRange): Region {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/** Half of a character, as a file name may hold it: no URI can. */
const HALF_CHARACTER = /[\u{d800}-\u{dfff}]/gu;

/** A path as a reference of a URI (RFC 3986). */
function artifact(path: string): ArtifactLocation {
  const uri = path.replace(HALF_CHARACTER, '\uFFFD').split('/').map(encodeURIComponent).join('/');
  if (/^[A-Za-z]:/.test(path)) return { uri: `file:///${uri.replace('%3A', ':')}` };
  return path.startsWith('/') ? { uri: `file://${uri}` } : { uri, uriBaseId: '%SRCROOT%' };
}
