/** Facts that several rules need: what a document refers to, and where. Pure functions of one document. */
import type {
  AdvanceRuleDocument,
  StepDocument,
  TourDocument,
  TourOverlayDocument,
} from '../schemas/index.ts';
import type { Path } from './pointer.ts';
import type { FactSource } from './rule.ts';

export function tourOf({ document }: FactSource): TourDocument | undefined {
  return document.kind === 'Tour' ? document.tour : undefined;
}

export function overlayOf({ document }: FactSource): TourOverlayDocument | undefined {
  return document.kind === 'TourOverlay' ? document.overlay : undefined;
}

/** A name that a document uses. */
export interface Reference {
  readonly name: string;
  readonly path: Path;
}

export interface References {
  readonly app: string;
  readonly uses: readonly Reference[];
}

/** The anchors that a tour points at, highlights or waits for a click on. */
export function anchorsUsed(source: FactSource): References | undefined {
  return referencesOf(source, (step, path, uses) => {
    uses.push({ name: step.anchor, path: [...path, 'anchor'] }, ...anchorsBeside(step, path));
  });
}

export interface AnchorBeside extends Reference {
  readonly purpose: 'highlight' | 'click';
}

/** The anchors that a step names beside its own: highlighted ones, and those whose click is waited for. */
export function anchorsBeside({ highlight = [], ...step }: StepDocument, path: Path): AnchorBeside[] {
  const uses = highlight.map(
    (name, index): AnchorBeside => ({ name, path: [...path, 'highlight', index], purpose: 'highlight' }),
  );
  for (const { rule, path: at } of advanceRules(step, path)) {
    if (rule.on === 'click' && rule.anchor !== undefined) {
      uses.push({ name: rule.anchor, path: [...at, 'anchor'], purpose: 'click' });
    }
  }
  return uses;
}

/** The tools that a tour calls. */
export function toolsUsed(source: FactSource): References | undefined {
  return referencesOf(source, (step, path, uses) => {
    uses.push({ name: step.tool, path: [...path, 'tool'] });
  });
}

export interface ToolCalls {
  readonly app: string;
  readonly calls: readonly {
    readonly tool: string;
    /** Absent: the step gives no `input`. */
    readonly input?: Readonly<Record<string, unknown>>;
    /** The step's path. */
    readonly path: Path;
  }[];
}

/** The calls of a tour with their input. */
export function toolCalls(source: FactSource): ToolCalls | undefined {
  const tour = tourOf(source);
  if (tour === undefined) return undefined;
  const calls = tour.steps.map(({ tool, input }, index) => ({
    tool,
    ...(input !== undefined && { input }),
    path: ['steps', index],
  }));
  return { app: tour.app, calls };
}

/** The routes that a tour names itself, as opposed to those that its `navigate.*` tools lead to. */
export function routesUsed(source: FactSource): References | undefined {
  const tour = tourOf(source);
  if (tour === undefined) return undefined;
  const steps = referencesOf(source, (step, path, uses) => {
    for (const { rule, path: at } of advanceRules(step, path)) {
      if (rule.on === 'route' && rule.route !== undefined) {
        uses.push({ name: rule.route, path: [...at, 'route'] });
      }
    }
  });
  const trigger =
    tour.trigger?.on === 'route' ? [{ name: tour.trigger.route, path: ['trigger', 'route'] }] : [];
  return { app: tour.app, uses: [...trigger, ...(steps?.uses ?? [])] };
}

/** @param take adds what a step refers to */
function referencesOf(
  source: FactSource,
  take: (step: StepDocument, path: Path, uses: Reference[]) => void,
): References | undefined {
  const tour = tourOf(source);
  if (tour === undefined) return undefined;
  const uses: Reference[] = [];
  for (const [index, step] of tour.steps.entries()) take(step, ['steps', index], uses);
  return { app: tour.app, uses };
}

/** An advance rule as the document has it, with its place: the three ways to write it made one. */
export interface AdvanceUse {
  readonly rule: AdvanceRuleDocument;
  readonly path: Path;
}

/** The advance rules of a step that are written out; none stands for `manual`. */
export function advanceRules(step: StepDocument, path: Path): AdvanceUse[] {
  const { advance } = step;
  if (advance === undefined) return [];
  const at = [...path, 'advance'];
  return Array.isArray(advance)
    ? advance.map((each, index) => ({ rule: asRule(each), path: [...at, index] }))
    : [{ rule: asRule(advance), path: at }];
}

function asRule(rule: AdvanceRuleDocument | AdvanceRuleDocument['on']): AdvanceRuleDocument {
  return typeof rule === 'string' ? { on: rule } : rule;
}
