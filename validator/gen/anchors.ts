/** anchors -> rows of the registry, and one `ui.point` over the union of the modules. */
import { PAGE_ANCHOR } from '../../engine/index.ts';
import type { AnchorDeclaration, AnchorRow, ToolRow } from '../../schemas/index.ts';
import { byCodeUnits } from '../order.ts';
import { closedObject, oneName } from './narrow.ts';
import { clientTool, paragraph } from './projection.ts';

const POINT_TOOL = 'ui.point';

/** The registry keeps an anchor with `ai: false`: tours may use it, only `ui.point` is not told of it. */
export function anchorRow(anchor: AnchorDeclaration, module: string): AnchorRow {
  const { key, routes, ai: _ai, reason: _reason, ...rest } = anchor;
  return {
    key,
    module,
    routes: routes === 'any' ? routes : [...routes].sort(byCodeUnits),
    ...rest,
  };
}

/**
 * The one tool that points.
 *
 * @param keys the anchors of the union, sorted
 */
export function pointTool(keys: readonly string[]): ToolRow {
  return clientTool({
    name: POINT_TOOL,
    module: 'ui',
    declaredBy: { kind: 'anchor', key: '*' },
    title: 'Point at a place on the screen',
    description: paragraph(
      'Draws the attention of the user to one place on the screen, without a click on it',
      `\`${PAGE_ANCHOR}\` is the whole page; the anchor registry describes the others`,
    ),
    inputSchema: closedObject({
      anchor: oneName(
        [PAGE_ANCHOR, ...keys.filter((key) => key !== PAGE_ANCHOR)].sort(byCodeUnits),
        'The place to point at.',
      ),
    }),
    outputSchema: closedObject({
      pointed: { type: 'boolean', description: 'Whether the place is now pointed at.' },
      visible: { type: 'boolean', description: 'Whether the place is on the screen.' },
    }),
    effect: { kind: 'point' },
  });
}
