/** Conditions on values: the `where` of an advance rule, and the `context` of a step's `when`. */
import type { Condition } from '../schemas/index.ts';

/**
 * Whether every condition holds of the value's fields. A field is named by its key, or by a path with dots into
 * nested objects, such as `params.orderId`.
 */
export function holds(value: unknown, conditions: Readonly<Record<string, Condition>>): boolean {
  return Object.entries(conditions).every(([path, condition]) => meets(field(value, path), condition));
}

/** The value at a dotted path, over own properties only; undefined when there is none. */
export function field(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, path)) return (value as Record<string, unknown>)[path];
  const dot = path.indexOf('.');
  return dot < 0 ? undefined : field(field(value, path.slice(0, dot)), path.slice(dot + 1));
}

function meets(value: unknown, { equals, in: choices, min, max, exists }: Condition): boolean {
  if (exists !== undefined && exists !== (value !== undefined)) return false;
  if (equals !== undefined && value !== equals) return false;
  if (choices !== undefined && !(choices as readonly unknown[]).includes(value)) return false;
  if (min !== undefined && !(typeof value === 'number' && value >= min)) return false;
  if (max !== undefined && !(typeof value === 'number' && value <= max)) return false;
  return true;
}
