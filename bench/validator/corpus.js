/**
 * A project of the size that the validator is measured on: 1,000 tours of 20 steps, 2,000 tools, 5,000 anchors, 5
 * locales of 20,000 keys. The same on every machine and in every run, and without a fault.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import canonicalize from 'canonicalize';

export const TOURS = 1000;
export const STEPS = 20;
const MODULES = 250;
const LOCALES = ['en', 'de', 'fr', 'es', 'pt'];
/** In each locale: a title and 19 texts for each tour. */
const KEYS = TOURS * STEPS;

/**
 * Writes the project into an empty folder.
 *
 * @param {string} folder
 * @returns {{ tours: { file: string, text: string }[] }} the tours, with paths relative to the folder
 */
export function writeCorpus(folder) {
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('tour.config.yaml', CONFIG);
  write('catalog/client-tools.json', JSON.stringify(withHash(toolTable()), undefined, 2));
  write('catalog/anchors.json', JSON.stringify(withHash(anchorRegistry()), undefined, 2));
  for (const locale of LOCALES)
    write(`locales/${locale}.json`, JSON.stringify(messages(locale), undefined, 2));
  const tours = Array.from({ length: TOURS }, (_, index) => ({
    file: `tours/${moduleKey(index % MODULES)}/tour-${index}.yaml`,
    text: tourText(index),
  }));
  for (const { file, text } of tours) write(file, text);
  return { tours };
}

const CONFIG = `apps:
  console:
    modules: modules/*.module.yaml
    catalog:
      tools: catalog/client-tools.json
      anchors: catalog/anchors.json
tours: tours/**/*.yaml
locales:
  path: locales/{locale}.json
  required: [${LOCALES.join(', ')}]
  source: en
roles:
  clerk: [records.view, records.edit]
  auditor: [records.view]
`;

function moduleKey(index) {
  return `area_${index}`;
}

