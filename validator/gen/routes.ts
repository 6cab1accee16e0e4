/** route -> `navigate.<route>`, and the route's own row with the page context it publishes (S0-23, S0-24). */
import type { RouteDeclaration, RouteRow, ToolRow } from '../../schemas/index.ts';
import { paramsOfPath } from '../route-path.ts';
import { closedObject, type JsonSchema, publicId, thisName } from './narrow.ts';
import { clientTool, type Projection, paragraph, unlessOptedOut } from './projection.ts';

/** What a panel page publishes without saying so; a record it must declare, for only it knows the model. */
const PANEL_CONTEXT = { selection: true, filters: true, view: true, modal: true } as const;

/** The tool that leads to a route, or its name among the opted-out ones. */
export function projectRoute(route: RouteDeclaration, module: string): Projection {
  return unlessOptedOut(route, [navigateTool(route, module)]);
}

function navigateTool(route: RouteDeclaration, module: string): ToolRow {
  const title = route.title ?? route.key;
  const params = paramsOfPath(route.path);
  return clientTool({
    name: `navigate.${route.key}`,
    module,
    declaredBy: { kind: 'route', key: route.key },
    title: `Open ${title}`,
    description: paragraph(
      `Opens the screen "${title}" at ${route.path}`,
      route.description,
      'Use it to take the user there',
    ),
    inputSchema: closedObject(Object.fromEntries(params.map((param) => [param, paramSchema(route, param)]))),
    outputSchema: closedObject({ route: thisName(route.key, 'The route reached.') }),
    ...(route.permission !== undefined && { permission: route.permission }),
    effect: { kind: 'navigate', route: route.key },
  });
}

function paramSchema(route: RouteDeclaration, param: string): JsonSchema {
  const record = route.context?.record;
  switch (route.params?.[param]) {
    case 'integer':
      return { type: 'integer', description: `The \`${param}\` of ${route.path}.` };
    case 'public_id':
      return publicId(
        record?.param === param ? `Public id of the ${record.model}.` : `The public id in ${route.path}.`,
      );
    default:
      return { type: 'string', minLength: 1, description: `The \`${param}\` of ${route.path}.` };
  }
}

/** The row of a route in the client tool table. */
export function routeRow(route: RouteDeclaration, module: string): RouteRow {
  const context = contextOf(route);
  return {
    key: route.key,
    module,
    path: route.path,
    ...(route.permission !== undefined && { permission: route.permission }),
    ...(context !== undefined && { context }),
  };
}

function contextOf(route: RouteDeclaration): RouteRow['context'] {
  const { record, ...flags } = { ...(route.panel === true && PANEL_CONTEXT), ...route.context };
  const published = Object.entries(flags).filter(([, on]) => on);
  if (record === undefined && published.length === 0) return undefined;
  return { ...(record !== undefined && { record }), ...Object.fromEntries(published) };
}
