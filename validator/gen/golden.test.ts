/**
 * The catalog of two modules that declare everything there is (S0-01, S0-07). `UPDATE_CASES=1 npx vitest run
 * validator/gen` writes what it is now: read the diff before you keep it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  checkAnchorRegistry,
  checkClientToolTable,
  checkModule,
  type ModuleDocument,
} from '../../schemas/index.ts';
import { projectCatalog } from './catalog.ts';
import type { ModuleSource } from './projection.ts';

const folder = new URL('./golden/', import.meta.url);
const HASH = `sha256:${'0'.repeat(64)}`;

function moduleIn(file: string): ModuleSource {
  const document: unknown = parse(readFileSync(new URL(file, folder), 'utf8'));
  expect(checkModule(document), JSON.stringify(checkModule.errors)).toBe(true);
  return { file, document: document as ModuleDocument };
}

it('is what it was', () => {
  const modules = ['orders.module.yaml', 'look.module.yaml'].map(moduleIn);
  const { table, registry } = projectCatalog(modules, 'console');
  for (const [document, check, name] of [
    [{ ...table, hash: HASH }, checkClientToolTable, 'client-tools.json'],
    [{ ...registry, hash: HASH }, checkAnchorRegistry, 'anchors.json'],
  ] as const) {
    expect(check(document), JSON.stringify(check.errors)).toBe(true);
    const text = `${JSON.stringify(document, null, 2)}\n`;
    const file = new URL(name, folder);
    if (process.env.UPDATE_CASES !== undefined) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  }
});
