/**
 * The source of a `"use generative"` module -> a tool list (S4-05). Its own compiler splits the module and infers
 * the kind of each tool; what it emits is read without running it, for that would run the app.
 */

import { messageOf } from '../../engine/index.ts';
import { asExpression, type Expression, type ObjectLiteral, unwrapped } from '../expressions.ts';
import type { Span } from '../finding.ts';
import type { Path } from '../pointer.ts';
import { quote } from '../quote.ts';
import type { ForeignList, ListFinding } from './foreign-tool.ts';
import {
  type Constants,
  constantsOf,
  type Module,
  propertyName,
  type StaticValue,
  staticValue,
} from './static-json.ts';
import { listOf, refusedList, type ToolList, type ToolListSource } from './tool-list.ts';
import { isClientTool, toolkit } from './toolkit.ts';

/** What `@assistant-ui/x-generative-compiler` gives. It is an optional dependency, so the caller hands it in. */
export interface ToolkitCompiler {
  compileGenerative(
    source: string,
    options: {
      readonly target: 'client' | 'server';
      readonly filename: string;
      readonly injectServerOnly?: boolean;
    },
  ): { readonly code: string };
}

export interface ToolkitHost {
  /** Loads the compiler; undefined when it is not installed. Asked for only with a source to read. */
  readonly compiler: () => Promise<ToolkitCompiler | undefined>;
  /**
   * Runs an emitted module and gives its default export. Without it, parameters that are not written out as JSON
   * Schema are a problem: those of a schema library exist only when the module runs.
   */
  readonly evaluate?: (code: string, filename: string) => Promise<unknown>;
}

type Parser = typeof import('@babel/parser');

/** Never throws at a source: what does not compile is among the problems. */
export async function readToolkitSource(
  text: string,
  source: ToolListSource,
  host: ToolkitHost,
): Promise<ToolList> {
  const { file } = source;
  const { evaluate } = host;
  const compiler = await host.compiler();
  const refuse = (message: string, span: Span = { start: 0, end: 0 }) =>
    refusedList(source, { rule: 'gen-import-format', path: [], span, message });
  if (compiler === undefined) {
    return refuse(
      'To read the source of a toolkit, install `@assistant-ui/x-generative-compiler`; or import the object that your build emits, as JSON.',
    );
  }
  const parser = await import('@babel/parser');
  try {
    if (evaluate !== undefined) {
      const { code } = compiler.compileGenerative(text, {
        target: 'server',
        filename: file,
        injectServerOnly: false,
      });
      return located(listOf(toolkit.read(await evaluate(code, file)), source), text, parser);
    }
    const { code } = compiler.compileGenerative(text, { target: 'client', filename: file });
    return located(listOf(readEmitted(parseModule(code, parser)), source), text, parser);
  } catch (error) {
    const position = error instanceof SyntaxError && 'pos' in error ? Number(error.pos) : undefined;
    const message = messageOf(error);
    const reason = message.replace(/^\[[^\]]*\] (?:\S+: )?/, '').replace(/ \(\d+:\d+\)$/, '');
    return refuse(
      `The toolkit cannot be compiled: ${reason}`,
      position === undefined ? undefined : { start: position, end: Math.min(position + 1, text.length) },
    );
  }
}

function parseModule(code: string, parser: Parser): Module {
  return parser.parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program;
}

/** The emitted object as far as it is written out. */
function readEmitted(module: Module): ForeignList {
  const constants = constantsOf(module);
  const emitted = defaultExport(module, constants);
  if (emitted?.type !== 'ObjectExpression') return { tools: [], findings: [unread([], 'The toolkit')] };
  const tools: [string, unknown][] = [];
  const findings: ListFinding[] = [];
  for (const { name, value } of entriesOf(emitted, constants)) {
    if (name === undefined) findings.push(unread([], 'A toolkit that this one spreads'));
    else if (value?.type !== 'ObjectExpression') findings.push(unread([name], `The tool ${quote(name)}`));
    else {
      const read = readEmittedTool(name, value, constants);
      findings.push(...read.findings);
      if (read.tool !== undefined) tools.push([name, read.tool]);
    }
  }
  const list = toolkit.read(Object.fromEntries(tools));
  return { tools: list.tools, findings: [...findings, ...list.findings] };
}

/** The properties of an object literal, with those of constants that it spreads. No name: it is made by an expression. */
function* entriesOf(
  literal: ObjectLiteral,
  constants: Constants,
  open: readonly Expression[] = [],
): Generator<{ readonly name: string | undefined; readonly value?: Expression | undefined }> {
  for (const property of literal.properties) {
    if (property.type === 'SpreadElement') {
      const spread = resolved(property.argument, constants);
      if (spread.type === 'ObjectExpression' && !open.includes(spread)) {
        yield* entriesOf(spread, constants, [...open, spread]);
      } else yield { name: undefined };
      continue;
    }
    const value = property.type === 'ObjectProperty' ? asExpression(property.value) : undefined;
    yield {
      name: propertyName(property),
      value: value === undefined ? undefined : resolved(value, constants),
    };
  }
}

