/** tours -> one `tour.start` over the union of the modules. */
import type { ToolRow } from '../../schemas/index.ts';
import { byCodeUnits } from '../order.ts';
import { closedObject, oneName } from './narrow.ts';
import { clientTool, paragraph } from './projection.ts';

const START_TOOL = 'tour.start';

/**
 * The one tool that starts tours, as a list.
 *
 * @param keys the tours of the union; none gives no tool
 */
export function startTool(keys: readonly string[]): ToolRow[] {
  if (keys.length === 0) return [];
  return [
    clientTool({
      name: START_TOOL,
      module: 'tour',
      declaredBy: { kind: 'tour', key: '*' },
      title: 'Start a tour',
      description: paragraph(
        'Starts a guided tour for the user, or goes on with one that was left',
        'Use it when the user asks how something is done and a tour shows it',
      ),
      inputSchema: closedObject(
        {
          tour: oneName([...new Set(keys)].sort(byCodeUnits), 'The tour to start.'),
          step: {
            type: 'string',
            minLength: 1,
            description: 'The id of the step to begin with. Default: where the user left off.',
          },
        },
        ['tour'],
      ),
      outputSchema: closedObject({
        attempt: { type: 'integer', minimum: 1, description: "The user's n-th time through this tour." },
      }),
      effect: { kind: 'start' },
    }),
  ];
}
