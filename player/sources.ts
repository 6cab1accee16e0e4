/** Values that a host may hand over later. */
import type { Source } from './options.ts';

/** The value of a source; a module's default export stands for the module. */
export async function resolve<Value>(source: Source<Value>): Promise<Value> {
  const value = await (typeof source === 'function' ? (source as () => unknown)() : source);
  return (isModule(value) ? value.default : value) as Value;
}

function isModule(value: unknown): value is { readonly default: unknown } {
  return typeof value === 'object' && value !== null && 'default' in value;
}
