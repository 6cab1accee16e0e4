import * as vueCompiler from '@vue/compiler-sfc';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareAnchors } from './compare-anchors.ts';
import { readSourceAnchors } from './source-anchors.ts';

const readers = { vue: () => Promise.resolve(vueCompiler) };

/** Pieces that sources are made of, torn and put together in any order. */
const piece = fc.constantFrom(
  ...[
    '<a ',
    'data-tour-anchor',
    '=',
    '"a.b"',
    "'",
    '"',
    '`',
    '${',
    '{',
    '}',
    '{{',
    '}}',
    '<%',
    '%>',
    '/>',
    '>',
    '</a>',
  ],
  ...[
    '<script>',
    '</script>',
    '<script setup lang="ts">',
    '<template>',
    '</template>',
    '<!--',
    '-->',
    ' :',
    'v-bind:',
  ],
  ...[
    'const A',
    ' = ',
    'useAnchor(',
    'registerAnchor(',
    ')',
    'A',
    ' ? ',
    ' : ',
    '=>',
    '...',
    'html`',
    'enum A {',
    ';',
  ],
  ...[
    '\n',
    '\r',
    '\r\n',
    '\uFEFF',
    '\u2028',
    '😀',
    '\uD83D',
    '\0',
    '\uE000',
    '&#46;',
    '[attr.data-tour-anchor]',
    '#',
    '@',
  ],
);

it.each(['a.tsx', 'a.ts', 'a.jsx', 'a.html', 'a.vue'])(
  'any %s is read without a throw, and at places in it',
  async (file) => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 25 }), async (pieces) => {
        const text = `data-tour-anchor ${pieces.join('')}`;
        const source = await readSourceAnchors({ file, text }, readers);
        const problems = compareAnchors([source], { file: 'anchors.json', anchors: [] });
        for (const { span } of [...source.uses, ...source.computed, ...problems]) {
          if (span === undefined) continue;
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
        }
        for (const use of source.uses) {
          expect(text.slice(use.span.start, use.span.end) === use.key).toBe(use.isLiteral);
        }
      }),
      { numRuns: 300, seed: 7 },
    );
  },
  60_000,
);
