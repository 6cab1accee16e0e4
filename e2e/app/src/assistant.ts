import type { Player } from 'tourwright/player';
import { loadCatalog } from './catalog.ts';

/** One try of the assistant: what it composed, and what the check said of it. */
export interface Try {
  readonly value: ComposedTour;
  readonly problems: readonly { readonly rule: string; readonly path: string; readonly message: string }[];
}

interface ComposedTour {
  readonly kind: 'Tour';
  readonly key: string;
  readonly app: string;
  readonly version: number;
  readonly origin: 'generated';
  readonly title: GeneratedText;
  readonly steps: readonly ComposedStep[];
}

interface ComposedStep {
  readonly id: string;
  readonly tool: string;
  readonly input?: Readonly<Record<string, unknown>>;
  readonly text: GeneratedText;
  readonly anchor: string;
  readonly advance?: unknown;
}

interface GeneratedText {
  readonly generated: string;
  readonly locale: string;
}

const say = (generated: string): GeneratedText => ({ generated, locale: 'en' });

/**
 * Answers "Which orders can I pack now?" with a tour for this moment. It stands where a product has a language model,
 * and does what one does: it reads the page context and the catalog, guesses a name, is told what is wrong, and takes
 * the mend that the check proposes.
 */
export async function showOrdersToPack(player: Player): Promise<readonly Try[]> {
  const [context, { tools }] = await Promise.all([player.pageContext(), loadCatalog()]);
  const tries: Try[] = [];
  const offered = new Set(tools.tools.map(({ name }) => name));
  const composed = compose(context.app, context.route === 'orders.list', 'orders.list.filter_bar');
  let value: ComposedTour = { ...composed, steps: composed.steps.filter(({ tool }) => offered.has(tool)) };
  while (tries.length < 3) {
    const started = await player.start({ value });
    if (started.ok) return [...tries, { value, problems: [] }];
    const problems = started.problems ?? [];
    tries.push({ value, problems });
    const mends = problems.flatMap(({ suggestions }) => suggestions?.slice(0, 1) ?? []);
    if (mends.length === 0) break;
    value = mends.reduce((tour, mend) => replaceAt(tour, mend.path, mend.value), value);
  }
  return tries;
}

function compose(app: string, onList: boolean, guess: string): ComposedTour {
  const filter: ComposedStep = {
    id: 'to_pack',
    tool: 'orders.list.filter',
    input: { status: ['open'] },
    text: say('What is **open** can be packed now. Let me filter the list for you.'),
    anchor: guess,
    advance: ['tool_result', 'manual'],
  };
  const list: ComposedStep = {
    id: 'list',
    tool: 'navigate.orders.list',
    text: say('Your orders are in this list.'),
    anchor: 'nav.orders',
    advance: 'route',
  };
  const rows: ComposedStep = {
    id: 'rows',
    tool: 'ui.point',
    text: say('These are the orders that wait. Open one to pack it.'),
    anchor: 'orders.list.table',
  };
  return {
    kind: 'Tour',
    key: 'assistant.orders_to_pack',
    app,
    version: 1,
    origin: 'generated',
    title: say('Orders to pack'),
    steps: onList ? [filter, rows] : [list, filter, rows],
  };
}

/** The value with what is at a JSON Pointer replaced. */
function replaceAt<Value>(value: Value, pointer: string, replacement: unknown): Value {
  const [, ...keys] = pointer.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const set = (at: unknown, [key, ...rest]: string[]): unknown => {
    if (key === undefined) return replacement;
    if (Array.isArray(at)) return at.map((item, index) => (String(index) === key ? set(item, rest) : item));
    return { ...(at as object), [key]: set((at as Record<string, unknown>)[key], rest) };
  };
  return set(value, keys) as Value;
}
