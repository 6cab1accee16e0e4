/** Runs the tools of a page. Loaded for the first tour that calls one: many only point. */
import {
  type Catalog,
  type CheckValue,
  type Clock,
  createToolRunner,
  type Handler,
  type ToolRunner,
} from '../engine/index.ts';
import type { ChecksModule, PlayerOptions } from './options.ts';
import { resolve } from './sources.ts';

export interface CallingContext {
  readonly options: PlayerOptions;
  readonly catalog: Catalog;
  readonly clock: Clock;
  readonly handlers: Readonly<Record<string, Handler>>;
}

export async function createCalling(context: CallingContext): Promise<ToolRunner> {
  const { options, catalog, clock, handlers } = context;
  const checks = await resolve<ChecksModule | CheckValue | undefined>(options.checks);
  return createToolRunner({
    catalog,
    handlers,
    // Such a module exports its function by name and as default.
    checks: (typeof checks === 'function' ? checks : checks?.checks) ?? (() => []),
    viewer: options.viewer,
    clock,
  });
}
