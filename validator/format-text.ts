/** Diagnostics for people. */
import picocolors from 'picocolors';
import type { FixedProblem } from './apply-edits.ts';
import { createFrames, type FrameOf, printable } from './code-frame.ts';
import type { Diagnostic } from './diagnostics.ts';
import { fileLines } from './file-lines.ts';
import type { LineIndex } from './line-index.ts';
import { summaryOf } from './summary.ts';

export interface ReportOptions {
  /** How many files were checked. */
  readonly files: number;
  /** What was fixed before; absent: nothing was to be fixed. */
  readonly fixed?: readonly FixedProblem[];
}

export interface TextOptions extends ReportOptions {
  /** The text of a file, for the code frame; undefined: no frame. */
  readonly text: (file: string) => string | undefined;
  /** ANSI colours. Default: none. */
  readonly color?: boolean;
  /** Something could not be checked. Default: all was. */
  readonly isPartial?: boolean;
  /** When the report was made, to stand before its last line. Default: it does not say. */
  readonly time?: string;
  /** Columns of the terminal, for cutting long source lines. Default: 100. */
  readonly width?: number;
}

type Colors = ReturnType<typeof picocolors.createColors>;

const MIN_WIDTH = 40;
/** Columns of the line number; a longer one takes more. */
const NUMBER_WIDTH = 4;
const RULER = ' | ';

/**
 * Each diagnostic as `file:line:column: severity: message [rule]`, with the range underlined in its line, what may
 * mend it and where else to look; last a line that counts them.
 */
export function formatText(diagnostics: readonly Diagnostic[], options: TextOptions): string {
  const colors = picocolors.createColors(options.color ?? false);
  const linesOf = fileLines(options.text);
  const width = Math.max(MIN_WIDTH, options.width ?? 100);
  const frameOf = createFrames(width - NUMBER_WIDTH - RULER.length);
  const blocks = diagnostics.map((diagnostic) =>
    [
      headline(diagnostic, colors),
      ...frame(diagnostic, linesOf(diagnostic.file), frameOf, colors),
      ...(diagnostic.suggestions ?? []).map(({ title }) => `  ${colors.cyan('fix:')} ${printable(title)}`),
      ...(diagnostic.related ?? []).map(
        ({ file, line, column, message }) =>
          `  ${colors.cyan('see:')} ${printable(file)}:${line}:${column}: ${printable(message)}`,
      ),
    ].join('\n'),
  );
  const fixed = (options.fixed ?? []).map((each) => fixedLine(each, colors)).join('\n');
  const time = options.time === undefined ? '' : `${colors.dim(options.time)} `;
  const worst = diagnostics.some(({ severity }) => severity === 'error') ? colors.red : colors.yellow;
  const isGood = diagnostics.length === 0 && options.isPartial !== true;
  const paint = isGood ? colors.green : worst;
  const last = `${time}${paint(summaryOf(diagnostics, options.files, options.isPartial))}`;
  return `${[...(fixed === '' ? [] : [fixed]), ...blocks, last].join('\n\n')}\n`;
}

function headline({ file, line, column, severity, message, rule }: Diagnostic, colors: Colors): string {
  const place = colors.bold(`${printable(file)}:${line}:${column}:`);
  const label = severity === 'error' ? colors.red('error:') : colors.yellow('warning:');
  return `${place} ${label} ${printable(message)} ${colors.dim(`[${rule}]`)}`;
}

function fixedLine({ diagnostic, suggestion }: FixedProblem, colors: Colors): string {
  const { file, line, column, rule } = diagnostic;
  const place = colors.bold(`${printable(file)}:${line}:${column}:`);
  return `${place} ${colors.green('fixed:')} ${printable(suggestion.title)} ${colors.dim(`[${rule}]`)}`;
}

function frame(
  diagnostic: Diagnostic,
  lines: LineIndex | undefined,
  frameOf: FrameOf,
  colors: Colors,
): string[] {
  const found = lines && frameOf(lines.lineText(diagnostic.line), diagnostic);
  if (found === undefined) return [];
  const number = `${diagnostic.line}`.padStart(NUMBER_WIDTH);
  const paint = diagnostic.severity === 'error' ? colors.red : colors.yellow;
  return [
    `${colors.dim(`${number} |`)} ${found.line}`,
    `${colors.dim(`${' '.repeat(number.length)} |`)} ${found.indent}${paint(found.mark)}`,
  ];
}
