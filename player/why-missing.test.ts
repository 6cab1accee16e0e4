import { expect, test } from 'vitest';
import { whyMissing } from './why-missing.ts';

test('an anchor that nobody has declared is not in the registry', () => {
  expect(
    whyMissing('nav.ordres', { element: null, status: { state: 'missing', reason: 'undeclared' } }),
  ).toBe('The anchor registry has no anchor "nav.ordres".');
});