/** Two routes, a list and a form in each module, which is eight tools. */
function toolTable() {
  const modules = Array.from({ length: MODULES }, (_, index) => moduleKey(index));
  const routes = modules.flatMap((key) => [
    {
      key: `${key}.list`,
      module: key,
      path: `/${key}`,
      permission: 'records.view',
      context: { selection: true, filters: true, modal: true },
    },
    {
      key: `${key}.detail`,
      module: key,
      path: `/${key}/:recordId`,
      permission: 'records.view',
      context: { record: { model: key, param: 'recordId' } },
    },
  ]);
  const tools = modules.flatMap((key) => toolsOf(key));
  return {
    kind: 'ClientToolTable',
    app: 'console',
    routes: byKey(routes),
    tools: [...tools, pointTool()].sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

function toolsOf(module) {
  const list = `${module}.list`;
  const row = (name, declaredBy, inputSchema, outputSchema, effect, more = {}) => ({
    name,
    module,
    source: 'client',
    risk: 'L0',
    declaredBy,
    title: `${name} for people`,
    description: `What ${name} does, in the words that the module says it with. Use it to show how that is done.`,
    inputSchema,
    outputSchema,
    permission: 'records.view',
    effect,
    timeoutMs: 30000,
    ...more,
  });
  const onList = (verb, properties, required) =>
    row(
      `${list}.${verb}`,
      { kind: 'resource', key: list },
      object(properties, required),
      object(
        { applied: { type: 'array', items: { type: 'string' } }, count: { type: 'integer', minimum: 0 } },
        ['applied', 'count'],
      ),
      { kind: verb },
      { routes: [list] },
    );
  const navigate = (route, properties, required) =>
    row(
      `navigate.${route}`,
      { kind: 'route', key: route },
      object(properties, required),
      object({ route: { type: 'string', const: route } }, ['route']),
      { kind: 'navigate', route },
    );
  const fields = ['status', 'customer', 'placed', 'total', 'owner'];
  return [
    navigate(list, {}),
    navigate(`${module}.detail`, { recordId: { type: 'string', minLength: 1, maxLength: 128 } }, [
      'recordId',
    ]),
    onList('filter', {
      status: {
        type: 'array',
        uniqueItems: true,
        items: { enum: ['open', 'packed', 'shipped', 'cancelled'] },
      },
      owner: { type: 'string', maxLength: 80, pattern: '^[^\\n]*$' },
    }),
    onList(
      'sort',
      { field: { type: 'string', enum: fields }, direction: { type: 'string', enum: ['asc', 'desc'] } },
      ['field'],
    ),
    onList('search', { query: { type: 'string', maxLength: 200 } }, ['query']),
    onList(
      'columns',
      { columns: { type: 'array', uniqueItems: true, minItems: 1, items: { type: 'string', enum: fields } } },
      ['columns'],
    ),
    onList('select', {
      ids: {
        type: 'array',
        uniqueItems: true,
        maxItems: 200,
        items: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[A-Za-z0-9._~-]+$' },
      },
    }),
    row(
      `${module}.create.prefill`,
      { kind: 'action', key: `${module}.create` },
      object({
        customer: { type: 'string', minLength: 1, maxLength: 120 },
        quantity: { type: 'integer', minimum: 1, maximum: 999 },
        note: { type: 'string', maxLength: 500 },
      }),
      object(
        { opened: { const: `${module}.create` }, filled: { type: 'array', items: { type: 'string' } } },
        ['opened', 'filled'],
      ),
      { kind: 'prefill', opens: `${module}.create` },
      { routes: [list] },
    ),
  ];
}

function pointTool() {
  return {
    name: 'ui.point',
    module: 'ui',
    source: 'client',
    risk: 'L0',
    declaredBy: { kind: 'anchor', key: 'page' },
    title: 'Point',
    description: 'Points at a place of the screen.',
    inputSchema: object({ anchor: { type: 'string' } }, ['anchor']),
    outputSchema: object({ pointed: { type: 'boolean' }, visible: { type: 'boolean' } }, [
      'pointed',
      'visible',
    ]),
    effect: { kind: 'point' },
    timeoutMs: 30000,
  };
}

function object(properties, required) {
  return { type: 'object', additionalProperties: false, properties, ...(required && { required }) };
}

/** Twenty to a module: the navigation, ten on the list, five in the form, four on the detail. */
function anchorRegistry() {
  const anchors = Array.from({ length: MODULES }, (_, index) => moduleKey(index)).flatMap((key) => {
    const on = (name, more) => ({
      key: name,
      module: key,
      description: `The place called ${name}.`,
      ...more,
    });
    return [
      on(`nav.${key}`, { routes: 'any', leadsTo: `${key}.list` }),
      on(`${key}.list.new`, { routes: [`${key}.list`], opens: `${key}.create` }),
      ...numbered(9, (n) => on(`${key}.list.part_${n}`, { routes: [`${key}.list`] })),
      ...numbered(4, (n) =>
        on(`${key}.create.field_${n}`, { routes: [`${key}.list`], within: `${key}.create` }),
      ),
      on(`${key}.create.submit`, {
        routes: [`${key}.list`],
        within: `${key}.create`,
        closes: `${key}.create`,
        leadsTo: `${key}.detail`,
      }),
      ...numbered(4, (n) => on(`${key}.detail.part_${n}`, { routes: [`${key}.detail`] })),
    ];
  });
  return { kind: 'AnchorRegistry', app: 'console', anchors: byKey(anchors) };
}

function numbered(count, make) {
  return Array.from({ length: count }, (_, index) => make(index));
}

function byKey(rows) {
  return rows.sort((a, b) => (a.key < b.key ? -1 : 1));
}

function withHash(document) {
  const hash = `sha256:${createHash('sha256').update(canonicalize(document)).digest('hex')}`;
  const { kind, app, ...rows } = document;
  return { kind, app, hash, ...rows };
}

function messages(locale) {
  const tours = Array.from({ length: KEYS / STEPS }, (_, tour) => [
    `tour_${tour}`,
    Object.fromEntries(
      numbered(STEPS, (step) => [
        step === 0 ? 'title' : `step_${step}`,
        `${locale}: what the user reads in step ${step} of tour ${tour}, **one** sentence long.`,
      ]),
    ),
  ]);
  return { tours: Object.fromEntries(tours) };
}

/** A tour through two modules, written as people write them: block style, short lists in brackets, a few comments. */
function tourText(index) {
  const [first, second] = [moduleKey(index % MODULES), moduleKey((index + 1 + (index % 7)) % MODULES)];
  const steps = [...chapter(first), ...chapter(second)];
  return `# yaml-language-server: $schema=../../schemas/tour.schema.json
kind: Tour
key: ${first}.tour_${index}
app: console
version: ${1 + (index % 5)}
title: tours.tour_${index}.title
audience: { roles: [clerk], permissions: [records.edit] }
trigger: { on: event, event: wants_tour_${index} }
priority: ${index % 10}
steps:
${steps.map((step, at) => stepText(step, at, index)).join('\n\n')}
`;
}

/** Ten steps of one module. */
function chapter(key) {
  return [
    { tool: `navigate.${key}.list`, anchor: `nav.${key}`, lines: ['advance: route'] },
    { tool: 'ui.point', anchor: `${key}.list.part_0`, lines: ['side: bottom'] },
    {
      tool: `${key}.list.filter`,
      anchor: `${key}.list.part_1`,
      lines: [
        'input: { status: [open, packed] }',
        'advance: { on: tool_result, where: { count: { min: 1 } } }',
      ],
    },
    {
      tool: `${key}.list.sort`,
      anchor: `${key}.list.part_2`,
      lines: ['input:', '  field: placed', '  direction: desc', 'call: offer', 'advance: manual'],
    },
    { tool: `${key}.list.search`, anchor: `${key}.list.part_3`, lines: ['input: { query: "Walk-in" }'] },
    {
      tool: `${key}.list.columns`,
      anchor: `${key}.list.part_4`,
      lines: ['input:', '  columns:', '    - status', '    - customer', `highlight: [${key}.list.part_5]`],
    },
    { tool: `${key}.list.select`, anchor: `${key}.list.part_6`, lines: ["input: { ids: ['a1', 'b2'] }"] },
    {
      tool: `${key}.create.prefill`,
      anchor: `${key}.create.submit`,
      lines: [
        'input: { customer: Walk-in, quantity: 2 }',
        '# The user submits, nobody else.',
        'advance: click',
      ],
    },
    { tool: 'ui.point', anchor: `${key}.detail.part_1`, lines: ['onMissing: skip', 'timeout: 5s'] },
    { tool: 'ui.point', anchor: 'page', lines: [] },
  ];
}

function stepText({ tool, anchor, lines }, at, tour) {
  const own = [
    `tool: ${tool}`,
    `text: tours.tour_${tour}.step_${1 + (at % (STEPS - 1))}`,
    `anchor: ${anchor}`,
  ];
  return [`  - id: step_${at}`, ...[...own, ...lines].map((line) => `    ${line}`)].join('\n');
}
