import { readCatalog } from 'tourwright/engine';
import type { LoadedValue } from 'tourwright/player';
import { loadTourValue, type Project } from 'tourwright/validator/value';
import { checks } from '../catalog/console/checks.js';
import { loadCatalog } from './catalog.ts';

/** Checks a composed tour by the rules that `tour validate` checks a file by, under the page's own security policy. */
export async function loadComposedTour(value: unknown): Promise<LoadedValue> {
  const project: Project = {
    apps: new Map([['console', { catalog: readCatalog(await loadCatalog()), checks }]]),
    facts: { tenant_name: { type: 'string' } },
  };
  return loadTourValue(value, project);
}
