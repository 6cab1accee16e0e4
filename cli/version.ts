import { createRequire } from 'node:module';

/** The version of this package. */
export function ownVersion(): string {
  const { version } = createRequire(import.meta.url)('tourwright/package.json') as { version: string };
  return version;
}
