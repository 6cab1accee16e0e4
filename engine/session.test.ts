import { expect, test } from 'vitest';
import { createSession } from './session.ts';
import { planOf } from './testing/fixtures.ts';
import { Page } from './testing/page.ts';

test('smoke', () => {
  const page = new Page();
  const plan = planOf([{ id: 'a' }, { id: 'b' }]);
  const session = createSession(plan, page.ports);
  const told: unknown[] = [];
  session.events((event) => told.push(event));
  session.send({ type: 'start' });
  expect(session.getSnapshot().state).toBe('presenting');
  session.send({ type: 'next', visit: 1 });
  session.send({ type: 'next', visit: 1 });
  expect(session.getSnapshot().step?.id).toBe('b');
  session.send({ type: 'next', visit: 2 });
  expect(session.getSnapshot().state).toBe('completed');
  console.log(told, page.saved.length, page.listening);
});
