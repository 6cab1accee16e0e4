import { test as base, expect } from '@playwright/test';
import { Desk } from './desk.ts';
import { POLICY, Witness } from './witness.ts';

export { expect };

interface Fixtures {
  /** The order desk in the test's page. */
  readonly desk: Desk;
  /** What happened in the test's pages. */
  readonly witness: Witness;
}

/**
 * A test of the demo. It fails on any error in a page or its console, on a violation of the content security policy,
 * and when a page came without that policy.
 */
export const test = base.extend<Fixtures>({
  witness: [
    async ({ context }, use) => {
      const witness = new Witness();
      await witness.watch(context);
      await use(witness);
      // One answer from each page: what it told before has arrived.
      const pages = context.pages();
      await Promise.all(pages.map((page) => page.title()));
      expect(witness.faults(), 'errors and violations in the pages').toEqual([]);
      expect(new Set(witness.policies), 'policies of the documents').toEqual(new Set([POLICY]));
    },
    { auto: true },
  ],
  desk: async ({ page, witness, hasTouch }, use) => use(new Desk(page, witness, hasTouch ? 'tap' : 'click')),
});
