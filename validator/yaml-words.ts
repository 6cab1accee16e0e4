/** What the YAML parser complains of, in words an author can act on. */
import type { YAMLError } from 'yaml';
import { commentsIn } from './comments.ts';
import type { Finding, Mend, Span } from './finding.ts';
import { describeLineFault } from './line-faults.ts';
import { lineStartOf, restOfLine } from './line-index.ts';
import { quote } from './quote.ts';
import { tooDeepFinding } from './source-guards.ts';
import { tokensIn } from './yaml-tokens.ts';

/** A sentence for an error or warning of the parser. `text` is the text of the whole file. */
export function describeYamlError(error: YAMLError, text: string): Finding {
  const [start, end] = error.pos;
  const say = (message: string, span: Span = { start, end }, suggestions?: Mend[]): Finding => ({
    message,
    path: [],
    span,
    ...(suggestions !== undefined && { suggestions }),
  });
  const fault = describeLineFault(text, start);
  if (fault !== undefined) return fault;
  const quoted = quoteRestOfLine(text, start);
  switch (error.code) {
    case 'BLOCK_AS_IMPLICIT_KEY': {
      const deeper = deeperLineAfter(text, start);
      if (!restOfLine(text, start).includes(': ') && deeper !== undefined) {
        return say(
          'This line is indented deeper than the line above, which has its value already. Indent the two alike.',
          deeper,
        );
      }
      if (/^[ \t]*- /.test(restOfLine(text, start)) && isBlankBefore(text, start)) {
        return say(
          'This item does not line up with the items of the list above. Indent each "- " alike.',
          lineSpan(text, start),
        );
      }
      return say(
        'A text with ": " in it must be in quotes; without them it reads as a key.',
        lineSpan(text, start),
        quoted,
      );
    }
    case 'BAD_SCALAR_START':
      return say(
        `A text cannot begin with "${text[start] ?? ''}". Put it in quotes.`,
        { start, end },
        quoted,
      );
    case 'TAB_AS_INDENT':
      return say('A tab cannot indent YAML. Use spaces.');
    case 'BAD_DQ_ESCAPE':
      return say(
        `${text.slice(start, start + 2)} is no escape in double quotes. Write \\\\ for a backslash, or use single quotes.`,
        { start, end: start + 2 },
      );
    case 'TAG_RESOLVE_FAILED':
      return say(
        /^!!(?:str|int|float|bool|null|map|seq)$/.test(text.slice(start, end))
          ? `The value does not fit the tag ${text.slice(start, end)}. Remove the tag.`
          : `${text.slice(start, end)} is a YAML tag, and tags are not supported: a tour is plain data. Remove it, or put a text that begins with "!" in quotes.`,
      );
    case 'NON_STRING_KEY':
      return say(
        'A key must be a plain word, not a list, mapping or alias. A text with a placeholder such as {{name}} must be in quotes.',
      );
    case 'BAD_DIRECTIVE':
      return say(`${error.message}. Remove the line: tours are YAML 1.2.`);
    case 'RESOURCE_EXHAUSTION':
      return tooDeepFinding(start);
    case 'MULTILINE_IMPLICIT_KEY':
      return describeIncomplete(text, start, say);
    case 'BAD_INDENT':
      return error.message.startsWith('Flow')
        ? describeOpenBracket(text, start, say)
        : say(
            'This line does not line up with the other lines of its mapping or list. Indent them alike.',
            lineSpan(text, start),
          );
    case 'MISSING_CHAR':
      return describeMissing(error, text, say);
    case 'UNEXPECTED_TOKEN':
      return describeUnexpected(error, text, say);
    default:
      return say(`${error.message}.`);
  }
}

type Say = (message: string, span?: Span, suggestions?: Mend[]) => Finding;

/** The parser notices it where the bracket should have ended; what the author looks for is where it opens. */
function describeOpenBracket(text: string, offset: number, say: Say): Finding {
  const opening = lastOpenBracket(text, offset) ?? offset;
  const bracket = text[opening] ?? '{';
  const remark = commentsIn(text).find(({ source, start }) => {
    return start > opening && start < offset && source.includes(bracket === '[' ? ']' : '}');
  });
  if (remark !== undefined) {
    return say(
      `A comment begins at this "#", and the "${bracket === '[' ? ']' : '}'}" behind it is part of it. A text with " #" in it must be in quotes.`,
      { start: remark.start, end: remark.start + remark.source.trimEnd().length },
    );
  }
  return say(`This "${bracket}" is not closed: a "${bracket === '[' ? ']' : '}'}" is missing.`, {
    start: opening,
    end: opening + 1,
  });
}

