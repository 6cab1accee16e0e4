// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources that are read have template strings
import * as vueCompiler from '@vue/compiler-sfc';
import { describe, expect, it } from 'vitest';
import type { TextRange } from '../diagnostics.ts';
import { indexLines } from '../line-index.ts';
import { readSourceAnchors, type SourceReaders } from './source-anchors.ts';

const readers: SourceReaders = { vue: () => Promise.resolve(vueCompiler) };

/** What a range cuts out of a text. */
function cut(text: string, { line, column, endLine, endColumn }: TextRange): string {
  const lines = indexLines(text);
  return text.slice(lines.offsetOf({ line, column }), lines.offsetOf({ line: endLine, column: endColumn }));
}

/** Each use as `key`, and as `key <- text` where another text stands for it; each computed one as `? text`. */
async function read(file: string, text: string) {
  const source = await readSourceAnchors({ file, text }, readers);
  const keys = source.uses.map((use) => (use.isLiteral ? use.key : `${use.key} <- ${cut(text, use)}`));
  for (const use of source.uses) if (use.isLiteral) expect(cut(text, use)).toBe(use.key);
  const computed = source.computed.map((use) => `? ${cut(text, use)} (${use.parts.join('…')})`);
  return {
    source,
    found: [...keys, ...computed],
    said: source.problems.map(({ rule, message, span }) => [
      rule,
      text.slice(span?.start, span?.end),
      message,
    ]),
  };
}

describe('JSX', () => {
  it.each<[string, string, readonly string[]]>([
    ['a text', '<a data-tour-anchor="nav.orders" />', ['nav.orders']],
    ['single quotes', "<a data-tour-anchor='nav.orders' />", ['nav.orders']],
    ['an expression', "<a data-tour-anchor={'nav.orders'} />", ['nav.orders']],
    ['a template', '<a data-tour-anchor={`nav.orders`} />', ['nav.orders']],
    ['a component', '<Nav.Item data-tour-anchor="nav.orders" />', ['nav.orders']],
    ['an entity', '<a data-tour-anchor="nav&#46;orders" />', ['nav.orders <- nav&#46;orders']],
    ['an escape', "<a data-tour-anchor={'nav\\x2eorders'} />", ['nav.orders <- nav\\x2eorders']],
    ['no value', '<a data-tour-anchor />', [' <- data-tour-anchor']],
    ['an empty value', '<a data-tour-anchor="" />', ['']],
    ['a condition', '<a data-tour-anchor={open ? "a.b" : "a.c"} />', ['a.b', 'a.c']],
    ['a condition that leaves it out', '<a data-tour-anchor={open ? "a.b" : undefined} />', ['a.b']],
    ['a condition with `&&`', '<a data-tour-anchor={open && "a.b"} />', ['a.b']],
    ['a default', '<a data-tour-anchor={"a.b" ?? null} />', ['a.b']],
    ['a cast', '<a data-tour-anchor={("a.b" as const)!} />', ['a.b']],
    ['a check of the type', '<a data-tour-anchor={"a.b" satisfies Key} />', ['a.b']],
    ['no expression', '<a data-tour-anchor={/* none */} />', []],
    ['not there', '<a data-tour-anchor={undefined} /> || <a data-tour-anchor={null} />', []],
    ['other attributes', '<a data-tour-anchors="a" data-tour="b" anchor="c" x:data-tour-anchor="d" />', []],
    ['a comment', '// <a data-tour-anchor="a.b" />', []],
    ['a text of the page', '<p>data-tour-anchor="a.b"</p>', []],
    ['props that are spread', '<a {...props} {...anchorOf("data-tour-anchor")} />', []],
    ['props that are written out and spread', "<a {...{ 'data-tour-anchor': 'a.b' }} />", ['a.b']],
    ['inside an attribute', '<A icon={<a data-tour-anchor="a.b" />} />', ['a.b']],
    ['in a type', "interface P { 'data-tour-anchor': 'a.b' }", []],
    ['in a call of a type', 'const a = useRef<HTMLElement>(null), b = <a data-tour-anchor="a.b" />', ['a.b']],
  ])('%s', async (_, text, expected) => {
    expect((await read('a.tsx', text)).found).toEqual(expected);
  });
});

