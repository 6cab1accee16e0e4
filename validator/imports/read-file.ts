/** The text of an imported file -> a tool list: the one way in for files, whatever their format. */
import { parseSource } from '../source.ts';
import { readToolList, refusedList, type ToolList, type ToolListSource } from './tool-list.ts';
import { readToolkitSource, type ToolkitHost } from './toolkit-source.ts';

const CODE = /\.[cm]?[jt]sx?$/;

/**
 * A file of code is the source of a `"use generative"` toolkit; every other one is JSON or YAML. Never throws: what
 * cannot be read is among the problems, with the rule `yaml-syntax` when it is no JSON or YAML at all.
 */
export async function readToolListFile(
  text: string,
  source: ToolListSource,
  host: ToolkitHost,
): Promise<ToolList> {
  const { file } = source;
  if (CODE.test(file)) return await readToolkitSource(text, source, host);
  if (text.trim() === '') return refuse(source, 'The file is empty. Save a tool list in it.');
  const [first, ...others] = parseSource(text);
  if (first === undefined || others.length > 0) {
    return refuse(source, `The file holds ${others.length + 1} documents. A tool list is one.`);
  }
  if (first.findings.length === 0) return readToolList(first.value, source);
  return {
    file,
    tools: [],
    problems: first.findings.map((finding) => ({
      rule: 'yaml-syntax',
      severity: 'error',
      file,
      document: 0,
      ...finding,
    })),
  };
}

function refuse(source: ToolListSource, message: string): ToolList {
  return refusedList(source, {
    rule: 'gen-import-format',
    path: [],
    span: { start: 0, end: 0 },
    message,
  });
}
