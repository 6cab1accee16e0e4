/** Diagnostics as JUnit XML, which most CI systems show as tests: one test suite per file. */
import { type CiReportOptions, pathInRepository } from './ci-report.ts';
import type { Diagnostic } from './diagnostics.ts';

/**
 * A file is a test suite and each finding a test case in it: an error one that failed, a warning one that passed and
 * says something, because JUnit knows no warnings. A file without findings is one test case that passed.
 */
export function formatJunit(diagnostics: readonly Diagnostic[], options: CiReportOptions): string {
  const { checked, folder, faults = [] } = options;
  const byFile = new Map<string, Diagnostic[]>(checked.map((file) => [file, []]));
  for (const diagnostic of diagnostics) {
    const found = byFile.get(diagnostic.file);
    if (found === undefined) byFile.set(diagnostic.file, [diagnostic]);
    else found.push(diagnostic);
  }
  const suites = [...byFile].map(([file, found]) => suiteOf(pathInRepository(file, folder), found));
  if (faults.length > 0) suites.push(faultSuite(faults));
  const total = (key: 'tests' | 'failures' | 'errors') => suites.reduce((sum, suite) => sum + suite[key], 0);
  const counts = `tests="${total('tests')}" failures="${total('failures')}" errors="${total('errors')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="tour validate" ${counts} time="0">`,
    ...suites.flatMap(({ lines }) => lines),
    '</testsuites>',
    '',
  ].join('\n');
}

interface Suite {
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
  readonly lines: readonly string[];
}

function suiteOf(path: string, found: readonly Diagnostic[]): Suite {
  const cases =
    found.length === 0
      ? [`    <testcase${attributes({ name: 'no problems', classname: path, file: path })} time="0" />`]
      : found.map((each) => caseOf(path, each));
  const failures = found.filter(({ severity }) => severity === 'error').length;
  return suite(path, cases, { failures, errors: 0 });
}

function caseOf(path: string, { rule, severity, line, column, message, docs }: Diagnostic): string {
  const place = attributes({ name: `${rule} at ${line}:${column}`, classname: path, file: path });
  const text = escaped(`${path}:${line}:${column}: ${severity}: ${message} [${rule}]\n${docs}`);
  const outcome =
    severity === 'error'
      ? `<failure${attributes({ message, type: rule })}>${text}</failure>`
      : `<system-out>${text}</system-out>`;
  return `    <testcase${place} line="${line}" time="0">${outcome}</testcase>`;
}

/** What could not be checked is an error in JUnit's sense: the test could not be done. */
function faultSuite(faults: readonly string[]): Suite {
  const name = 'tour validate';
  const cases = faults.map(
    (fault, index) =>
      `    <testcase${attributes({ name: `input ${index + 1}`, classname: name })} time="0"><error${attributes({ message: fault, type: 'input' })} /></testcase>`,
  );
  return suite(name, cases, { failures: 0, errors: faults.length });
}

function suite(name: string, cases: readonly string[], counts: Pick<Suite, 'failures' | 'errors'>): Suite {
  const { failures, errors } = counts;
  const head = `  <testsuite${attributes({ name })} tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="0" time="0">`;
  return { tests: cases.length, ...counts, lines: [head, ...cases, '  </testsuite>'] };
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')}"`)
    .join('');
}

/** What XML 1.0 has no way to write: most control characters, two code points, and halves of characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const NOT_XML = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\u{d800}-\u{dfff}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

function escaped(text: string): string {
  return text.replace(NOT_XML, '\uFFFD').replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