it.each([
  'class Z { accessor q = 1 }',
  'export @dec class Z { }',
  '@dec export class Z { }',
  'class Z { constructor(@Inject() private q: Q) {} }',
  'import defer * as ns from "x"',
  'import source x from "x"',
])('reads a file with %s', async (code) => {
  const { found, said } = await read('a.ts', `${code}; registerAnchor('a.b', el)`);
  expect({ found, said }).toEqual({ found: ['a.b'], said: [] });
});

describe('constants of the same file', () => {
  it.each<[string, string, readonly string[]]>([
    ['a text', "const A = 'a.b'; <a data-tour-anchor={A} />", ['a.b']],
    [
      'one that is used twice, once',
      "const A = 'a.b'; <><a data-tour-anchor={A} /><b data-tour-anchor={A} /></>",
      ['a.b'],
    ],
    ['one that stands for another', "const A = 'a.b', B = A; <a data-tour-anchor={B} />", ['a.b']],
    [
      'one that is declared below',
      "function C() { return <a data-tour-anchor={A} /> } const A = 'a.b'",
      ['a.b'],
    ],
    ['one that is exported', "export const A = 'a.b' as const; <a data-tour-anchor={A} />", ['a.b']],
    ['one of an object', "const A = { b: { c: 'a.b' } } as const; <a data-tour-anchor={A.b.c} />", ['a.b']],
    [
      'one of a frozen object',
      "const A = Object.freeze({ b: 'a.b' }); <a data-tour-anchor={A['b']} />",
      ['a.b'],
    ],
    ['one of an enum', "enum A { B = 'a.b' } <a data-tour-anchor={A.B} />", ['a.b']],
    ['a sum', "const A = 'a.'; <a data-tour-anchor={A + 'b' + '.c'} />", ["a.b.c <- A + 'b' + '.c'"]],
    ['in a template', "const A = 'a'; <a data-tour-anchor={`${A}.b`} />", ['a.b <- `${A}.b`']],
    ['with a condition', "const A = open ? 'a.b' : 'a.c'; <a data-tour-anchor={A} />", ['a.b', 'a.c']],
    [
      'the inner one of two',
      "const A = 'a.b'; function C() { const A = 'a.c'; return <a data-tour-anchor={A} /> }",
      ['a.c'],
    ],
    [
      'each in its own function',
      "function C() { const A = 'a.b'; return <a data-tour-anchor={A} /> } function D() { const A = 'a.c'; return <a data-tour-anchor={A} /> }",
      ['a.b', 'a.c'],
    ],
    ['not behind a parameter', "const A = 'a.b'; const C = (A) => <a data-tour-anchor={A} />", ['? A (…)']],
    [
      'not behind a caught error',
      "const A = 'a.b'; try {} catch (A) { <a data-tour-anchor={A} /> }",
      ['? A (…)'],
    ],
    ['not behind a loop', "const A = 'a.b'; for (const A of all) <a data-tour-anchor={A} />", ['? A (…)']],
    ['not one that may change', "let A = 'a.b'; <a data-tour-anchor={A} />", ['? A (…)']],
    ['not one of another file', "import { A } from './a'; <a data-tour-anchor={A} />", ['? A (…)']],
    ['not one that stands for itself', 'const A = B, B = A; <a data-tour-anchor={A} />', ['? A (…)']],
    ['not one that is not there', "const A = { b: 'a.b' }; <a data-tour-anchor={A.c} />", ['? A.c (…)']],
    ['not one that is called', '<a data-tour-anchor={keyOf(order)} />', ['? keyOf(order) (…)']],
  ])('%s', async (_, text, expected) => {
    expect((await read('a.tsx', text)).found).toEqual(expected);
  });

  it.each([
    [1000, 1000],
    [100_000, undefined],
  ])(
    'in a sum of %i texts take no stack of ours, and the parser may say that it has none left',
    async (count, length) => {
      const sum = Array(count).fill("'a'").join(' + ');
      const { source, said } = await read('a.tsx', `<a data-tour-anchor={${sum}} />`);
      expect(source.uses[0]?.key.length).toBe(length);
      const tooDeep = ['gen-source-syntax', '', 'The source cannot be parsed: it is nested too deep.'];
      expect(said).toEqual(length === undefined ? [tooDeep] : []);
    },
  );
});

