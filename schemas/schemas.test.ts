import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Check } from './index.ts';
import * as documents from './index.ts';

const folder = new URL('./', import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.schema.json'))
  .map((name) => name.replace('.schema.json', ''));

interface Schema {
  $schema: string;
  title: string;
  examples: unknown[];
}

const schemaOf = (name: string): Schema =>
  JSON.parse(readFileSync(new URL(`${name}.schema.json`, folder), 'utf8'));

const checks: Record<string, Check> = {
  'anchor-registry': documents.checkAnchorRegistry,
  'built-tour': documents.checkBuiltTour,
  'client-tool-table': documents.checkClientToolTable,
  module: documents.checkModule,
  'progress-record': documents.checkProgressRecord,
  tour: documents.checkTour,
  'tour-config': documents.checkTourConfig,
  'tour-overlay': documents.checkTourOverlay,
};

/** Paths of the properties below `schema` that say nothing about themselves. */
function undescribed(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'examples') return [];
    const below = undescribed(value, `${path}/${key}`);
    if (
      key !== 'properties' ||
      path.endsWith('/properties') ||
      path.endsWith('/then') ||
      path.endsWith('/if')
    )
      return below;
    const silent = Object.entries(value as Record<string, { description?: string }>)
      .filter(([, property]) => property.description === undefined)
      .map(([name]) => `${path}/${key}/${name}`);
    return [...silent, ...below];
  });
}

test('every schema has a compiled check', () => {
  expect(Object.keys(checks).sort()).toEqual([...names].sort());
});

describe.each(names)('%s', (name) => {
  const schema = schemaOf(name);

  test('describes every property, for editors and readers', () => {
    expect(undescribed(schema)).toEqual([]);
  });

  test('means the same to draft-07 and to 2020-12', () => {
    const options = { strict: true, strictTypes: false, strictRequired: false, discriminator: true } as const;
    const { $schema: _, ...rest } = schema;
    const old = new Ajv(options).compile(rest);
    const current = new Ajv2020(options).compile(schema);
    for (const value of [...schema.examples, {}, null, { kind: 'Other' }])
      expect(old(value)).toBe(current(value));
  });

  test.each(schema.examples)('accepts its own example %#', (example) => {
    const check = checks[name] as Check;
    expect(check(example), JSON.stringify(check.errors, null, 1)).toBe(true);
  });

  test('refuses an unknown property', () => {
    const check = checks[name] as Check;
    expect(check({ ...(schema.examples[0] as object), unknownProperty: 1 })).toBe(false);
    expect(check.errors).toEqual([{ instancePath: '' }]);
  });
});

test.each([
  ['a client tool of another risk than L0', { source: 'client', risk: 'L1' }, false],
  ['a client tool of risk L0', { source: 'client', risk: 'L0' }, true],
  ['an imported tool that nobody classified', { source: 'client' }, true],
  ['a server tool of risk L1', { source: 'server', risk: 'L1' }, true],
  ['a tool from elsewhere: the sources are a closed set (S0-05)', { source: 'native', risk: 'L0' }, false],
])('the client tool table and %s', (_, given, fits) => {
  const row = { name: 'x', module: 'm', declaredBy: { kind: 'import', key: 'x' }, inputSchema: {}, ...given };
  const table = {
    kind: 'ClientToolTable',
    app: 'console',
    hash: `sha256:${'0'.repeat(64)}`,
    routes: [],
    tools: [row],
  };
  expect(documents.checkClientToolTable(table)).toBe(fits);
});
