/** Sessions of any tour. A page, where most tours only point, opens its own and brings in calls on occasion. */
import { createCalls } from './calls.ts';
import type { Plan } from './plan.ts';
import type { SessionPorts } from './ports.ts';
import { openSession, type Session } from './session.ts';

/**
 * Makes a session of a plan. Nothing happens until it is sent `start` (or `go_to`).
 */
export function createSession(plan: Plan, ports: SessionPorts): Session {
  return openSession(plan, ports, createCalls(ports));
}