function lastOpenBracket(text: string, before: number): number | undefined {
  const open: number[] = [];
  for (const { type, offset } of tokensIn(text)) {
    if (offset >= before) break;
    if (type === 'flow-map-start' || type === 'flow-seq-start') open.push(offset);
    if (type === 'flow-map-end' || type === 'flow-seq-end') open.pop();
  }
  return open.at(-1);
}

function describeMissing(error: YAMLError, text: string, say: Say): Finding {
  const [start] = error.pos;
  const { message } = error;
  if (message.startsWith('Missing closing')) {
    return say(`The text that begins with ${text[start] ?? ''} has no closing quote. Put one at its end.`);
  }
  if (message.startsWith('Implicit map keys')) return describeIncomplete(text, start, say);
  if (message.startsWith('Sequence item without')) {
    return say(
      'This line is neither an item of the list above ("- ") nor lined up with the keys of its last item. Correct its indentation.',
      lineSpan(text, start),
    );
  }
  if (message.startsWith('Comments must be')) return say('A comment needs a space before its "#".');
  return say(`${message}.`);
}

function describeUnexpected(error: YAMLError, text: string, say: Say): Finding {
  const [start] = error.pos;
  const before = text.slice(0, start).trimEnd();
  const sameLine = !/[\r\n]/.test(text.slice(before.length, start));
  const last = before.at(-1) ?? '';
  if (!error.message.endsWith('at node end')) {
    const token = text.slice(...error.pos).trim();
    return say(
      token === ''
        ? `${error.message}.`
        : `${quote(token)} is not expected here. Look for a bracket, quote or indentation that does not match.`,
    );
  }
  if (sameLine && (last === '"' || last === "'")) {
    return say(
      `More text follows after the closing ${last}. Write a ${last} inside the text as ${last === '"' ? '\\"' : "''"}, or use the other kind of quotes.`,
    );
  }
  if (sameLine && /[\]}]/.test(last)) {
    return say(
      'More text follows after the closing bracket. A text that begins with a bracket must be in quotes.',
    );
  }
  if (sameLine && /\*[^\s]*$/.test(before)) {
    return say('A text that begins with "*" must be in quotes; without them it reads as an alias.');
  }
  return say(
    'This line does not belong to what stands above it. Correct its indentation, or begin it with "- " like the items above.',
    lineSpan(text, start),
  );
}

function describeIncomplete(text: string, offset: number, say: Say): Finding {
  const span = lineSpan(text, offset);
  const line = text.slice(span.start, span.end);
  const write = (whole: string): Mend[] => [
    { title: `Write ${quote(whole)}.`, safe: false, change: { span, text: whole } },
  ];
  const glued = /^([^\s:]+):(?=[^\s:])/.exec(line);
  if (glued !== null) {
    const spaced = `${glued[0]} ${line.slice(glued[0].length)}`;
    return say(`${quote(line)} needs a space after the colon.`, span, write(spaced));
  }
  // Two words are a key and its value; more are a sentence, of which this is the rest.
  const [, key, value] = /^([a-z]\w*)[ ]+(\S+)$/i.exec(line) ?? [];
  return say(
    `${quote(line)} is not a complete line: a key is followed by ": " and its value.`,
    span,
    key === undefined ? undefined : write(`${key}: ${value}`),
  );
}

/** From the first character at or after `offset` to the end of its line. */
function lineSpan(text: string, offset: number): Span {
  const start = offset + (/^\s*/.exec(text.slice(offset))?.[0].length ?? 0);
  return { start, end: start + restOfLine(text, start).length };
}

function isBlankBefore(text: string, offset: number): boolean {
  return text.slice(lineStartOf(text, offset), offset).trim() === '';
}

function quoteRestOfLine(text: string, offset: number): Mend[] {
  const rest = restOfLine(text, offset);
  return rest === ''
    ? []
    : [
        {
          title: 'Put the text in quotes.',
          safe: false,
          change: { span: { start: offset, end: offset + rest.length }, text: JSON.stringify(rest) },
        },
      ];
}

/** The next line with content, when it is indented deeper than the line of `offset`. */
function deeperLineAfter(text: string, offset: number): Span | undefined {
  const lineStart = lineStartOf(text, offset);
  const indent = (/^[ -]*/.exec(text.slice(lineStart)) ?? [''])[0].length;
  const next = /(?:\r\n|\r|\n)(?:[ \t]*(?:#.*)?(?:\r\n|\r|\n))*( +)(?=\S)/g;
  next.lastIndex = offset;
  const found = next.exec(text);
  if (found?.[1] === undefined || found[1].length <= indent) return undefined;
  return lineSpan(text, found.index + found[0].length);
}
