/** A tool as a foreign list says it, before anything of it is checked: each part with its place in the document. */
import type { Finding } from '../finding.ts';
import { isMapping, type Path } from '../pointer.ts';
import { describeValue } from '../quote.ts';
import type { ImportRuleId } from './rules.ts';

export type ListFinding = Finding & { readonly rule: ImportRuleId };

export interface Part {
  readonly value: unknown;
  readonly path: Path;
  /** `key` when the value is the key at the path. */
  readonly mark?: 'key';
}

export interface ForeignTool {
  readonly path: Path;
  readonly mark?: 'key';
  /** Where the tool runs, as far as the format says. */
  readonly source: 'client' | 'server';
  readonly name: Part | undefined;
  readonly title?: Part | undefined;
  readonly description?: Part | undefined;
  readonly input?: Part | undefined;
  readonly output?: Part | undefined;
  readonly timeoutMs?: Part | undefined;
  /** Whether its list says that a call may destroy something. A hint, no more; as are all annotations (S2-06). */
  readonly destructive?: boolean;
}

export interface ForeignList {
  readonly tools: readonly ForeignTool[];
  readonly findings: readonly ListFinding[];
}

/** A format of tool lists. */
export interface ListReader {
  /** Whether a document looks like it. */
  matches(document: unknown): boolean;
  /** Never throws: what cannot be read is among the findings. */
  read(document: unknown): ForeignList;
}

/**
 * A property by its name, whatever the case and separators of the key: lists that a model wrote say `InputSchema` or
 * `input_schema` as well. The exact key goes first. `null` counts as absent.
 */
export function partOf(mapping: unknown, name: string, path: Path): Part | undefined {
  if (!isMapping(mapping)) return undefined;
  const key = Object.hasOwn(mapping, name)
    ? name
    : Object.keys(mapping).find((each) => fold(each) === fold(name));
  const value = key === undefined ? undefined : mapping[key];
  return key === undefined || value === undefined || value === null
    ? undefined
    : { value, path: [...path, key] };
}

function fold(key: string): string {
  return key.toLowerCase().replace(/[\s_-]/g, '');
}

/** The items of a list, each read by `read`; an item that is no mapping is a finding. */
export function readItems(list: Part, read: (item: Part) => ForeignTool): ForeignList {
  if (!Array.isArray(list.value)) {
    return refused(
      'gen-import-shape',
      list.path,
      `The tools are to be a list, not ${describeValue(list.value)}.`,
    );
  }
  const tools: ForeignTool[] = [];
  const findings: ListFinding[] = [];
  for (const [index, value] of list.value.entries()) {
    const path = [...list.path, index];
    if (isMapping(value)) tools.push(read({ value, path }));
    else {
      findings.push({
        rule: 'gen-import-shape',
        path,
        message: `A tool is to be a mapping, not ${describeValue(value)}.`,
      });
    }
  }
  return { tools, findings };
}

/** A list of which nothing can be read, for one reason. */
export function refused(rule: ImportRuleId, path: Path, message: string): ForeignList {
  return { tools: [], findings: [{ rule, path, message }] };
}

/** `annotations` as MCP and OpenHands write them. */
export function annotationsOf(tool: Part): Pick<ForeignTool, 'destructive'> & { title: Part | undefined } {
  const annotations = partOf(tool.value, 'annotations', tool.path);
  const hint = (name: string) => partOf(annotations?.value, name, [])?.value === true;
  return {
    title: partOf(annotations?.value, 'title', annotations?.path ?? []),
    destructive: hint('destructiveHint') && !hint('readOnlyHint'),
  };
}

/** The mappings in a list, to tell the format by; none in what is no list. */
export function mappingsIn(list: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.filter(isMapping) : [];
}
