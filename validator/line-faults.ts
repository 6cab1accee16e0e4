/** Lines that look right to a reader and are no YAML: what made the parser stumble over them. */
import type { Finding, Span } from './finding.ts';
import { lineStartOf, restOfLine } from './line-index.ts';
import { quote } from './quote.ts';

/** The fault of the line of an offset or of the line above it, where the parser may notice it late. */
export function describeLineFault(text: string, offset: number): Finding | undefined {
  return conflictOfMerge(text) ?? firstOf(linesAt(text, offset)) ?? outdentedLine(text, offset);
}

/** A line: where it begins, and what stands in it. */
interface Line {
  readonly start: number;
  readonly content: string;
}

/** A span of a line, with the text that belongs there. */
interface LineFault {
  readonly at: number;
  readonly length: number;
  readonly message: string;
  readonly title: string;
  readonly instead: string;
}

function firstOf(lines: readonly Line[]): Finding | undefined {
  for (const { start, content } of lines) {
    const fault = dashWithoutSpace(content) ?? otherDash(content) ?? otherSpace(content);
    if (fault === undefined) continue;
    const span = { start: start + fault.at, end: start + fault.at + fault.length };
    return mended(fault.message, span, fault.title, fault.instead);
  }
  return undefined;
}

function mended(message: string, span: Span, title: string, text: string): Finding {
  return { message, path: [], span, suggestions: [{ title, safe: false, change: { span, text } }] };
}

const CONFLICT = /^(?:<{7}|>{7})(?: .*)?$/m;

/** Git leaves both sides in the file, each where it looks like a part of it. */
function conflictOfMerge(text: string): Finding | undefined {
  const marker = CONFLICT.exec(text);
  return marker === null
    ? undefined
    : {
        message:
          'A merge left its conflict here. Keep one of the two sides, and remove the lines with the marks.',
        path: [],
        span: { start: marker.index, end: marker.index + marker[0].length },
      };
}

/** `-id: a`, which reads as a key. */
function dashWithoutSpace(line: string): LineFault | undefined {
  const dash = /^( *)-["']?[A-Za-z_]\w*["']?:(?:\s|$)/.exec(line);
  return dash === null
    ? undefined
    : {
        at: dash[1]?.length ?? 0,
        length: 1,
        message: 'An item of a list begins with "- ": the space is missing.',
        title: 'Put a space behind the dash.',
        instead: '- ',
      };
}

/** A dash of another kind, as word processors write it. */
function otherDash(line: string): LineFault | undefined {
  const [, indent, dash] = /^( *)([\u2010-\u2015\u2212])[ \u00a0]/.exec(line) ?? [];
  return indent === undefined || dash === undefined
    ? undefined
    : {
        at: indent.length,
        length: 1,
        message: `An item of a list begins with "-", the sign for minus on the keyboard; this is ${quote(dash)}.`,
        title: 'Write "-".',
        instead: '-',
      };
}

/** A space of another kind before or behind a key or a dash. It may stand in a text, where people put it on purpose. */
function otherSpace(line: string): LineFault | undefined {
  const before = /^( *(?:- )? *)([\u00a0\u2000-\u200a\u202f\u3000][ \u00a0\u2000-\u200a\u202f\u3000]*)/.exec(
    line,
  );
  const behind =
    /^( *(?:- )?["']?[\w.-]+["']?:|[ ]*-)([\u00a0\u2000-\u200a\u202f\u3000][ \u00a0\u2000-\u200a\u202f\u3000]*)/.exec(
      line,
    );
  const [, start, spaces] = before ?? behind ?? [];
  if (start === undefined || spaces === undefined) return undefined;
  const code = spaces.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {
    at: start.length,
    length: spaces.length,
    message: `This space is none to YAML but a character like any other (U+${code}). Write an ordinary one.`,
    title: spaces.length === 1 ? 'Write an ordinary space.' : 'Write ordinary spaces.',
    instead: ' '.repeat(spaces.length),
  };
}

/** A line that is indented less than the lines before and behind it, which are indented alike. */
function outdentedLine(text: string, offset: number): Finding | undefined {
  const start = lineStartOf(text, offset);
  const line = restOfLine(text, start);
  const before = contentColumn(lastLineWithContent(text.slice(0, start)));
  const behind = indentOf(
    /^[^\r\n]*(?:\r\n|\r|\n)(?:[ \t]*(?:#[^\r\n]*)?(?:\r\n|\r|\n))*([^\r\n]*)/.exec(text.slice(start))?.[1],
  );
  const own = indentOf(line);
  if (own === undefined || before === undefined || before !== behind || own >= before) return undefined;
  if (!/^ *[\w"'.-]+:(?:\s|$)/.test(line)) return undefined;
  return mended(
    'This line is indented less than the lines above and below it. Indent them alike.',
    { start: start + own, end: start + line.length },
    'Indent it as the lines around it.',
    `${' '.repeat(before - own)}${line.slice(own)}`,
  );
}

function lastLineWithContent(text: string): string | undefined {
  return text.split(/\r\n|\r|\n/).findLast((line) => !/^[ \t]*(?:#.*)?$/.test(line));
}

/** Where the first key of a line begins, behind the dashes of its items. */
function contentColumn(line: string | undefined): number | undefined {
  return line === undefined ? undefined : /^ *(?:- +)*/.exec(line)?.[0].length;
}

function indentOf(line: string | undefined): number | undefined {
  return line === undefined || line.trim() === '' ? undefined : /^ */.exec(line)?.[0].length;
}

/** The line of an offset, and the one above it. */
function linesAt(text: string, offset: number): Line[] {
  const own = lineStartOf(text, offset);
  const starts = own === 0 ? [0] : [own, lineStartOf(text, own - (text.startsWith('\r\n', own - 2) ? 2 : 1))];
  return starts.map((start) => ({ start, content: restOfLine(text, start) }));
}