describe('keys that are put together', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'what is known of a template',
      '<a data-tour-anchor={`nav.${id}.link`} />',
      ['? `nav.${id}.link` (nav.….link)'],
    ],
    ['what is known of a sum', "<a data-tour-anchor={'nav.' + id} />", ["? 'nav.' + id (nav.…)"]],
    ['two unknown parts', '<a data-tour-anchor={`${a}.${b}`} />', ['? `${a}.${b}` (….…)']],
    ['one that a constant stands for', 'const A = `nav.${id}`; <a data-tour-anchor={A} />', ['? A (nav.…)']],
    ['another operator', '<a data-tour-anchor={a - b} />', ['? a - b (…)']],
    ['one branch of two', '<a data-tour-anchor={open ? "a.b" : id} />', ['a.b', '? id (…)']],
  ])('%s', async (_, text, expected) => {
    expect((await read('a.tsx', text)).found).toEqual(expected);
  });

  it.each<[string, string]>([
    [
      'a prop of its name',
      "function A({ 'data-tour-anchor': anchor }) { return <a data-tour-anchor={anchor} /> }",
    ],
    [
      'with a default',
      "function A({ 'data-tour-anchor': anchor = x }) { return <a data-tour-anchor={anchor} /> }",
    ],
    ['of the props', "const A = (props) => <a data-tour-anchor={props['data-tour-anchor']} />"],
    [
      'of the props, as a prop',
      "const A = (props) => <B {...{ 'data-tour-anchor': props['data-tour-anchor'] }} />",
    ],
    [
      'taken out in the body',
      "const A = (props) => { const { 'data-tour-anchor': a } = props; return <a data-tour-anchor={a} /> }",
    ],
    ['of a data set', 'const A = (e) => <a data-tour-anchor={e.dataset.tourAnchor} />'],
    ['a declared prop', "A.propTypes = { 'data-tour-anchor': PropTypes.string.isRequired };"],
    [
      'a declared prop of Vue',
      "defineProps({ 'data-tour-anchor': { type: String } }); f({ 'data-tour-anchor': String })",
    ],
  ])('a key that is only handed on is none: %s', async (_, text) => {
    expect((await read('a.tsx', text)).found).toEqual([]);
  });
});

