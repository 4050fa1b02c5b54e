import { type EffectDefinition, type EffectError, effects, isEffectName } from '@annuity-lantern/contracts/effects';
import type { Effect } from '../record/lead-record.ts';

const REASON: EffectError = 'restored';

/**
 * The effects of a lead from a backup. An effect that was open in the backup and may have happened since becomes `unconfirmed`, unless its row says
 * that it happens again. One whose time is still to come cannot have happened.
 */
export function holdRestored<Outbox extends Readonly<Record<string, Effect | undefined>>>(outbox: Outbox, now: Date): Outbox {
  const entries = Object.entries(outbox).map(([name, effect]) => [
    name,
    effect && mayHaveHappened(name, effect, now) ? held(effect, now) : effect,
  ]);
  return Object.fromEntries(entries) as Outbox;
}

/** Of another version: unknown here, so nothing is known about a repeat. */
function mayHaveHappened(name: string, { state, attempts, nextAt, after }: Effect, now: Date): boolean {
  if (isEffectName(name) && effects[name].afterRestore === 'again') return false;
  if (state === 'waiting') return after !== undefined;
  // Its time is the intake's, whose clock may be ahead: workers claim it at once all the same (`claimEffects`).
  const isDueFromTheStart = attempts === 0 && isEffectName(name) && startsAtOnce(effects[name].starts);
  return state === 'sending' || (state === 'due' && nextAt !== undefined && (isDueFromTheStart || nextAt <= now));
}

function startsAtOnce(starts: EffectDefinition['starts']): boolean {
  return starts.delay === 0 && !('after' in starts) && !('with' in starts);
}

/** It waits for no other effect any more: the other one runs again. */
function held(
  {
    nextAt: _time,
    token: _token,
    losses: _losses,
    after: _after,
    delay: _delay,
    evenIfParked: _even,
    unlessContact: _unless,
    ...effect
  }: Effect,
  now: Date,
): Effect {
  return { ...effect, state: 'unconfirmed', parkedAt: now, lastErrorClass: REASON };
}
