import type { EffectState } from '@annuity-lantern/contracts/http';
import type { Effect } from '../record/lead-record.ts';

type Outbox = Readonly<Record<string, Effect | undefined>>;

const ended: readonly EffectState[] = ['done', 'skipped'];
const unstarted: readonly EffectState[] = ['waiting', 'skipped'];

/**
 * A state that no update of ours leads to:
 * - `too_early`: the effect started before the one that it waits for ended.
 * - `still_held`: a token of a worker, although the effect is not in progress.
 * - `shared_token`: another effect has the same token.
 * - `no_time`: due or in progress, but not at any time.
 */
export interface Contradiction {
  readonly effect: string;
  readonly fault: 'too_early' | 'still_held' | 'shared_token' | 'no_time';
}

/** The first contradiction among a lead's effects. Null for every possible state, also of effects of another version. */
export function findContradiction(outbox: Outbox): Contradiction | null {
  for (const effect of Object.keys(outbox)) {
    const fault = faultOf(outbox, effect);
    if (fault) return { effect, fault };
  }
  return null;
}

/** How one effect contradicts itself or the others; null if it does not. */
export function faultOf(outbox: Outbox, effect: string): Contradiction['fault'] | null {
  const value = outbox[effect];
  if (!value) return null;
  const { state, token, nextAt, after, evenIfParked } = value;
  const before = after === undefined ? undefined : outbox[after];
  // An effect that starts even if the other one was parked may be ahead of it: staff may replay that one.
  if (before && !evenIfParked && !unstarted.includes(state) && !ended.includes(before.state)) return 'too_early';
  if (token !== undefined && state !== 'sending') return 'still_held';
  if ((state === 'due' || state === 'sending') && !nextAt) return 'no_time';
  if (token === undefined) return null;
  const holders = Object.values(outbox).filter((one) => one?.token === token);
  return holders.length > 1 ? 'shared_token' : null;
}