describe('what scripts do by hand', () => {
  const hook = "import { useAnchor } from 'tourwright/player/react';";
  it.each<[string, string, string, readonly string[]]>([
    ['the hook', 'a.tsx', `${hook} const ref = useAnchor('a.b');`, ['a.b']],
    [
      'the hook by another name',
      'a.tsx',
      "import { useAnchor as at } from 'tourwright/player/react'; at('a.b')",
      ['a.b'],
    ],
    [
      'the hook from a file of the app',
      'a.ts',
      "import { useAnchor } from '../tour'; useAnchor('a.b')",
      ['a.b'],
    ],
    ['the hook from an alias', 'a.ts', "import { useAnchor } from '@/tour'; useAnchor('a.b')", ['a.b']],
    ['the hook with a condition', 'a.ts', `${hook} useAnchor(open ? 'a.b' : null)`, ['a.b']],
    [
      'the hook with an argument',
      'a.ts',
      `${hook} const use = (key: string) => useAnchor(key)`,
      ['? key (…)'],
    ],
    ['the hook without one', 'a.ts', `${hook} useAnchor()`, []],
    ['a hook of another package', 'a.ts', "import { useAnchor } from 'popper-kit'; useAnchor('a.b')", []],
    [
      'a hook of another package by our name',
      'a.ts',
      "import { useAnchor } from '@popper/react'; useAnchor('a.b')",
      [],
    ],
    ['a registration', 'a.ts', "player.registerAnchor('a.b', element)", ['a.b']],
    ['a registration, perhaps', 'a.ts', "player?.registerAnchor?.('a.b', element)", ['a.b']],
    [
      'a registration in a loop',
      'a.ts',
      'for (const k of keys) player.registerAnchor(k, element)',
      ['? k (…)'],
    ],
    ['an attribute', 'a.js', "el.setAttribute('data-tour-anchor', 'a.b')", ['a.b']],
    [
      'another attribute',
      'a.js',
      "el.setAttribute('data-tour', 'a.b'); el.removeAttribute('data-tour-anchor')",
      [],
    ],
    ['a data set', 'a.js', "el.dataset.tourAnchor = 'a.b'", ['a.b']],
    ['a selector', 'a.js', 'document.querySelector(\'[data-tour-anchor="a.b"]\')', []],
    ['a render function', 'a.js', "h('button', { 'data-tour-anchor': 'a.b' }, [])", ['a.b']],
    ['Flow', 'a.js', "type A = {| b: ?string |}; const c = (useAnchor('a.b'): any);", ['a.b']],
    ['a cast with angle brackets', 'a.ts', "useAnchor(<string>'a.b')", ['a.b']],
    [
      'decorators',
      'a.ts',
      "@Component({}) class A { constructor(@Inject() b: B) { useAnchor('a.b') } }",
      ['a.b'],
    ],
    ['a script of old', 'a.cjs', "with (a) { useAnchor('a.b') } return 010;", ['a.b']],
    [
      'Lit',
      'a.ts',
      'html`<b data-tour-anchor="a.b" @click=${() => "x"} .c=${`"`}></b><i data-tour-anchor=${d}>`',
      ['a.b', '? ${d} (…)'],
    ],
    ['Lit, in part', 'a.ts', 'html`<b data-tour-anchor="a.${c}"></b>`', ['? a.${c} (a.…)']],
    [
      'a component with its template',
      'a.ts',
      '@Component({ template: `<b data-tour-anchor="a.b"></b>` }) class A {}',
      ['a.b'],
    ],
    [
      'a component with a short template',
      'a.js',
      "app.component('b', { template: '<b data-tour-anchor=\"a.b\"/>' })",
      ['a.b'],
    ],
    ['types alone', 'a.d.ts', "declare const a: 'data-tour-anchor'; <", []],
  ])('%s', async (_, file, text, expected) => {
    const { found, said } = await read(file, text);
    expect(said).toEqual([]);
    expect(found).toEqual(expected);
  });

  it('keeps apart how an anchor is used', async () => {
    const text = "useAnchor('a.a'); registerAnchor('a.b'); el.dataset.tourAnchor = 'a.c'";
    const { source } = await read('a.ts', text);
    expect(source.uses.map((use) => use.by)).toEqual(['hook', 'register', 'attribute']);
  });
});

