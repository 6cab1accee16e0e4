/** Facts that several rules need: what a document refers to, and where. Pure functions of one document. */
import type {
  AdvanceRuleDocument,
  StepDocument,
  TourDocument,
  TourOverlayDocument,
} from '../schemas/index.ts';
import type { Path } from './pointer.ts';
import type { FactSource } from './rule.ts';

/** The document, if it is a tour. */
export function tourOf({ document }: FactSource): TourDocument | undefined {
  return document.kind === 'Tour' ? document.tour : undefined;
}

/** The document, if it is an overlay. */
export function overlayOf({ document }: FactSource): TourOverlayDocument | undefined {
  return document.kind === 'TourOverlay' ? document.overlay : undefined;
}

/** An anchor that a step names, with its place in the step. */
export interface AnchorUse {
  readonly name: string;
  readonly at: Path;
  readonly purpose: 'highlight' | 'click';
}

/** The anchors that a step names beside its own: highlighted ones, and those whose click is waited for. */
export function anchorsBeside(step: StepDocument): AnchorUse[] {
  const uses: AnchorUse[] = [];
  for (const [index, name] of (step.highlight ?? []).entries()) {
    uses.push({ name, at: ['highlight', index], purpose: 'highlight' });
  }
  for (const { rule, at } of advanceRules(step)) {
    if (rule.on === 'click' && rule.anchor !== undefined) {
      uses.push({ name: rule.anchor, at: [...at, 'anchor'], purpose: 'click' });
    }
  }
  return uses;
}

/** An advance rule as the document has it, with its place in the step: the three ways to write it made one. */
export interface AdvanceUse {
  readonly rule: AdvanceRuleDocument;
  readonly at: Path;
}

const ALONE: Path = ['advance'];

/** The advance rules of a step that are written out; none stands for `manual`. */
export function advanceRules({ advance }: StepDocument): readonly AdvanceUse[] {
  if (advance === undefined) return [];
  return Array.isArray(advance)
    ? advance.map((each, index) => ({ rule: asRule(each), at: ['advance', index] }))
    : [{ rule: asRule(advance), at: ALONE }];
}

function asRule(rule: AdvanceRuleDocument | AdvanceRuleDocument['on']): AdvanceRuleDocument {
  return typeof rule === 'string' ? { on: rule } : rule;
}
