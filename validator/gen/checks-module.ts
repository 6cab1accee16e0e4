/**
 * The checks of a table's inputs and results, compiled to an ES module that runs under `default-src 'self'`: no
 * `eval`, no `new Function`, and no import but `tourwright/checks` (S4-21).
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { fastFormats } from 'ajv-formats/dist/formats.js';
import { messageOf } from '../../engine/index.ts';
import type { ClientToolTable, ToolRow } from '../../schemas/index.ts';
import { byCodeUnits } from '../order.ts';
import { withoutAnnotations } from './annotations.ts';

/** A CommonJS module: what Node.js gives as its default export has the function as `default`. */
const standaloneCode = (
  standalone as unknown as { default: (ajv: Ajv2020, ids: Readonly<Record<string, string>>) => string }
).default;

/** With `lines: true` each statement has a line of its own, which no text inside a schema can imitate. */
const HELPER = /^const (\w+) = require\("ajv\/dist\/runtime\/(equal|ucs2length)"\)\.default;$/gm;

/** Formats that are a pattern, for only these compile to code that stands alone. */
const FORMATS = Object.fromEntries(
  Object.entries(fastFormats).flatMap(([name, format]) => {
    const pattern = typeof format === 'object' && 'validate' in format ? format.validate : format;
    return pattern instanceof RegExp || pattern === true ? [[name, pattern] as const] : [];
  }),
);

/**
 * A compiler of tool schemas. A strict one throws also on a keyword or format that it does not know: for schemas that
 * the project wrote itself. Tools that come from elsewhere have keywords of their own.
 */
export function toolSchemaCompiler({ strict }: { readonly strict: boolean }): Ajv2020 {
  return new Ajv2020({
    strict,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    logger: false,
    messages: false,
    formats: FORMATS,
    code: { source: true, esm: true, lines: true },
  });
}

/** A tool's schema that is none, or that compiles to code which would need a loader. */
export class BrokenToolSchema extends Error {
  override readonly name = 'BrokenToolSchema';
}

/**
 * Compiles the checks of tools to a module.
 *
 * @param tools names of the tools whose checks are wanted; absent: all of the table
 * @returns source of a module with `checks`, a `CheckValue`, as named and as default export. A tool that it does not
 *   know never fits.
 * @throws BrokenToolSchema when a schema does not compile
 */
export function checksModule(table: Pick<ClientToolTable, 'tools'>, tools?: readonly string[]): string {
  const rows = table.tools
    .filter((tool) => tools === undefined || tools.includes(tool.name))
    .sort((a, b) => byCodeUnits(a.name, b.name));
  const ajv = toolSchemaCompiler({ strict: false });
  const compiled: Record<string, string> = {};
  const entries = rows.map((tool, index) => {
    const input = compile(ajv, tool, 'input', tool.inputSchema, `input${index}`);
    compiled[input] = input;
    if (tool.outputSchema === undefined) return `  [${JSON.stringify(tool.name)}, { input: ${input} }],`;
    const output = compile(ajv, tool, 'output', tool.outputSchema, `output${index}`);
    compiled[output] = output;
    return `  [${JSON.stringify(tool.name)}, { input: ${input}, output: ${output} }],`;
  });
  const code = toModuleCode(standaloneCode(ajv, compiled));
  return `${code}
const compiled = new Map([
${entries.join('\n')}
]);

/** The mistakes in a call's input or result; none when it fits. A tool that is not compiled here never fits. */
export function checks(tool, side, value) {
  const checksOfTool = compiled.get(tool);
  if (checksOfTool === undefined) {
    return [{ instancePath: '', schemaPath: '', keyword: 'unknown_tool', params: { tool } }];
  }
  const check = checksOfTool[side];
  return check === undefined || check(value) ? [] : check.errors;
}
export default checks;
`.trimStart();
}

/** Adds the schema under an id that is also the name of its function. */
function compile(
  ajv: Ajv2020,
  tool: ToolRow,
  side: 'input' | 'output',
  schema: NonNullable<ToolRow['outputSchema']>,
  id: string,
): string {
  try {
    ajv.addSchema(withoutAnnotations(schema), id);
    ajv.getSchema(id);
  } catch (error) {
    const reason = messageOf(error);
    throw new BrokenToolSchema(`The ${side} schema of tool "${tool.name}" does not compile: ${reason}`);
  }
  return id;
}

/** ajv writes `require()` even for ES modules: turns its two run-time helpers into an import, refuses all else. */
function toModuleCode(code: string): string {
  const helpers = new Set<string>();
  const body = code
    .replace(/^"use strict";\s*/, '')
    .replace(HELPER, (_, name: string, helper: string) => {
      helpers.add(helper);
      return `const ${name} = ${helper};`;
    })
    .replace(/^export const (\w+) = (\w+);$/gm, 'const $1 = $2;');
  const loader = /.{0,60}\brequire\(.{0,60}/.exec(body)?.[0];
  if (loader !== undefined)
    throw new BrokenToolSchema(`A compiled check would need a module loader: ${loader}`);
  const names = [...helpers].sort(byCodeUnits).join(', ');
  return helpers.size === 0 ? `${body}\n` : `import { ${names} } from 'tourwright/checks';\n${body}\n`;
}
