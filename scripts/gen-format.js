/**
 * Fills the tables of docs/format.md from the JSON Schemas: between `<!-- properties: <schema>[#<def>] -->` and
 * `<!-- end -->` stands one row per property, with the description that editors show as well.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const page = new URL('../docs/format.md', import.meta.url);
const schemas = new Map();

function schemaOf(name) {
  if (!schemas.has(name)) {
    const file = new URL(`../schemas/${name}.schema.json`, import.meta.url);
    schemas.set(name, JSON.parse(readFileSync(file, 'utf8')));
  }
  return schemas.get(name);
}

/** A property's type in words that fit a table cell. */
function typeOf(property, root) {
  if (property.$ref !== undefined) {
    const name = property.$ref.replace('#/$defs/', '');
    return ['key', 'text', 'duration', 'jsonSchema'].includes(name)
      ? NAMES[name]
      : typeOf(root.$defs[name], root);
  }
  if (property.const !== undefined) return `\`${JSON.stringify(property.const).replaceAll('"', '')}\``;
  if (property.enum !== undefined) return property.enum.map((value) => `\`${value}\``).join(', ');
  if (property.anyOf !== undefined)
    return unique(property.anyOf.map((branch) => typeOf(branch, root))).join(' or ');
  if (property.type === 'array') return `list of ${typeOf(property.items, root)}`;
  if (Array.isArray(property.type)) return property.type.join(', ');
  if (property.type === 'string' && property.pattern === root.$defs?.key?.pattern) return 'key';
  return property.type ?? 'object';
}

const NAMES = { key: 'key', text: 'text', duration: 'duration', jsonSchema: 'JSON Schema' };

function unique(values) {
  return [...new Set(values)];
}

function table(reference) {
  const [name, definition] = reference.split('#');
  const root = schemaOf(name);
  const schema = definition === undefined ? root : root.$defs[definition];
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties).map(([property, value]) => {
    const fallback = value.default === undefined ? '' : ` Default: \`${value.default}\`.`;
    const type = typeOf(value, root).replaceAll('|', '\\|');
    const description =
      `${value.description}${value.description.includes('Default') ? '' : fallback}`.replaceAll('|', '\\|');
    return `| \`${property}\`${required.has(property) ? ' *' : ''} | ${type} | ${description} |`;
  });
  return ['| property | value | meaning |', '|---|---|---|', ...rows].join('\n');
}

const text = readFileSync(page, 'utf8');
writeFileSync(
  page,
  text.replace(
    /(<!-- properties: (\S+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, open, reference, close) => `${open}\n${table(reference)}\n\n${close}`,
  ),
);
