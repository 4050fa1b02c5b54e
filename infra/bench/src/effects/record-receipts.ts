import type { Take } from '@annuity-lantern/harness/sinks';

export interface Receipts {
  /** For the sinks. */
  readonly take: Take;
  /** Times of arrival by idempotency key, in epoch milliseconds. */
  readonly arrivals: ReadonlyMap<string, readonly number[]>;
}

/**
 * Records what the providers receive.
 *
 * @param answer decides by key whether and when the provider answers
 */
export function recordReceipts(answer: Take): Receipts {
  const arrivals = new Map<string, number[]>();
  return {
    arrivals,
    take: (key) => {
      const name = key ?? 'without a key';
      const times = arrivals.get(name);
      if (times) times.push(Date.now());
      else arrivals.set(name, [Date.now()]);
      return answer(key);
    },
  };
}
