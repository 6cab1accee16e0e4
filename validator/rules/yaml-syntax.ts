import type { Rule } from '../rule.ts';

/** Found by `parseSource`. */
export const yamlSyntax: Rule = {
  id: 'yaml-syntax',
  severity: 'error',
  structural: true,
  summary:
    'The file is no YAML 1.2, or uses what tours do not: tags, merge keys, repeated keys, keys without a value in `{ }`, endless aliases.',
  why: 'What two programs read in two ways, or one of them not at all, cannot be relied on. A tour reads the same in the editor, in CI and on the server.',
  fix: 'Follow the message: it says what the parser stumbled over and what to write instead. Texts with ": ", " #", or one of `@ % * & ! [ {` at the start must be in quotes, and within `{ }` and `[ ]` also those with a comma.',
  example: {
    failing: `kind: Tour
key: orders.example
app: console
version: 1
title: tours.example.title
steps:
  - id: hello
    tool: ui.point
    text: { inline: { en: "Hello", de: "Hallo" }
    anchor: page
`,
    clean: `kind: Tour
key: orders.example
app: console
version: 1
title: tours.example.title
steps:
  - id: hello
    tool: ui.point
    text: { inline: { en: "Hello", de: "Hallo" } }
    anchor: page
`,
  },
};
