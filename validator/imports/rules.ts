/**
 * What `tour gen` finds fault with in an imported tool list. An example is a YAML stream: a document with `classify`
 * stands for the config, every other one for an imported file.
 */
import type { Rule } from '../rule.ts';

export type ImportRuleId =
  | 'gen-import-classify'
  | 'gen-import-complete'
  | 'gen-import-conflict'
  | 'gen-import-format'
  | 'gen-import-model-name'
  | 'gen-import-name'
  | 'gen-import-output'
  | 'gen-import-reserved'
  | 'gen-import-schema'
  | 'gen-import-shape';

const RULES: Readonly<Record<ImportRuleId, Omit<Rule, 'id'>>> = {
  'gen-import-classify': {
    severity: 'warning',
    summary:
      'A pattern of `classify` that fits no imported tool, or that makes a tool `L0` whose own list calls it destructive.',
    why: 'A tool that the config does not classify cannot be used; one that destroys something must not be used by mistake.',
    fix: 'Correct the pattern. For a destructive tool that is meant to be `L0`, write out its name.',
    example: {
      failing: `classify: { "crm_*": L0 }
---
tools:
  - name: crm_forget_customer
    inputSchema: { type: object }
    annotations: { destructiveHint: true }
`,
      clean: `classify: { "crm_*": L0 }
---
tools:
  - name: crm_show_customer
    inputSchema: { type: object }
`,
    },
  },
  'gen-import-complete': {
    severity: 'warning',
    summary: 'A tool list that says of itself that it goes on.',
    why: 'The tools of the other pages are missing from the table, and every tour that uses one fails.',
    fix: 'Fetch all pages and put their tools into one list, without `nextCursor`.',
    example: {
      failing: `tools: [{ name: crm_show_customer, inputSchema: { type: object } }]
nextCursor: page-2
`,
      clean: `tools: [{ name: crm_show_customer, inputSchema: { type: object } }]
`,
    },
  },
  'gen-import-conflict': {
    severity: 'error',
    summary: 'Two imported tools with one name and different schemas, or that run in different places.',
    why: 'A tour that was checked against the one would call the other.',
    fix: 'Rename one of the two, or import the newer list only. Equal tools may stand in two lists.',
    example: {
      failing: `tools: [{ name: crm_show, inputSchema: { type: object, properties: { id: { type: string } } } }]
---
tools: [{ name: crm_show, inputSchema: { type: object, properties: { id: { type: integer } } } }]
`,
      clean: `tools: [{ name: crm_show, inputSchema: { type: object, properties: { id: { type: string } } } }]
---
tools: [{ name: crm_show, inputSchema: { properties: { id: { type: string } }, type: object } }]
`,
    },
  },
  'gen-import-format': {
    severity: 'error',
    summary: 'A file that is no tool list of a known format, or not of the one that the config names.',
    why: 'None of its tools can be read.',
    fix: 'Save the answer of the other system as it came. Name the `format` when it is told wrongly.',
    example: {
      failing: `jsonrpc: "2.0"
id: 1
error: { code: -32001, message: Not signed in }
`,
      clean: `jsonrpc: "2.0"
id: 1
result: { tools: [{ name: crm_show_customer, inputSchema: { type: object } }] }
`,
    },
  },
  'gen-import-model-name': {
    severity: 'error',
    summary: 'Two tools that would have one name for a model: models take no dots, so `.` becomes `-`.',
    why: 'Nobody could tell which of the two a model means.',
    fix: 'Rename the imported tool.',
    example: {
      failing: `tools:
  - { name: crm.show, inputSchema: { type: object } }
  - { name: crm-show, inputSchema: { type: object } }
`,
      clean: `tools:
  - { name: crm.show, inputSchema: { type: object } }
  - { name: crm_show, inputSchema: { type: object } }
`,
    },
  },
  'gen-import-name': {
    severity: 'error',
    summary: 'A tool without a name, or with one that no tour and no agent could use.',
    why: 'MCP and browsers take names of 1 to 128 letters, digits, `_`, `.` and `-`.',
    fix: 'Rename the tool where it is declared.',
    example: {
      failing: 'tools: [{ name: show customer, inputSchema: { type: object } }]\n',
      clean: 'tools: [{ name: show_customer, inputSchema: { type: object } }]\n',
    },
  },
  'gen-import-output': {
    severity: 'warning',
    summary: 'The result of a tool that steps may use has room for record data.',
    why: 'A result is never trusted as data about records: it may say what the screen did, and no more.',
    fix: 'Let the tool answer with flags, counts and keys, or take it out of `classify`.',
    example: {
      failing: `classify: { crm_show: L0 }
---
tools: [{ name: crm_show, inputSchema: { type: object }, outputSchema: { type: object } }]
`,
      clean: `classify: { crm_show: L0 }
---
tools:
  - name: crm_show
    inputSchema: { type: object }
    outputSchema: { type: object, additionalProperties: false, properties: { shown: { type: boolean } } }
`,
    },
  },
  'gen-import-reserved': {
    severity: 'error',
    summary: 'An imported tool with a name that belongs to the tools made from the modules.',
    why: 'The engine gives these names a meaning, and a tour would call the one or the other.',
    fix: 'Rename the imported tool. `navigate.*`, `ui.*`, `tour.start` and every name in the table are taken.',
    example: {
      failing: 'tools: [{ name: ui.point, inputSchema: { type: object } }]\n',
      clean: 'tools: [{ name: crm.point, inputSchema: { type: object } }]\n',
    },
  },
  'gen-import-schema': {
    severity: 'error',
    summary: 'A schema of arguments or results that is no JSON Schema which can be compiled.',
    why: 'No call could be checked against it, in CI or in the page.',
    fix: 'Use JSON Schema 2020-12 or draft-07, with an object at the root of the arguments, and references only within.',
    example: {
      failing: 'tools: [{ name: crm_show, inputSchema: { type: string } }]\n',
      clean: 'tools: [{ name: crm_show, inputSchema: { type: object } }]\n',
    },
  },
  'gen-import-shape': {
    severity: 'error',
    summary: 'A part of a tool list that is not what its format says.',
    why: 'What was meant can only be guessed.',
    fix: 'Save the answer of the other system as it came.',
    example: {
      failing: 'tools: [{ name: crm_show, inputSchema: { type: object } }, crm_list]\n',
      clean:
        'tools: [{ name: crm_show, inputSchema: { type: object } }, { name: crm_list, inputSchema: { type: object } }]\n',
    },
  },
};

export const importRules: readonly Rule[] = Object.entries(RULES).map(([id, rule]) => ({ id, ...rule }));

export function severityOf(id: ImportRuleId): Rule['severity'] {
  return RULES[id].severity;
}