describe('HTML', () => {
  it.each<[string, string, readonly string[]]>([
    ['a page', '<!doctype html><body data-tour-anchor="a.b"><p data-tour-anchor=a.c>', ['a.b', 'a.c']],
    [
      'parts of a table without one',
      '<tr data-tour-anchor="a.b"><td data-tour-anchor="a.c">',
      ['a.b', 'a.c'],
    ],
    ['any case', '<P DATA-TOUR-ANCHOR="a.b">', ['a.b']],
    ['space around', "<p data-tour-anchor \n=\n 'a.b'\n>", ['a.b']],
    ['an entity', '<p data-tour-anchor="a&#46;b">', ['a.b <- a&#46;b']],
    ['no value', '<p data-tour-anchor><p data-tour-anchor="">', [' <- data-tour-anchor', '']],
    ['a template', '<template><p data-tour-anchor="a.b"></template>', ['a.b']],
    [
      'what is text',
      '<!-- <p data-tour-anchor="a"> --><textarea><p data-tour-anchor="b"></textarea><style><p data-tour-anchor="c"></style>',
      [],
    ],
    ['a hole', '<p data-tour-anchor="{{ "key" }}"><i data-tour-anchor="a.b">', ['a.b', '? {{ "key" }} (…)']],
    [
      'holes of many languages',
      '<p data-tour-anchor="a.<%= b %>.c"><p data-tour-anchor="<?= $a ?>"><p data-tour-anchor="{% a %}">',
      ['? a.<%= b %>.c (a.….c)', '? <?= $a ?> (…)', '? {% a %} (…)'],
    ],
    ['a hole elsewhere', '<p class="{{ "a" }}" data-tour-anchor="a.b">', ['a.b']],
    [
      'a binding of Vue',
      `<p :data-tour-anchor="open ? 'a.b' : 'a.c'"><p v-bind:data-tour-anchor.attr="key">`,
      ['a.b', 'a.c', '? key (…)'],
    ],
    [
      'a binding of Angular',
      `<p [attr.data-tour-anchor]="'a.b'"><p attr.data-tour-anchor="a.{{ b }}">`,
      ['a.b', '? a.{{ b }} (a.…)'],
    ],
    ['an object that Vue binds as a whole', `<p v-bind="{ 'data-tour-anchor': 'a.b' }">`, ['a.b']],
    ['an object that is none', '<p v-bind="{ if">', []],
    ['a binding of Alpine', `<p x-bind:data-tour-anchor="'a.b'">`, ['a.b']],
    ['a binding that is no expression', '<p :data-tour-anchor="if (a)">', ['? if (a) (…)']],
    [
      'a script',
      "<script>registerAnchor('a.b', el)</script><script type=module>el.dataset.tourAnchor = 'a.c'</script>",
      ['a.b', 'a.c'],
    ],
    [
      'what is no script',
      `<script type="text/template">registerAnchor('a.b')</script><script src="x">registerAnchor('a.b')</script>`,
      [],
    ],
    ['behind a script', `<script>"<p data-tour-anchor='a'>"</script><p data-tour-anchor="a.b">`, ['a.b']],
  ])('%s', async (_, text, expected) => {
    const { found, said } = await read('a.html', text);
    expect(said).toEqual([]);
    expect(found).toEqual(expected);
  });

  it('says of a script that it cannot be parsed, and reads on', async () => {
    const text = `<script>registerAnchor('a.b', {{ el }})</script><p data-tour-anchor="a.c">`;
    const { found, said, source } = await read('a.html', text);
    expect(found).toEqual(['a.c']);
    expect(said).toEqual([
      [
        'gen-source-readable',
        '{',
        expect.stringMatching(/^This script cannot be parsed, so its anchors are not checked: /),
      ],
    ]);
    expect(source.isPartial).toBe(true);
  });
});

