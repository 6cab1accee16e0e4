/** What MDN's browser-compat-data says of an API, by the name that the compiler gives it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const bcd = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@mdn/browser-compat-data')), 'utf8'));

/** Interfaces to look at when the compiler names one that the data spreads over those that include it. */
const INCLUDE = {
  CSSStyleDeclaration: [],
  Console: ['console'],
  LockOptions: [],
  default: [
    'Window',
    'Element',
    'HTMLElement',
    'Document',
    'Node',
    'ShadowRoot',
    'HTMLCollection',
    'EventTarget',
  ],
};

/** @returns the data; `undefined` where there is none */
export function dataFor(name) {
  const [, kind, key] = /^(css|event) (.+)$/.exec(name) ?? [];
  if (kind === 'css') return css(key);
  if (kind === 'event')
    return first(
      ['Element', 'HTMLElement', 'Window', 'Document', 'AbortSignal', 'MediaQueryList'],
      (owner) => bcd.api[owner][`${key}_event`],
    );
  const [owner, member] = name.split('.');
  if (member === undefined) return (bcd.api[owner] ?? bcd.api.Window[owner])?.__compat;
  if (owner === 'CSSStyleDeclaration' && bcd.css.properties[kebab(member)])
    return bcd.css.properties[kebab(member)].__compat;
  return first([owner, ...(INCLUDE[owner] ?? INCLUDE.default)], (one) => memberOf(bcd.api[one], member));
}

/** @returns the browsers that lack it, as `Safari 17` */
export function lackingIn(name, browsers) {
  return Object.entries(browsers).flatMap(([browser, version]) =>
    since(dataFor(name).support[browser]) > version ? [`${bcd.browsers[browser].name} ${version}`] : [],
  );
}

/**
 * @returns the names of what a style sheet uses, as `css contain`, `css text-wrap: balance`, `css :focus-visible`,
 *   `css @keyframes`, `css (prefers-contrast)` and `css color-mix()`; values only where there are data of their own
 */
export function cssIn(text) {
  const words = (source, pattern, name) =>
    [...source.matchAll(pattern)].map(([, word]) => `css ${name(word)}`);
  const declarations = [...text.matchAll(/[{;]\s*([a-z]+(?:-[a-z]+)*)\s*:([^;{}]+)(?=[;}])/g)];
  const values = declarations.flatMap(([, property, value]) =>
    words(value, /([a-z]+(?:-[a-z]+)*)/g, (word) => `${property}: ${word}`),
  );
  const selectors = [...text.matchAll(/([^{}]+)\{/g)].map(([, selector]) => selector).join('\n');
  return [
    ...declarations.map(([, property]) => `css ${property}`),
    ...values.filter((value) => dataFor(value) !== undefined),
    ...words(selectors, /:([a-z]+(?:-[a-z]+)*)(?![a-z-]*:\s)/g, (word) => `:${word}`),
    ...words(text, /@([a-z]+(?:-[a-z]+)*)/g, (word) => `@${word}`),
    ...words(selectors, /\(([a-z]+(?:-[a-z]+)*):/g, (word) => `(${word})`),
    ...words(text, /\b([a-z]+(?:-[a-z]+)*)\(/g, (word) => `${word}()`).filter(
      (name) => dataFor(name) !== undefined,
    ),
  ];
}

function css(key) {
  if (key.startsWith('@')) return bcd.css['at-rules'][key.slice(1)]?.__compat;
  if (key.startsWith(':')) return bcd.css.selectors[key.slice(1)]?.__compat;
  if (key.startsWith('(')) return bcd.css['at-rules'].media[key.slice(1, -1)]?.__compat;
  if (key.endsWith('()')) {
    const { types } = bcd.css;
    return first(Object.values(types), (type) => type[key.slice(0, -2)]) ?? types[key.slice(0, -2)]?.__compat;
  }
  const [property, value] = key.split(': ');
  const entry = bcd.css.properties[property];
  return (value === undefined ? entry : entry?.[value])?.__compat;
}

function memberOf(owner, member) {
  if (owner === undefined) return undefined;
  const event = /^on[a-z]+$/.test(member) ? owner[`${member.slice(2)}_event`] : undefined;
  return owner[member] ?? owner[`${member}_static`] ?? event;
}

function first(owners, look) {
  return owners.map(look).find((found) => found?.__compat !== undefined)?.__compat;
}

/** The first version that has it as it is, without prefix or flag. */
function since(support) {
  const statements = [support ?? []].flat();
  const versions = statements
    .filter(
      (one) => !one.prefix && !one.alternative_name && !one.flags && typeof one.version_removed !== 'string',
    )
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
    .filter((version) => !Number.isNaN(version));
  return Math.min(...versions, Number.POSITIVE_INFINITY);
}

function kebab(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
