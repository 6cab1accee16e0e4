/**
 * Makes schemas/documents.gen.ts (the types) and schemas/<name>.check.gen.ts (the compiled checks) from
 * schemas/*.schema.json, the one definition of every document.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import Ajv from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { compile } from 'json-schema-to-typescript';

const folder = new URL('../schemas/', import.meta.url);
const banner = '// Generated from the JSON Schemas in this folder by `npm run gen`. Do not edit.\n';
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.schema.json'))
  .sort()
  .map((name) => name.replace('.schema.json', ''));
const schemas = new Map(
  names.map((name) => [name, JSON.parse(readFileSync(new URL(`${name}.schema.json`, folder), 'utf8'))]),
);

/** Drops what json-schema-to-typescript would turn into noise. */
function forTypes(schema) {
  const noise = ['if', 'then', 'discriminator', 'examples'];
  return JSON.parse(JSON.stringify(schema, (key, value) => (noise.includes(key) ? undefined : value)));
}

/** Documentation has no place beside a compiled check, where the schema is for telling the mistakes. */
function forChecks({ $schema: _, ...schema }) {
  const prose = ['description', 'examples'];
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      prose.includes(key) && (typeof value === 'string' || Array.isArray(value)) ? undefined : value,
    ),
  );
}

let types = banner;
const seen = new Set();
for (const schema of schemas.values()) {
  const source = await compile(forTypes(schema), schema.title, {
    bannerComment: '',
    additionalProperties: true,
    style: { singleQuote: true, printWidth: 110 },
    unknownAny: true,
    ignoreMinAndMaxItems: true,
  });
  for (const block of source.split(/\n(?=(?:\/\*\*|export))/).reduce(joinComments, [])) {
    const name = /export (?:interface|type) (\w+)/.exec(block)?.[1];
    if (name === undefined || seen.has(name)) continue;
    seen.add(name);
    types += `\n${block.trimEnd()}\n`;
  }
}
// A `$ref` beside a description makes the type a second time, as `Names1`: the first one serves.
const copies = [...seen].filter((name) => /\d$/.test(name) && seen.has(name.replace(/\d+$/, '')));
for (const copy of copies) {
  types = types
    .replace(
      new RegExp(
        `\\n(?:/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?export (?:interface|type) ${copy}\\b[^]*?(?=\\n\\n(?:/\\*\\*|export)|$)`,
      ),
      '',
    )
    .replaceAll(new RegExp(`\\b${copy}\\b`, 'g'), copy.replace(/\d+$/, ''));
}
writeFileSync(new URL('documents.gen.ts', folder), types);

/** A doc comment belongs to the declaration below it. */
function joinComments(blocks, block) {
  const last = blocks.at(-1);
  if (last?.startsWith('/**') && !last.includes('export')) blocks[blocks.length - 1] = `${last}\n${block}`;
  else blocks.push(block);
  return blocks;
}

/** What ajv says of an error beside its place. Nobody reads it: the validator looks for the mistake in the schema. */
const REST = /,schemaPath:"(?:[^"\\]|\\.)*",keyword:"\w+",params:\{(?:"(?:[^"\\]|\\.)*"|[^{}"])*\}/g;
const COLLECT = /if\(vErrors === null\)\{\nvErrors = \[(\w+)\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g;

for (const [name, schema] of schemas) {
  // For 2020-12 ajv would keep account of what each branch has looked at, for keywords that none of the schemas has:
  // it would go on with `anyOf` after a branch that fits.
  const ajv = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    messages: false,
    discriminator: true,
    code: { source: true, esm: true, lines: true },
  });
  const code = toModule(standaloneCode(ajv, ajv.compile(forChecks(schema))));
  writeFileSync(new URL(`${name}.check.gen.ts`, folder), `// @ts-nocheck\n${banner}${code}`);
}

/**
 * ajv writes `require()` even with `esm: true`: turns the helpers into imports, and leaves of an error its place.
 * Refuses what is left of either.
 */
function toModule(code) {
  const helpers = new Set();
  const body = code
    .replace(REST, '')
    .replace(COLLECT, '(vErrors ??= []).push($1);')
    .replace(/^"use strict";\s*/, '')
    .replace(/require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g, (_, helper) => {
      helpers.add(helper);
      return helper;
    })
    .replace(/^export const validate = (\w+);\s*/m, '')
    .replace(
      /^export default (\w+);\s*/m,
      (_, fn) => `export const check: import('./index.ts').Check = ${fn};\n`,
    );
  if (/\brequire\(/.test(body))
    throw new Error(`ajv emitted a require() that is not known here: ${/.*\brequire\(.*/.exec(body)?.[0]}`);
  if (/schemaPath|keyword:|if\(vErrors === null\)/.test(body))
    throw new Error('ajv writes errors in another way: REST or COLLECT does not find them all.');
  const imports =
    helpers.size === 0 ? '' : `import { ${[...helpers].sort().join(', ')} } from './checks.ts';\n`;
  return imports + withSchema(body);
}

/** Exports the whole schema, and leaves out those of its parts that nothing refers to any more. */
function withSchema(code) {
  const [, whole] = /^const (schema\d+) = \{"\$id"/m.exec(code);
  const uses = (name) => code.match(new RegExp(`\\b${name}\\b`, 'g')).length - 1;
  return code
    .replace(/^const (schema\d+) = .*;\n/gm, (line, name) => (name === whole || uses(name) > 0 ? line : ''))
    .replaceAll(new RegExp(`\\b${whole}\\b`, 'g'), 'schema')
    .replace('const schema =', 'export const schema: object =');
}
