/**
 * A tour after defaults: what the validator makes of a document that passed every check, and what everything behind
 * it works with. There is one door, `tourFromBuild`, so that no raw document reaches the plan or the machine.
 */
import type {
  AdvanceRuleDocument,
  BuiltTour,
  Condition,
  GeneratedText,
  InlineText,
  KeyedText,
  MediaDocument,
  StepDocument,
  TourDocument,
  Trigger,
  When,
} from '../schemas/index.ts';

/** What the user reads; a string is an i18n key. */
export type Text = string | KeyedText | InlineText | GeneratedText;

export type AdvanceRule =
  | { readonly on: 'manual' }
  | { readonly on: 'click'; readonly anchor: string }
  | {
      readonly on: 'route';
      readonly route: string;
      readonly params?: Readonly<Record<string, string | number | boolean>>;
    }
  | { readonly on: 'tool_result'; readonly where?: Readonly<Record<string, Condition>> };

export type Side = NonNullable<StepDocument['side']>;

export interface Step {
  readonly id: string;
  readonly was: readonly string[];
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly title?: Text;
  readonly text: Text;
  readonly hint?: Text;
  readonly anchor: string;
  readonly highlight: readonly string[];
  readonly advance: readonly AdvanceRule[];
  readonly call: 'enter' | 'offer';
  /** Milliseconds; absent: the tool's own time, else 30 s. */
  readonly callTimeoutMs?: number;
  readonly onMissing: 'wait' | 'skip' | 'center' | 'stop';
  /** Milliseconds for which the anchor is looked for. */
  readonly timeoutMs: number;
  readonly side?: Side;
  readonly interaction: 'allow' | 'block';
  readonly backdrop: 'dim' | 'none';
  readonly page: 'block' | 'allow';
  readonly skippable: boolean;
  readonly media?: MediaDocument;
  readonly when?: When;
}

declare const checked: unique symbol;

export interface Tour {
  /** Only `tourFromBuild` makes one. */
  readonly [checked]: true;
  readonly key: string;
  readonly app: string;
  readonly version: number;
  readonly origin: 'authored' | 'generated';
  readonly title: Text;
  readonly audience: { readonly roles: readonly string[]; readonly permissions: readonly string[] };
  readonly trigger: Trigger;
  readonly priority: number;
  readonly onNewVersion: 'nothing' | 'new_steps' | 'restart';
  readonly steps: readonly Step[];
  readonly uses: BuiltTour['uses'];
}

const NAVIGATE = 'navigate.';

/**
 * The route that a `navigate.*` tool leads to, by its name (design 3.3); undefined for any other tool.
 */
export function routeOfNavigate(tool: string): string | undefined {
  return tool.startsWith(NAVIGATE) ? tool.slice(NAVIGATE.length) : undefined;
}

/**
 * Reads a built tour: the output of `tour build`, or what the validator made in memory. Adds every default.
 *
 * @throws Error when the value is not a built tour of a format that this version reads
 */
export function tourFromBuild(built: unknown): Tour {
  if (!isBuiltTour(built)) {
    throw new Error('This is no built tour of format 1. Make one from the tour document with `tour build`.');
  }
  const { kind, audience, steps, ...document } = built.tour as unknown as TourDocument;
  const tour = {
    origin: 'authored',
    trigger: { on: 'manual' },
    priority: 0,
    onNewVersion: 'nothing',
    ...document,
    audience: { roles: [], permissions: [], ...audience },
    steps: steps.map(stepAfterDefaults),
    uses: built.uses,
  };
  return tour as unknown as Tour;
}

function isBuiltTour(value: unknown): value is BuiltTour {
  const built = value as BuiltTour | null;
  return typeof built === 'object' && built?.kind === 'BuiltTour' && built.format === 1;
}

function stepAfterDefaults({ timeout = '8s', callTimeout, ...step }: StepDocument): Step {
  const advance = advanceOf(step);
  return {
    was: [],
    input: {},
    highlight: [],
    call: defaultCall(step.tool, advance),
    ...(callTimeout !== undefined && { callTimeoutMs: milliseconds(callTimeout) }),
    onMissing: 'wait',
    timeoutMs: milliseconds(timeout),
    interaction: 'allow',
    backdrop: 'dim',
    page: step.backdrop === 'none' ? 'allow' : 'block',
    skippable: true,
    ...step,
    advance,
  };
}

/** The advance rules of a step document, with every default written out (design 3.1). */
export function advanceOf(step: Pick<StepDocument, 'tool' | 'anchor' | 'advance'>): AdvanceRule[] {
  const given = step.advance ?? 'manual';
  return (Array.isArray(given) ? given : [given]).map((rule) =>
    ruleAfterDefaults(typeof rule === 'string' ? { on: rule } : rule, step),
  );
}

function ruleAfterDefaults(
  rule: AdvanceRuleDocument,
  { anchor, tool }: Pick<StepDocument, 'tool' | 'anchor'>,
): AdvanceRule {
  if (rule.on === 'click') return { anchor, ...rule };
  return rule.on === 'route' ? { route: routeOfNavigate(tool) ?? '', ...rule } : rule;
}

/**
 * Running the tool at once would take the user's own action away, or advance before the text is read: then it is
 * offered (design 3.1).
 */
export function defaultCall(tool: string, advance: readonly AdvanceRule[]): 'enter' | 'offer' {
  const waits = advance.some(
    (rule) =>
      rule.on === 'route' ||
      rule.on === 'tool_result' ||
      (rule.on === 'click' && routeOfNavigate(tool) !== undefined),
  );
  return waits ? 'offer' : 'enter';
}

const UNIT_MS = { ms: 1, s: 1000, m: 60_000 };

/** Milliseconds of a duration as documents write it, such as `8s`, `1.5m` or `250ms`. */
export function milliseconds(duration: string): number {
  const match = /^([\d.]+)(ms|s|m)$/.exec(duration);
  if (match === null) throw new Error(`"${duration}" is no duration such as "8s".`);
  return Number(match[1]) * UNIT_MS[match[2] as keyof typeof UNIT_MS];
}

export type Identified = { readonly id: string; readonly was?: readonly string[] | undefined };

/** The step with this id, else the one that once had it. */
export function findStep<S extends Identified>(steps: readonly S[], id: string): S | undefined {
  return steps.find((step) => step.id === id) ?? steps.find((step) => step.was?.includes(id) === true);
}
