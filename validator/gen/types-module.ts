/** `client-tools.d.ts`: the app's handler map and key unions, so that a missing or wrong handler does not compile. */
import { PAGE_ANCHOR } from '../../engine/index.ts';
import type { AnchorRegistry, ClientToolTable, ToolRow } from '../../schemas/index.ts';
import { byCodeUnits } from '../order.ts';
import { doc, propertyName, typeOfSchema, union } from './schema-type.ts';

/**
 * The types of an app member: what its handlers take and give, its routes and anchors.
 *
 * @returns source of a declaration file with `ClientTools` (name to input and result), `ClientToolHandlers` (what
 *   `createPlayer` takes as `tools`), `RouteKey` and `AnchorKey`
 */
export function clientToolsTypes(
  table: Pick<ClientToolTable, 'tools' | 'routes' | 'app'>,
  registry: Pick<AnchorRegistry, 'anchors'>,
): string {
  const tools = table.tools.filter((tool) => tool.source === 'client');
  const anchors = [PAGE_ANCHOR, ...registry.anchors.map((anchor) => anchor.key)];
  return `${doc(`The client tools of app \`${table.app}\`, by name.`, '')}export interface ClientTools {
${tools.map(toolMember).join('')}}

/** A call that a handler answers. */
export interface ClientToolCall {
  /** Unique: a call runs once. */
  readonly callId: string;
  /** Aborts when the answer is no longer wanted. */
  readonly signal: AbortSignal;
}

/** Answers a call: says what the screen did. What it throws becomes the refusal \`handler_failed\`. */
export type ClientToolHandler<Name extends keyof ClientTools> = (
  input: ClientTools[Name]['input'],
  call: ClientToolCall,
) => ClientTools[Name]['result'] | Promise<ClientTools[Name]['result']>;

/** What the player does itself, unless there is a handler. */
type PlayersOwn = 'ui.point' | 'tour.start';

/** A handler for every client tool. */
export type ClientToolHandlers = {
  readonly [Name in Exclude<keyof ClientTools, PlayersOwn>]: ClientToolHandler<Name>;
} & {
  readonly [Name in Extract<keyof ClientTools, PlayersOwn>]?: ClientToolHandler<Name>;
};

/** The routes that tours and agents know. */
export type RouteKey = ${keys(table.routes.map((route) => route.key))};

/** The anchors that tours may point at, as in \`data-tour-anchor\`; \`${PAGE_ANCHOR}\` is the whole page. */
export type AnchorKey = ${keys(anchors)};
`;
}

function toolMember(tool: ToolRow): string {
  const input = typeOfSchema(tool.inputSchema, '    ');
  const result = tool.outputSchema === undefined ? 'unknown' : typeOfSchema(tool.outputSchema, '    ');
  return `${doc(tool.description ?? tool.title ?? tool.name, '  ')}  ${propertyName(tool.name)}: {
    readonly input: ${input};
    readonly result: ${result};
  };
`;
}

function keys(names: readonly string[]): string {
  return union([...names].sort(byCodeUnits).map((name) => `\n  | ${JSON.stringify(name)}`)).replaceAll(
    ' | \n',
    '\n',
  );
}
