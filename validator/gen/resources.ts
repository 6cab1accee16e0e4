/** resource list -> `<resource>.filter`, `.sort`, `.select`, `.search`, `.columns`, `.view`, as far as declared. */
import type { ResourceDeclaration, ToolRow } from '../../schemas/index.ts';
import { closedObject, countOf, type JsonSchema, oneName, publicId, someNames } from './narrow.ts';
import { clientTool, type Projection, paragraph, unlessOptedOut } from './projection.ts';

/** Most ids in a selection, as in the page context (S0-27). */
const MAX_SELECTED = 200;
const MAX_QUERY_LENGTH = 200;

type ListEffect = 'filter' | 'sort' | 'select' | 'search' | 'columns' | 'view';

interface ListTool {
  readonly verb: ListEffect;
  readonly title: string;
  readonly does: string;
  readonly input: JsonSchema;
  /** The keys that a result may name as applied. */
  readonly keys: readonly string[];
  readonly counts: string;
}

/**
 * Each tool sets its part of the list as a whole instead of changing it, so that a call gives the same screen
 * whatever was set before.
 *
 * @param routePermission the permission of the route that shows the list: the default of the tools'
 */
export function projectResource(
  resource: ResourceDeclaration,
  module: string,
  routePermission: string | undefined,
): Projection {
  const permission = resource.permission ?? routePermission;
  return unlessOptedOut(
    resource,
    listTools(resource).map((tool) => toolRow(tool, resource, module, permission)),
  );
}

function toolRow(
  tool: ListTool,
  resource: ResourceDeclaration,
  module: string,
  permission: string | undefined,
): ToolRow {
  return clientTool({
    name: `${resource.key}.${tool.verb}`,
    module,
    declaredBy: { kind: 'resource', key: resource.key },
    title: tool.title,
    description: paragraph(tool.does, resource.description),
    inputSchema: tool.input,
    outputSchema: closedObject({
      applied: someNames(tool.keys, 'What was applied, by key.'),
      count: countOf(tool.counts),
    }),
    ...(permission !== undefined && { permission }),
    routes: [resource.route],
    effect: { kind: tool.verb },
  });
}

function listTools(resource: ResourceDeclaration): ListTool[] {
  const list = resource.title ?? resource.key;
  const { filters, sort, columns, views } = resource;
  const tools: ListTool[] = [];
  if (filters !== undefined && Object.keys(filters).length > 0) {
    tools.push({
      verb: 'filter',
      title: `Filter ${list}`,
      does: `Filters the list "${list}". The given filters replace all that are set; with none, every record is shown`,
      input: closedObject(filters, []),
      keys: Object.keys(filters),
      counts: 'How many records the filtered list holds.',
    });
  }
  if (sort !== undefined) {
    tools.push({
      verb: 'sort',
      title: `Sort ${list}`,
      does: `Sorts the list "${list}" by one field`,
      input: closedObject(
        {
          field: oneName(sort, 'The field to sort by.'),
          direction: oneName(['asc', 'desc'], 'Ascending unless it says `desc`.'),
        },
        ['field'],
      ),
      keys: sort,
      counts: 'How many records the list holds.',
    });
  }
  if (resource.select === true) {
    tools.push({
      verb: 'select',
      title: `Select in ${list}`,
      does: `Selects records of the list "${list}" by their public ids, in place of what is selected; with none, clears the selection`,
      input: closedObject({
        ids: {
          type: 'array',
          uniqueItems: true,
          maxItems: MAX_SELECTED,
          items: publicId('Public id of a record in the list.'),
          description: 'The records to select.',
        },
      }),
      keys: ['ids'],
      counts: 'How many records are selected.',
    });
  }
  if (resource.search === true) {
    tools.push({
      verb: 'search',
      title: `Search ${list}`,
      does: `Searches the list "${list}" for a text; with an empty one, ends the search`,
      input: closedObject({
        query: { type: 'string', maxLength: MAX_QUERY_LENGTH, description: 'The text to search for.' },
      }),
      keys: ['query'],
      counts: 'How many records were found.',
    });
  }
  if (columns !== undefined) {
    tools.push({
      verb: 'columns',
      title: `Choose columns of ${list}`,
      does: `Shows exactly these columns of the list "${list}", in the given order, and hides the others`,
      input: closedObject({
        columns: {
          type: 'array',
          uniqueItems: true,
          minItems: 1,
          items: oneName(columns, 'A column of the list.'),
          description: 'The columns to show.',
        },
      }),
      keys: columns,
      counts: 'How many columns are shown.',
    });
  }
  if (views !== undefined) {
    tools.push({
      verb: 'view',
      title: `Apply a view to ${list}`,
      does: `Applies a stored view to the list "${list}"`,
      input: closedObject({ view: oneName(views, 'The view to apply.') }),
      keys: views,
      counts: 'How many records the list holds in this view.',
    });
  }
  return tools;
}
