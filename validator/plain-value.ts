/** A value from outside to a JSON value of our own: no getters, no cycles, nothing that changes after the checks. */
import type { Finding } from './finding.ts';
import { MAX_DEPTH } from './max-depth.ts';
import type { Path } from './pointer.ts';
import { describeValue } from './quote.ts';

const MAX_VALUES = 100_000;

export type PlainValue =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly finding: Finding };

/** Copies a value as JSON would carry it. Never throws: what JSON cannot hold becomes a finding. */
export function plainValue(value: unknown): PlainValue {
  let count = 0;
  const refuse = (path: Path, message: string) => new NotPlain({ path, message });

  function copy(item: unknown, path: Path): unknown {
    count += 1;
    if (count > MAX_VALUES || path.length > MAX_DEPTH) {
      throw refuse(
        [],
        `The document has more than ${MAX_DEPTH} levels or ${MAX_VALUES.toLocaleString('en')} values, or holds itself. A tour needs a small part of that.`,
      );
    }
    if (item === null || typeof item === 'string' || typeof item === 'boolean') return item;
    if (typeof item === 'number' && Number.isFinite(item)) return item;
    if (Array.isArray(item)) return item.map((each, index) => copy(each ?? null, [...path, index]));
    if (typeof item !== 'object' || !isRecord(item)) {
      throw refuse(
        path,
        `A tour is plain JSON, which cannot hold ${typeof item === 'object' ? 'an object with a class' : typeof item === 'number' ? describeValue(item) : `a ${typeof item}`}.`,
      );
    }
    const copied = Object.entries(item)
      .filter(([, each]) => each !== undefined)
      .map(([key, each]) => [key, copy(each, [...path, key])] as const);
    return Object.fromEntries(copied);
  }

  try {
    return { ok: true, value: copy(value ?? null, []) };
  } catch (error) {
    if (error instanceof NotPlain) return { ok: false, finding: error.finding };
    // A getter or a proxy of the value threw.
    return { ok: false, finding: { path: [], message: `The document cannot be read: ${String(error)}.` } };
  }
}

class NotPlain extends Error {
  readonly finding: Finding;
  constructor(finding: Finding) {
    super(finding.message);
    this.finding = finding;
  }
}

function isRecord(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
