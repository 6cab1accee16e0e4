/** The schemas of tours and overlays with the names of one project, so that editors complete them. */
import type { JsonObject } from './schema-files.ts';

/** What a project's tours can name, each list sorted. */
export interface ProjectNames {
  readonly app: readonly string[];
  readonly tool: readonly string[];
  readonly anchor: readonly string[];
  readonly route: readonly string[];
  /** I18n keys. */
  readonly textKey: readonly string[];
  readonly fact: readonly string[];
  readonly role: readonly string[];
  readonly permission: readonly string[];
  readonly tour: readonly string[];
  readonly stepId: readonly string[];
  readonly locale: readonly string[];
}

/** Where a name stands in a schema: keys, or the title of an alternative. */
type Place = readonly [kind: keyof ProjectNames, ...path: string[]];

const TOUR: readonly Place[] = [
  ['app', 'properties', 'app'],
  ['role', 'properties', 'audience', 'properties', 'roles'],
  ['permission', 'properties', 'audience', 'properties', 'permissions'],
  ['route', '$defs', 'trigger', 'oneOf', 'RouteTrigger', 'properties', 'route'],
  ['tool', '$defs', 'step', 'properties', 'tool'],
  ['anchor', '$defs', 'step', 'properties', 'anchor'],
  ['anchor', '$defs', 'step', 'properties', 'highlight', 'items'],
  ['anchor', '$defs', 'advanceRule', 'oneOf', 'ClickAdvance', 'properties', 'anchor'],
  ['route', '$defs', 'advanceRule', 'oneOf', 'RouteAdvance', 'properties', 'route'],
  ['textKey', '$defs', 'text', 'anyOf', '0'],
  ['textKey', '$defs', 'keyedText', 'properties', 'key'],
  ['fact', '$defs', 'factRef', 'properties', 'fact'],
  ['role', '$defs', 'when', 'properties', 'roles'],
  ['permission', '$defs', 'when', 'properties', 'permissions'],
];

const OVERLAY: readonly Place[] = [
  ['tour', 'properties', 'tour'],
  ['stepId', 'properties', 'hide'],
  ['stepId', 'properties', 'order'],
];

/**
 * The schema of tours that offers these names.
 *
 * @param schema of a tour; it stays as it is
 */
export function tourSchemaWith(schema: JsonObject, names: ProjectNames): JsonObject {
  const named = withNames(schema, TOUR, names);
  const inline = nodeAt(named, ['$defs', 'inlineText', 'properties', 'inline']);
  const text = inline.additionalProperties;
  inline.properties = Object.fromEntries(names.locale.map((locale) => [locale, text]));
  return named;
}

/**
 * The schema of overlays that offers these names.
 *
 * @param schema of an overlay; it stays as it is
 */
export function overlaySchemaWith(schema: JsonObject, names: ProjectNames): JsonObject {
  return withNames(schema, OVERLAY, names);
}

/**
 * Names are `examples`, not an `enum`: editors complete both, but say of one slip against an enum of 2,000 names what
 * all of them are. What is right is for the check to say. Each list stands once, in `$defs`.
 */
function withNames(schema: JsonObject, places: readonly Place[], names: ProjectNames): JsonObject {
  // Under its own address an editor would take it for the schema of all projects.
  const { $id: _, ...named } = structuredClone(schema) as JsonObject;
  const definitions = nodeAt(named, ['$defs']);
  for (const [kind, ...path] of places) {
    const node = nodeAt(named, path);
    const form = node.$ref === undefined ? node : nodeAt(named, String(node.$ref).split('/').slice(1));
    const { description, ...rest } = form;
    const name = `${kind}Of${form.type === 'array' ? 'List' : 'Project'}`;
    definitions[name] ??= namesIn(rest, names[kind]);
    for (const key of Object.keys(node)) if (key !== 'description') delete node[key];
    node.$ref = `#/$defs/${name}`;
  }
  return named;
}

function namesIn(form: JsonObject, examples: readonly string[]): JsonObject {
  if (form.type !== 'array') return { ...form, examples };
  return { ...form, items: { type: 'string', minLength: 1, examples } };
}

function nodeAt(schema: JsonObject, path: readonly string[]): JsonObject {
  let node: unknown = schema;
  for (const part of path) {
    const inner: unknown = Array.isArray(node)
      ? (node.find((each) => (each as JsonObject).title === part) ?? node[Number(part)])
      : (node as JsonObject)[part];
    if (typeof inner !== 'object' || inner === null) throw new Error(`The schema has no ${path.join('/')}.`);
    node = inner;
  }
  return node as JsonObject;
}
