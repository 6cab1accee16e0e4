/**
 * What of Tourwright's rules can be said in Spectral: the schema of a tour; that its tools, anchors, texts and roles are
 * there, and its step ids once; that calls fit the schemas of their tools, and `where` the fields of results. Where a
 * tour is at a step, and what spans files, cannot.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRulesetFunction } from '@stoplight/spectral-core';
import { schema } from '@stoplight/spectral-functions';

const project = process.env.BENCH_PROJECT ?? '.';
const read = (file) => JSON.parse(readFileSync(join(project, file), 'utf8'));
// Spectral bundles this file, after which it is not where it was.
const tour = JSON.parse(readFileSync(process.env.BENCH_TOUR_SCHEMA ?? '', 'utf8'));
const tools = new Map(read('catalog/client-tools.json').tools.map((row) => [row.name, row]));
const anchors = new Set(['page', ...read('catalog/anchors.json').anchors.map(({ key }) => key)]);
const locales = ['en', 'de', 'fr', 'es', 'pt'].map((locale) => read(`locales/${locale}.json`));

const roles = new Set(['clerk', 'auditor']);

const check = (find) =>
  createRulesetFunction({ input: null, options: null }, (value) => {
    const message = find(value);
    return message === undefined ? [] : [{ message }];
  });
const rule = (given, then) => ({ given, severity: 'error', message: '{{error}}', then });

function input({ tool, input = {} }, _, context) {
  const row = tools.get(tool);
  if (row === undefined || row.effect.kind === 'point') return [];
  return schema(input, { schema: row.inputSchema, dialect: 'draft2020-12' }, context);
}

export default {
  rules: {
    'document-schema': rule('$', {
      function: schema,
      functionOptions: { schema: tour, dialect: 'draft2020-12' },
    }),
    'tool-known': rule('$.steps[*].tool', {
      function: check((name) => (tools.has(name) ? undefined : `There is no tool ${name}.`)),
    }),
    'tool-input': rule('$.steps[*]', {
      function: createRulesetFunction({ input: null, options: null }, input),
    }),
    'advance-where': rule('$.steps[*]', {
      function: check(({ tool, advance }) => {
        const fields = tools.get(tool)?.outputSchema.properties;
        const wrong = fields && Object.keys(advance?.where ?? {}).find((name) => fields[name] === undefined);
        return wrong === undefined ? undefined : `${tool} gives no ${wrong}.`;
      }),
    }),
    'step-id-unique': rule('$.steps', {
      function: check((steps) => {
        const ids = steps.map(({ id }) => id);
        const twice = ids.find((id, index) => ids.indexOf(id) !== index);
        return twice === undefined ? undefined : `There are two steps ${twice}.`;
      }),
    }),
    'audience-known': rule('$.audience.roles[*]', {
      function: check((role) => (roles.has(role) ? undefined : `There is no role ${role}.`)),
    }),
    'anchor-known': rule('$.steps[*].anchor', {
      function: check((key) => (anchors.has(key) ? undefined : `There is no anchor ${key}.`)),
    }),
    'text-key-known': rule(['$.title', '$.steps[*].text'], {
      function: check((key) =>
        locales.every((texts) => key.split('.').reduce((at, part) => at?.[part], texts) !== undefined)
          ? undefined
          : `There is no text ${key}.`,
      ),
    }),
  },
};
