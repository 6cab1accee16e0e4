import type { Severity } from './diagnostics.ts';

export interface Rule {
  readonly id: string;
  /** By default; `rules` in tour.config.yaml overrides it. */
  readonly severity: Severity;
  /** What it finds, in one sentence. */
  readonly summary: string;
  /** What goes wrong for users without it. */
  readonly why: string;
  /** How to mend a finding. */
  readonly fix: string;
  /** YAML that it finds fault with, and the same without the fault. */
  readonly example: { readonly failing: string; readonly clean: string };
}
