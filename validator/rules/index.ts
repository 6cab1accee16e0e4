import type { Rule } from '../rule.ts';

/** Every rule, in the order of the documentation. */
export const rules: readonly Rule[] = [];
