/** JSON Schema -> TypeScript type, for the subset that tools use; `unknown` for all else, never a wrong guess. */
import { isMapping } from '../pointer.ts';
import type { JsonSchema } from './narrow.ts';

const SCALARS: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/**
 * The TypeScript type of what fits a schema.
 *
 * @param schema a JSON Schema of the type of a call's input or result
 * @param indent white space before the closing brace of an object type
 */
export function typeOfSchema(schema: unknown, indent = ''): string {
  if (!isMapping(schema)) return schema === false ? 'never' : 'unknown';
  if ('const' in schema) return literal(schema.const);
  if (Array.isArray(schema.enum)) return union(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices) && !('properties' in schema)) {
    return union(choices.map((choice) => typeOfSchema(choice, indent)));
  }
  if (Array.isArray(schema.type)) {
    return union(schema.type.map((type) => typeOfSchema({ ...schema, type }, indent)));
  }
  switch (schema.type) {
    case 'array':
      return arrayType(schema, indent);
    case 'object':
      return objectType(schema, indent);
    default:
      return typeof schema.type === 'string' ? (SCALARS[schema.type] ?? 'unknown') : 'unknown';
  }
}

function arrayType(schema: JsonSchema, indent: string): string {
  if ('prefixItems' in schema) return 'readonly unknown[]';
  const item = typeOfSchema(schema.items ?? true, indent);
  return /[|&{ ]/.test(item) ? `ReadonlyArray<${item}>` : `readonly ${item}[]`;
}

function objectType(schema: JsonSchema, indent: string): string {
  const properties = isMapping(schema.properties) ? Object.entries(schema.properties) : [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  const rest = schema.additionalProperties;
  if (properties.length === 0) {
    if (rest === false) return 'Record<string, never>';
    return isMapping(rest)
      ? `Readonly<Record<string, ${typeOfSchema(rest, indent)}>>`
      : 'Readonly<Record<string, unknown>>';
  }
  const inner = `${indent}  `;
  const members = properties.map(([name, property]) => {
    const optional = required.includes(name) ? '' : '?';
    return `${docOf(property, inner)}${inner}readonly ${propertyName(name)}${optional}: ${typeOfSchema(property, inner)};\n`;
  });
  return `{\n${members.join('')}${indent}}`;
}

/** The description of a schema as a doc comment on lines of its own, or nothing. */
function docOf(schema: unknown, indent: string): string {
  const description = isMapping(schema) ? schema.description : undefined;
  return typeof description === 'string' ? doc(description, indent) : '';
}

/** A doc comment that its text cannot end. */
export function doc(text: string, indent: string): string {
  return `${indent}/** ${text.replace(/\s+/g, ' ').replaceAll('*/', '*\\/').trim()} */\n`;
}

/** A property name as TypeScript writes it: in quotes where it is no identifier. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** Each type once; `never` for none. */
export function union(types: readonly string[]): string {
  return types.length === 0 ? 'never' : [...new Set(types)].join(' | ');
}

function literal(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'unknown' : JSON.stringify(value);
}
