import { type ExpectedEffect, expectedEffects, reachingEffects } from '@annuity-lantern/contracts/effects';
import type { Receipts } from './record-receipts.ts';

/** The fields of a stored lead that a tally needs. */
export interface StoredLead {
  readonly _id: string;
  readonly createdAt: Date;
  readonly effects: Readonly<Partial<Record<ExpectedEffect, { readonly state: string; readonly doneAt?: Date }>>>;
}

export interface Tally {
  readonly done: number;
  /** Expected effects that are not done. */
  readonly left: number;
  /** Done, but never received by the provider. */
  readonly missing: number;
  /** Receipts after the first one of the same key. */
  readonly twice: number;
  /** Receipts of no expected effect of these leads. */
  readonly strange: number;
  /** From the first to the last finished effect; NaN when none is done. */
  readonly seconds: number;
}

/** Compares the stored effects with the providers' receipts. Each lead is expected to have every effect. */
export function tallyEffects(leads: readonly StoredLead[], arrivals: Receipts['arrivals']): Tally {
  const done = leads.flatMap(({ _id, effects }) =>
    expectedEffects
      .filter((name) => effects[name]?.state === 'done')
      .map((name) => ({ name, key: `lead/${_id}/${name}`, doneAt: effects[name]?.doneAt?.getTime() ?? Number.NaN })),
  );
  const [first, last] = done.reduce(([low, high], { doneAt }) => [Math.min(low, doneAt), Math.max(high, doneAt)], [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as [number, number]);
  const wanted = new Set(leads.flatMap(({ _id }) => reachingEffects.map((name) => `lead/${_id}/${name}`)));
  return {
    done: done.length,
    left: leads.length * expectedEffects.length - done.length,
    missing: done.filter(({ name, key }) => reachingEffects.includes(name) && !arrivals.has(key)).length,
    twice: [...arrivals.values()].reduce((sum, times) => sum + times.length - 1, 0),
    strange: [...arrivals.keys()].filter((key) => !wanted.has(key)).length,
    seconds: done.length > 0 ? (last - first) / 1000 : Number.NaN,
  };
}