describe('Vue', () => {
  const file = (template: string, script = '') => `${script}\n<template>\n  ${template}\n</template>\n`;
  const setup = (code: string) => `<script setup lang="ts">\n${code}\n</script>\n`;
  it.each<[string, string, readonly string[]]>([
    ['an attribute', file('<a data-tour-anchor="a.b" />'), ['a.b']],
    [
      'on a component, in a slot',
      file('<A><template #b><C data-tour-anchor="a.b" /></template></A>'),
      ['a.b'],
    ],
    [
      'under conditions and in loops',
      file('<a v-if="b" data-tour-anchor="a.b" /><a v-else v-for="c in d" data-tour-anchor="a.c" />'),
      ['a.b', 'a.c'],
    ],
    ['a binding', file(`<a :data-tour-anchor="open ? 'a.b' : 'a.c'" />`), ['a.b', 'a.c']],
    ['a binding in full', file(`<a v-bind:data-tour-anchor="'a.b'" />`), ['a.b']],
    ['a binding by name', file('<a :data-tour-anchor />'), ['? :data-tour-anchor (…)']],
    ['a computed binding', file('<a :data-tour-anchor="`nav.${id}`" />'), ['? `nav.${id}` (nav.…)']],
    ['a constant of the script', file('<a :data-tour-anchor="A" />', setup("const A = 'a.b';")), ['a.b']],
    [
      'not a constant within a function',
      file('<a :data-tour-anchor="A" />', setup("function f() { const A = 'a.b'; }")),
      ['? A (…)'],
    ],
    [
      'not a prop',
      file('<a :data-tour-anchor="anchor" />', setup('const { anchor } = defineProps<P>();')),
      ['? anchor (…)'],
    ],
    [
      'what the script does',
      file('<a />', setup("onMounted(() => player.registerAnchor('a.b', el.value!))")),
      ['a.b'],
    ],
    ['props that are spread', file('<a v-bind="props" />'), []],
    [
      'props that are written out and spread',
      file(`<a v-bind="{ 'data-tour-anchor': 'a.b' }" /><a v-bind="{ 'data-tour-anchor': A }" />`),
      ['a.b', '? A (…)'],
    ],
    ['a comment', file('<!-- <a data-tour-anchor="a.b" /> -->'), []],
    ['an interpolation', file('<p>{{ "data-tour-anchor" }}</p>'), []],
    [
      'two scripts',
      file(
        '<a :data-tour-anchor="A" />',
        `<script lang="ts">export const A = 'a.b';</script>\n${setup("useAnchor('a.c');")}`,
      ),
      ['a.b', 'a.c'],
    ],
  ])('%s', async (_, text, expected) => {
    const { found, said } = await read('a.vue', text);
    expect(said).toEqual([]);
    expect(found).toEqual(expected);
  });

  it.each<[string, string, readonly unknown[]]>([
    [
      'the template',
      file('<a data-tour-anchor="a.b">'),
      ['gen-source-syntax', expect.any(String), 'The source cannot be parsed: Element is missing end tag.'],
    ],
    [
      'the script',
      file('<a data-tour-anchor="a.b" />', setup('const = 1;')),
      ['gen-source-syntax', '=', expect.stringMatching(/^The source cannot be parsed: /)],
    ],
    [
      'a template in another language',
      '<template lang="pug">\na(data-tour-anchor="a.b")\n</template>\n',
      [
        'gen-source-readable',
        expect.any(String),
        'A template in "pug" is not read, so its anchors are not checked. Write it in HTML.',
      ],
    ],
  ])('says what it cannot read: %s', async (_, text, expected) => {
    const { said, source } = await read('a.vue', text);
    expect(said).toEqual([expected]);
    expect(source.isPartial).toBe(true);
  });

  it('asks for its compiler where it is not installed', async () => {
    const source = { file: 'a.vue', text: file('<a data-tour-anchor="a.b" />') };
    for (const without of [{}, { vue: () => Promise.resolve(undefined) }]) {
      const { problems, isPartial } = await readSourceAnchors(source, without);
      expect(problems.map(({ rule, message }) => [rule, message])).toEqual([
        ['gen-source-readable', 'To read the anchors of this file, install `@vue/compiler-sfc`.'],
      ]);
      expect(isPartial).toBe(true);
    }
  });

  it('is not asked for by a file that uses no anchor', async () => {
    let asked = 0;
    const vue = () => {
      asked += 1;
      return Promise.resolve(undefined);
    };
    const { problems } = await readSourceAnchors({ file: 'a.vue', text: file('<a class="b" />') }, { vue });
    expect([asked, problems]).toEqual([0, []]);
  });
});

