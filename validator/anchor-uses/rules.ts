/**
 * What is found by holding the source of an app against its anchor registry. An example is a JSX source, or the file
 * that its first line names, of an app whose module `orders` declares the one anchor `orders.list.new`.
 */
import type { Rule } from '../rule.ts';

export type AnchorRuleId =
  | 'gen-anchor-known'
  | 'gen-anchor-present'
  | 'gen-anchor-static'
  | 'gen-source-readable'
  | 'gen-source-syntax';

const RULES: Readonly<Record<AnchorRuleId, Omit<Rule, 'id'>>> = {
  'gen-anchor-known': {
    severity: 'error',
    summary: 'An element carries an anchor that no module declares.',
    why: 'No tour can point at it. Mostly it is a misspelt one, and the tours that mean it find nothing.',
    fix: 'Correct the key, or declare the anchor in the manifest of its module.',
    example: {
      failing: `<>
  <button data-tour-anchor="orders.list.new" />
  <button data-tour-anchor="orders.archive.all" />
</>
`,
      clean: '<button data-tour-anchor="orders.list.new" />\n',
    },
  },
  'gen-anchor-present': {
    severity: 'error',
    summary: 'A module declares an anchor that the source does not have.',
    why: 'Every tour that uses the anchor passes its checks and stops in front of the user.',
    fix: 'Put `data-tour-anchor` with the key on its element, say with `locator` how to find it, or take the declaration out.',
    example: {
      failing: '<button />\n',
      clean: '<button data-tour-anchor={isOpen ? "orders.list.new" : undefined} />\n',
    },
  },
  'gen-anchor-static': {
    severity: 'warning',
    summary: 'The key of an anchor is put together when the app runs.',
    why: 'It cannot be checked: nobody learns that a rename has broken it.',
    fix: 'Write the key out, as a text or a constant of the same file.',
    example: {
      failing: `const keys = loadKeys();
const a = <button data-tour-anchor="orders.list.new" />;
const b = <button data-tour-anchor={keys.add} />;
`,
      clean: `const keys = { add: 'orders.list.new' };
const b = <button data-tour-anchor={keys.add} />;
`,
    },
  },
  'gen-source-readable': {
    severity: 'warning',
    summary: 'A source that uses anchors and cannot be read here.',
    why: 'Its anchors are not checked, and those that only it has count as missing with less certainty.',
    fix: 'Install the compiler that the message names, or leave the file out of `sources`.',
    example: {
      failing: '<!-- Page.svelte -->\n<button data-tour-anchor="orders.list.new"></button>\n',
      clean: '<!-- Page.html -->\n<button data-tour-anchor="orders.list.new"></button>\n',
    },
  },
  'gen-source-syntax': {
    severity: 'error',
    summary: 'A source that uses anchors and has an error of syntax.',
    why: 'Its anchors cannot be checked.',
    fix: 'Mend the source. If its own compiler takes it, leave the file out of `sources` and report it to us.',
    example: {
      failing: '<button data-tour-anchor="orders.list.new">\n',
      clean: '<button data-tour-anchor="orders.list.new"></button>\n',
    },
  },
};

export const anchorRules: readonly Rule[] = Object.entries(RULES).map(([id, rule]) => ({ id, ...rule }));

export function severityOf(id: AnchorRuleId): Rule['severity'] {
  return RULES[id].severity;
}
