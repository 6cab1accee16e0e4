import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { projectCatalog } from './catalog.ts';
import { typeOfSchema } from './schema-type.ts';
import { clientToolsTypes } from './types-module.ts';

const { table, registry } = projectCatalog(
  [
    {
      file: 'orders.module.yaml',
      document: {
        kind: 'Module',
        key: 'orders',
        apps: ['console'],
        routes: [{ key: 'orders.detail', path: '/orders/:id', description: 'Ends */ the comment' }],
        actions: [
          {
            key: 'orders.create',
            input: { customer: { type: 'string' }, 'gift-note': { type: ['string', 'null'] } },
            forms: [{ route: 'orders.detail' }],
          },
        ],
        anchors: [{ key: 'nav.orders', routes: 'any' }],
      },
    },
  ],
  'console',
);

const folder = mkdtempSync(join(tmpdir(), 'tourwright-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HANDLERS = {
  'navigate.orders.detail': `({ id }) => ({ route: id === '' ? 'orders.detail' : 'orders.detail' })`,
  'orders.create.prefill': `async ({ customer }, { signal }) => {
    signal.throwIfAborted();
    return { opened: 'orders.create', filled: customer === undefined ? [] : ['customer'] };
  }`,
  'ui.point': `({ anchor }) => ({ pointed: true, visible: anchor === 'page' })`,
};

/** What the TypeScript compiler says of a handler map, or of other code beside it; empty when it compiles. */
function compile(handlers: Readonly<Record<string, string>>, more = ''): string {
  writeFileSync(join(folder, 'client-tools.d.ts'), clientToolsTypes(table, registry));
  const entries = Object.entries(handlers).map(([name, code]) => `  ${JSON.stringify(name)}: ${code},`);
  writeFileSync(
    join(folder, 'handlers.ts'),
    `import type { AnchorKey, ClientToolHandlers, RouteKey } from './client-tools.d.ts';
export const handlers: ClientToolHandlers = {\n${entries.join('\n')}\n};\n${more}
export type Keys = AnchorKey | RouteKey;\n`,
  );
  const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
  const flags = ['--noEmit', '--strict', '--ignoreConfig', '--target', 'es2022', '--module', 'esnext'];
  const args = [
    tsc,
    ...flags,
    '--moduleResolution',
    'bundler',
    '--types',
    '',
    '--lib',
    'es2023,dom',
    'handlers.ts',
  ];
  try {
    execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' });
    return '';
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}

// The compiler takes seconds on a busy machine.
describe('clientToolsTypes', () => {
  it('takes a handler for every tool', () => {
    expect(compile(HANDLERS)).toBe('');
  });

  it('asks for none where the player does it itself', () => {
    const { 'ui.point': _, ...others } = HANDLERS;
    expect(compile(others)).toBe('');
  });

  it.each<[string, Readonly<Record<string, string>>, string, RegExp]>([
    [
      'a missing handler',
      { 'navigate.orders.detail': HANDLERS['navigate.orders.detail'] },
      '',
      /orders\.create\.prefill/,
    ],
    [
      'a handler of a tool that is none',
      { ...HANDLERS, 'ui.poke': '() => ({})' },
      '',
      /'"ui\.poke"' does not exist|ui\.poke/,
    ],
    ['a wrong result', { ...HANDLERS, 'ui.point': '() => ({ pointed: true })' }, '', /visible/],
    [
      'a wrong argument',
      { ...HANDLERS, 'ui.point': '({ place }) => ({ pointed: true, visible: place })' },
      '',
      /place/,
    ],
    ['an anchor that is none', HANDLERS, `export const anchor: AnchorKey = 'nav.order';`, /nav\.order/],
    ['a route that is none', HANDLERS, `export const route: RouteKey = 'orders.details';`, /orders\.details/],
  ])('does not compile with %s', (_, handlers, more, message) => {
    expect(compile(handlers, more)).toMatch(message);
  });
});

describe('typeOfSchema', () => {
  it.each<[unknown, string]>([
    [{ type: 'string' }, 'string'],
    [{ type: 'integer' }, 'number'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ const: 'a' }, '"a"'],
    [{ enum: ['a', 1, null] }, '"a" | 1 | null'],
    [{ type: 'array', items: { type: 'string' } }, 'readonly string[]'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, 'ReadonlyArray<"a" | "b">'],
    [{ type: 'array' }, 'readonly unknown[]'],
    [{ type: 'array', items: false }, 'readonly never[]'],
    [{ anyOf: [{ type: 'string' }, { type: 'boolean' }] }, 'string | boolean'],
    [{ type: 'object', additionalProperties: false, properties: {} }, 'Record<string, never>'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'Readonly<Record<string, number>>'],
    [{ type: 'object' }, 'Readonly<Record<string, unknown>>'],
    [
      { type: 'object', properties: { 'a-b': { type: 'string' }, c: { type: 'null' } }, required: ['c'] },
      '{\n  readonly "a-b"?: string;\n  readonly c: null;\n}',
    ],
    [{ $ref: '#/$defs/a' }, 'unknown'],
    [{ not: { type: 'string' } }, 'unknown'],
    [true, 'unknown'],
    [{ enum: [{ a: 1 }] }, 'unknown'],
  ])('%j', (schema, type) => {
    expect(typeOfSchema(schema)).toBe(type);
  });
});
