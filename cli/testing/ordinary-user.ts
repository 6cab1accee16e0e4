/** What is read as a user who may not read everything, also where the tests are run by one who may. */
import { chmodSync } from 'node:fs';
import { dirname } from 'node:path';

/** The id of a user who owns nothing. */
export const ORDINARY_USER = 65_534;

/**
 * Does the work as a user whom permissions bind.
 *
 * @param folder of the test, which is opened to all
 */
export async function asOrdinaryUser<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  if (process.geteuid?.() !== 0) return work();
  for (const each of [dirname(folder), folder]) chmodSync(each, 0o755);
  process.seteuid?.(ORDINARY_USER);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
