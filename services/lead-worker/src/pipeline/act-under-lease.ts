import type { EffectName } from '@annuity-lantern/contracts/effects';
import { type ClaimedEffect, EFFECT_LEASE, type EffectResult, type Leads, type Moment, withdrawClaim } from '@annuity-lantern/lead-store';
import { inSpan } from '@annuity-lantern/service-kit/in-span';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import type { ActEffect } from '../effects/create-effects.ts';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import { OLDEST_READING } from '../effects/heed-choices.ts';
import { keepLease, RENEW_PAUSE } from './keep-lease.ts';
import { retryWrite } from './retry-write.ts';

/** Time limit of a handler, in milliseconds: to read what the person has chosen, and 6 s to act, so that it tells the outcome by limits of its own. The lease is renewed meanwhile. */
const ACT_BUDGET = OLDEST_READING + 6000;
/** With less left of its lease, in milliseconds, a claim is withdrawn. So MongoDB may take 4 s to answer a claim, and as long to renew it. */
const LEAST_LEASE = EFFECT_LEASE / 2;

export interface ActOptions {
  readonly leads: Leads;
  readonly act: ActEffect;
  readonly now: Moment;
  readonly onActed?: ((effect: EffectName, ms: number) => void) | undefined;
  readonly onWithdrawn?: ((effect: EffectName) => void) | undefined;
}

/** The outcome of a claim: a result, an error, or neither if it was too late to act and the claim was withdrawn. */
export interface Acted {
  readonly claim: ClaimedEffect;
  readonly result?: EffectResult;
  readonly error?: unknown;
  /** The lease is renewed until the outcome is committed. */
  readonly stopRenewing: () => void;
}

/**
 * Runs an effect's handler while the claim's lease holds. After a late acknowledgment another worker might act at the same time, so it
 * withdraws the claim.
 *
 * @param leaseEnd earliest end of the lease, on the clock of `performance.now()`
 */
export async function actUnderLease(
  { leads, act, now, onActed, onWithdrawn }: ActOptions,
  claim: ClaimedEffect,
  leaseEnd: number,
): Promise<Acted> {
  const { leadId, effect, lead } = claim;
  const order = lead.effects[effect]?.order;
  const started = performance.now();
  if (leaseEnd - started < LEAST_LEASE) {
    onWithdrawn?.(effect);
    await retryWrite(() => withdrawClaim(leads, claim, now));
    return { claim, stopRenewing: () => {} };
  }
  // If the lease ends, this worker's result is discarded.
  const renewals = keepLease(leads, claim, now, { atOnce: leaseEnd - started < EFFECT_LEASE - RENEW_PAUSE });
  const fields = {
    'lantern.effect': effect,
    'lantern.lead_id': leadId,
    'lantern.request_id': lead.reception.requestId,
    'lantern.attempts': claim.attempts,
  };
  const acting = inSpan(`effect ${effect}`, { fields }, async (span) => {
    try {
      const result = await withDeadline(
        ACT_BUDGET,
        act(lead, `lead/${leadId}/${effect}${order === undefined ? '' : `/${order}`}`),
        () => new EffectRefusal('timed_out', { permanent: false, ambiguous: true }),
      );
      span.set({ 'lantern.outcome': result.state });
      return result;
    } catch (error) {
      if (error instanceof EffectRefusal) span.set({ 'lantern.outcome': error.errorClass });
      throw error;
    }
  });
  const outcome = await acting.then(
    (result) => ({ result }),
    (error: unknown) => ({ error: error ?? new Error('the handler gave no error') }),
  );
  onActed?.(effect, performance.now() - started);
  return { claim, ...outcome, stopRenewing: () => void renewals.stop() };
}