describe('positions', () => {
  it.each<[string, string, string, TextRange]>([
    [
      'are exact behind emoji, in UTF-16',
      'a.tsx',
      '<>😀<a data-tour-anchor="a.b" /></>',
      { line: 1, column: 26, endLine: 1, endColumn: 29 },
    ],
    [
      'are exact behind CRLF',
      'a.tsx',
      '<a\r\n\r\n  data-tour-anchor="a.b" />',
      { line: 3, column: 21, endLine: 3, endColumn: 24 },
    ],
    [
      'are exact behind a lone CR',
      'a.html',
      '<a\r\rdata-tour-anchor="a.b">',
      { line: 3, column: 19, endLine: 3, endColumn: 22 },
    ],
    [
      'do not count a byte order mark',
      'a.tsx',
      '\uFEFF<a data-tour-anchor="a.b" />',
      { line: 1, column: 22, endLine: 1, endColumn: 25 },
    ],
    [
      'do not count one in HTML',
      'a.html',
      '\uFEFF<a data-tour-anchor="a.b">',
      { line: 1, column: 22, endLine: 1, endColumn: 25 },
    ],
    [
      'take U+2028 for no end of a line',
      'a.tsx',
      '<>\u2028<a data-tour-anchor="a.b" /></>',
      { line: 1, column: 25, endLine: 1, endColumn: 28 },
    ],
    [
      'are exact in Vue',
      'a.vue',
      '<script>\r\nlet a = "😀"\r\n</script>\r\n<template>\r\n  😀<a data-tour-anchor="a.b" />\r\n</template>',
      { line: 5, column: 26, endLine: 5, endColumn: 29 },
    ],
    [
      'reach over lines',
      'a.tsx',
      '<a data-tour-anchor={`a.${\n  b}`} />',
      { line: 1, column: 22, endLine: 2, endColumn: 6 },
    ],
  ])('%s', async (_, file, text, range) => {
    const { uses, computed } = await readSourceAnchors({ file, text }, readers);
    const [first] = [...uses, ...computed];
    expect(first).toMatchObject(range);
  });
});

describe('a file that cannot be read', () => {
  it.each<[string, string, string, string, RegExp]>([
    ['a script', 'a.tsx', '<a data-tour-anchor="a.b">\n  <b\n', '', /^The source cannot be parsed: /],
    [
      'JSX in a file of types',
      'a.ts',
      'const a = <a data-tour-anchor="a.b" />;',
      'd',
      /^The source cannot be parsed: /,
    ],
  ])('is a problem at its place: %s', async (_, file, text, at, message) => {
    const { found, said, source } = await read(file, text);
    expect(found).toEqual([]);
    expect(said.map(([rule, , what]) => [rule, what])).toEqual([
      ['gen-source-syntax', expect.stringMatching(message)],
    ]);
    expect(said[0]?.[1]).toBe(at);
    expect(source.isPartial).toBe(true);
  });

  it('in another language is a warning', async () => {
    const { said, source } = await read('a.svelte', '<a data-tour-anchor="a.b" />');
    expect(said).toEqual([
      ['gen-source-readable', '', expect.stringMatching(/^Anchors are read out of TypeScript/)],
    ]);
    expect(source.problems[0]?.severity).toBe('warning');
    expect(source.mentions).toEqual(new Set(['a.b']));
  });

  it('is none when it uses no anchor', async () => {
    for (const file of ['a.tsx', 'a.svelte', 'a.vue', 'a.html', 'a.css']) {
      const { found, said } = await read(file, '<<< "orders.list"');
      expect([file, found, said]).toEqual([file, [], []]);
    }
  });
});