/** `type`, `description` and `parameters` of an emitted tool; the rest are functions. */
function readEmittedTool(
  name: string,
  literal: ObjectLiteral,
  constants: Constants,
): { readonly tool?: unknown; readonly findings: readonly ListFinding[] } {
  const type = partOf(literal, 'type', constants);
  const description = partOf(literal, 'description', constants);
  const parameters = partOf(literal, 'parameters', constants);
  const isClient = isClientTool(type?.ok === true ? type.value : undefined);
  if (isClient && parameters?.ok === false) return { findings: [computedParameters(name)] };
  return {
    // What a tool of the server takes is no matter here: no step can use it.
    tool: {
      type: type?.ok === true ? type.value : undefined,
      ...(description?.ok === true && { description: description.value }),
      ...(parameters?.ok === true && { parameters: parameters.value }),
    },
    findings: description?.ok === false ? [computedDescription(name)] : [],
  };
}

function partOf(literal: ObjectLiteral, name: string, constants: Constants): StaticValue | undefined {
  const property = literal.properties.findLast((each) => propertyName(each) === name);
  const value = property?.type === 'ObjectProperty' ? asExpression(property.value) : undefined;
  return value === undefined ? undefined : staticValue(value, constants);
}

function computedParameters(name: string): ListFinding {
  return {
    rule: 'gen-import-schema',
    path: [name, 'parameters'],
    message: `The parameters of the tool ${quote(name)} are known only when the module runs. Write them out as JSON Schema, or import the object that your build emits, as JSON.`,
  };
}

function computedDescription(name: string): ListFinding {
  return {
    rule: 'gen-import-shape',
    severity: 'warning',
    path: [name, 'description'],
    message: `The description of the tool ${quote(name)} is known only when the module runs, so the table has none. Write it out.`,
  };
}

function unread(path: Path, what: string): ListFinding {
  return {
    rule: 'gen-import-complete',
    severity: 'warning',
    path,
    message: `${what} is made by an expression, which is not run here. Import the module that it comes from as well, or the object that your build emits, as JSON.`,
  };
}

function defaultExport(module: Module, constants: Constants): Expression | undefined {
  for (const statement of module.body) {
    if (statement.type !== 'ExportDefaultDeclaration') continue;
    const { declaration } = statement;
    switch (declaration.type) {
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
      case 'TSDeclareFunction':
        return undefined;
      default:
        return resolved(declaration, constants);
    }
  }
  return undefined;
}

function resolved(expression: Expression, constants: Constants): Expression {
  const bare = unwrapped(expression);
  const constant = bare.type === 'Identifier' ? constants.get(bare.name) : undefined;
  return constant === undefined ? bare : unwrapped(constant);
}

/** The list with the places of its tools in the source. */
function located(list: ToolList, text: string, parser: Parser): ToolList {
  const spans = spansIn(parseModule(text, parser));
  const spanAt = ([name, part]: Path): Span =>
    spans.get(`${name}/${part}`) ?? spans.get(String(name)) ?? { start: 0, end: 0 };
  return {
    file: list.file,
    tools: list.tools.map((tool) => ({
      ...tool,
      place: { ...tool.place, span: spanAt(tool.place.path) },
    })),
    problems: list.problems.map((problem) => ({ ...problem, span: spanAt(problem.path) })),
  };
}

/** The tools of `defineToolkit({ … })` by `name`, and their parts by `name/part`. */
function spansIn(module: Module): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>();
  const constants = constantsOf(module);
  const call = defaultExport(module, constants);
  const argument = call?.type === 'CallExpression' ? call.arguments[0] : undefined;
  if (argument?.type !== 'ObjectExpression') return spans;
  const properties = (object: typeof argument, prefix: string, span: 'key' | 'value') => {
    for (const property of object.properties) {
      const name = propertyName(property);
      if (property.type !== 'ObjectProperty' || name === undefined) continue;
      const { start, end } = property[span];
      if (typeof start === 'number' && typeof end === 'number') spans.set(prefix + name, { start, end });
      const value = asExpression(property.value);
      const inner = value === undefined ? undefined : unwrapped(value);
      if (prefix === '' && inner?.type === 'ObjectExpression') properties(inner, `${name}/`, 'value');
    }
  };
  properties(argument, '', 'key');
  return spans;
}
