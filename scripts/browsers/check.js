/**
 * Which browser APIs does the player use that a supported browser lacks? `npm run browsers`, also part of `.ci/run`.
 *
 * The compiler tells the interface of each DOM member and event in `player/` and `engine/`; MDN's browser-compat-data
 * tells since when a browser has it, as it does for the properties, pseudo-classes and media features of the style
 * sheet. What JavaScript itself has needs no look: the compiler knows only ES2023 there. Ends with 1 when something is
 * lacking for which FALLBACKS has no reason, and when it has one that is no longer needed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cssIn, dataFor, lackingIn } from './data.js';

/** The oldest that the player is for. */
const BROWSERS = { firefox: 140, safari: 17 };

/** What may be lacking, and what happens then. A property stands for its values. */
const FALLBACKS = {
  'Element.checkVisibility': 'asked with `?.`; the boxes of the element decide instead',
  'Element.currentCSSZoom': 'a zoom around the card is not made up for',
  requestIdleCallback: 'a task of its own instead',
  'event auxclick': 'other buttons send `click` there',
  'event touchstart':
    'a desktop without touch has no use for it; the touch browsers of the same version have it',
  'event touchend': 'as touchstart',
  'event touchmove': 'as touchstart',
  'css forced-color-adjust': 'where there are no forced colors there is nothing to adjust',
  'css text-wrap': 'lines break as they ever did',
};
const fallback = (name) => FALLBACKS[name] ?? FALLBACKS[name.replace(/: .*/, '')];

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ts = createRequire(import.meta.url)('typescript');

const sources = ['player', 'engine'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|e2e)\./.test(file))
    .map((file) => join(ROOT, folder, file)),
);
const program = ts.createProgram(sources, {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
});
const checker = program.getTypeChecker();

/** Name of what is used, as `Element.checkVisibility`, to the places where it is. */
const used = new Map();
const use = (name, place) => used.set(name, (used.get(name) ?? new Set()).add(place));

for (const source of program.getSourceFiles()) {
  if (sources.includes(source.fileName)) visit(source, relative(ROOT, source.fileName));
}
for (const file of ['player/styles.ts', 'player/dots.ts']) {
  for (const name of cssIn(readFileSync(join(ROOT, file), 'utf8'))) use(name, file);
}

const unknown = [...used.keys()].filter((name) => dataFor(name) === undefined);
const lacking = [...used.keys()].filter(
  (name) => !unknown.includes(name) && lackingIn(name, BROWSERS).length > 0,
);
for (const name of lacking) {
  const why = fallback(name) ?? `NO FALLBACK: ${[...used.get(name)].join(', ')}`;
  console.log(`${name}: not in ${lackingIn(name, BROWSERS).join(' and ')}; ${why}`);
}
const idle = Object.keys(FALLBACKS).filter((name) => !lacking.includes(name));
if (idle.length > 0) console.log(`Fallbacks that nothing needs: ${idle.join(', ')}`);
console.log(`${used.size - unknown.length} APIs looked up, ${lacking.length} lacking somewhere.`);
if (unknown.length > 0) console.log(`Without data: ${unknown.sort().join(', ')}`);
if (idle.length > 0 || lacking.some((name) => fallback(name) === undefined)) process.exitCode = 1;

/** Notes each DOM member that is read, called, destructured or passed as an option, and each event that is listened for. */
function visit(node, file) {
  const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
  const place = `${file}:${line + 1}`;
  const member = memberOf(node);
  if (member !== undefined) use(member, place);
  for (const event of eventsOf(node, place)) use(`event ${event}`, place);
  ts.forEachChild(node, (child) => visit(child, file));
}

function memberOf(node) {
  if (ts.isPropertyAccessExpression(node)) return domName(checker.getSymbolAtLocation(node.name));
  if (ts.isBindingElement(node)) {
    const { text } = node.propertyName ?? node.name;
    return text && domName(checker.getTypeAtLocation(node.parent).getProperty(text));
  }
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
    return domName(checker.getContextualType(node.parent)?.getProperty(node.name.text ?? ''));
  if (ts.isIdentifier(node) && !ts.isTypeNode(node.parent) && node.parent.name !== node)
    return domName(checker.getSymbolAtLocation(node));
  return undefined;
}

/** The events that a call listens for, as the type of its argument tells: one that is any string says nothing. */
function eventsOf(node, place) {
  if (!ts.isCallExpression(node) || !node.expression.getText().endsWith('addEventListener')) return [];
  const type = checker.getTypeAtLocation(node.arguments[0]);
  const events = type.isUnion() ? type.types : [type];
  if (!events.every((event) => event.isStringLiteral()))
    throw new Error(`${place}: no telling which events are listened for; give the list a type of literals.`);
  return events.map(({ value }) => value);
}

/** `Element.append` of a member of the DOM's library, `navigator` of a global; nothing for what is ours. */
function domName(symbol) {
  const declaration = symbol?.declarations?.find((one) =>
    /^lib\.dom/.test(basename(one.getSourceFile().fileName)),
  );
  if (declaration === undefined) return undefined;
  return ts.isInterfaceDeclaration(declaration.parent)
    ? `${declaration.parent.name.text}.${symbol.name}`
    : symbol.name;
}

function basename(file) {
  return file.slice(dirname(file).length + 1);
}
