/** Damaged documents, catalogs and locale files: whatever comes in, what comes out is a list of diagnostics. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCatalog } from '../engine/index.ts';
import type { AnchorRegistry, ClientToolTable } from '../schemas/index.ts';
import { exampleProject } from './example-project.ts';
import { formatText } from './format-text.ts';
import { indexLines } from './line-index.ts';
import { createLocales } from './locales.ts';
import { parseSource } from './source.ts';
import { checksFromTable } from './tool-checks.ts';
import { validateSources } from './validate.ts';
import { loadTourValue } from './value.ts';

const cases = new URL('./cases/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, cases), 'utf8');
const { project } = exampleProject((file) => read(`project/${file}`));
const texts = (readdirSync(cases, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.yaml') && !file.startsWith('project/'))
  .map(read);

/** Words that mean something to YAML or to a tour, and characters that trip programs. */
const PIECES = [
  ...'\n|\r\n|\r|\t|  |    |- |: |#| #|"|\'|[|]|{|}|,|&a|*a|<<: |!!str |!x |%YAML 1.1\n|---\n|...\n|? |>|@|`'.split(
    '|',
  ),
  '|\n',
  '\uFEFF',
  '\u2028',
  '\0',
  '👋',
  'null',
  '~',
  '.nan',
  '1e999',
  '__proto__: 1\n',
  'constructor',
  'kind: TourOverlay\n',
  'steps:\n',
  '  - id: x\n',
  'advance: [click, click]\n',
  'when: { steps: { a: completed } }\n',
  'input: { a: { from: context.record } }\n',
];

const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat(40),
  piece: fc.constantFrom('', ...PIECES),
});

const damagedText = fc
  .record({ base: fc.constantFrom(...texts), damages: fc.array(damage, { minLength: 1, maxLength: 6 }) })
  .map(({ base, damages }) =>
    damages.reduce((text, { at, cut, piece }) => {
      const offset = Math.floor(at * text.length);
      return text.slice(0, offset) + piece + text.slice(offset + cut);
    }, base),
  );

test('in damaged texts each finding has a range that is there, and a message in words', () => {
  fc.assert(
    fc.property(damagedText, damagedText, (a, b) => {
      const sources = [
        { file: 'a.yaml', text: a },
        { file: 'b.yaml', text: b },
      ];
      const found = validateSources(sources, project);
      for (const { file, line, column, endLine, endColumn, message } of found) {
        const lines = indexLines(file === 'a.yaml' ? a : b);
        const [start, end] = [
          lines.offsetOf({ line, column }),
          lines.offsetOf({ line: endLine, column: endColumn }),
        ];
        expect(lines.placeOf(start)).toEqual({ line, column });
        expect(end).toBeGreaterThanOrEqual(start);
        expect(message).not.toMatch(/undefined|\[object|NaN|\n/);
      }
      expect(formatText(found, { files: 2, text: (file) => (file === 'a.yaml' ? a : b) })).toMatch(/\.\n$/);
    }),
    { numRuns: 400, seed: 11 },
  );
});

/** Any JSON, with keys and words of tours in it. */
const anything = fc.jsonValue({ maxDepth: 3 });

/** A JSON value with some of its parts replaced by anything. */
function damaged(value: unknown): fc.Arbitrary<unknown> {
  return fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 4 }).map((replacements) => {
    const copy = structuredClone({ root: value });
    for (const [pick, replacement] of replacements) {
      const places = placesIn(copy);
      const place = places[pick % places.length];
      if (place !== undefined) place.holder[place.key] = replacement;
    }
    return copy.root;
  });
}

function placesIn(holder: unknown): { readonly holder: Record<string, unknown>; readonly key: string }[] {
  if (typeof holder !== 'object' || holder === null) return [];
  const record = holder as Record<string, unknown>;
  return Object.keys(record).flatMap((key) => [{ holder: record, key }, ...placesIn(record[key])]);
}

const values = texts
  .flatMap((text) => parseSource(text).map(({ value }) => value))
  .filter((value) => value !== null);

test('of damaged values each problem has a pointer as its path, and a message in words', () => {
  fc.assert(
    fc.property(fc.constantFrom(...values).chain(damaged), (value) => {
      const result = loadTourValue(value, project);
      for (const { path, message } of result.problems) {
        expect(path).toMatch(/^(?:\/.*)?$/s);
        expect(message).not.toMatch(/undefined|\[object|NaN|\n/);
      }
    }),
    { numRuns: 1500, seed: 12 },
  );
});

const table = JSON.parse(read('project/catalog/console/client-tools.json')) as ClientToolTable;
const registry = JSON.parse(read('project/catalog/console/anchors.json')) as AnchorRegistry;

test('tool schemas that are none, and locale files of any shape, end no check with an error', () => {
  const schemas = fc.array(fc.oneof(anything, damaged(table.tools[7]?.inputSchema)), {
    minLength: 3,
    maxLength: 3,
  });
  fc.assert(
    fc.property(schemas, anything, fc.constantFrom(...texts), ([input, output, fact], messages, text) => {
      const isObject = (value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value);
      const object = (value: unknown) => (isObject(value) ? (value as Record<string, unknown>) : {});
      const tools = table.tools.map((tool) => ({
        ...tool,
        inputSchema: object(input),
        ...(tool.outputSchema !== undefined && { outputSchema: object(output) }),
      }));
      const damagedTable = { ...table, tools };
      const member = {
        catalog: createCatalog(damagedTable, registry),
        checks: checksFromTable(damagedTable),
      };
      const locales = createLocales({ path: '{locale}.json', required: ['en', 'xx-invalid_'] }, [
        { locale: 'en', messages },
      ]);
      const facts = { tenant_name: object(fact), seats: {} };
      validateSources([{ file: 'a.yaml', text }], { apps: new Map([['console', member]]), locales, facts });
    }),
    { numRuns: 150, seed: 13 },
  );
});
