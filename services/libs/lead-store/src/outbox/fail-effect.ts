import { type EffectError, effects } from '@annuity-lantern/contracts/effects';
import type { ClaimedEffect } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { after, type Moment, SERVER_NOW } from '../record/moment.ts';
import { changeEffects } from '../record/update-effects.ts';
import { heldBy } from './claim-effects.ts';
import { failureFields, giveUpEffect } from './give-up-effect.ts';
import { pauseAfter } from './pause-after.ts';

export interface EffectFailure {
  readonly errorClass: EffectError;
  /** The provider's code (`550`), never its text. */
  readonly code?: string | undefined;
  /** The provider would refuse a retry, too. */
  readonly permanent: boolean;
  /** The outcome is unknown: the provider received the request and did not answer. */
  readonly ambiguous: boolean;
  /** Seconds that the provider asked us to wait. */
  readonly retryAfter?: number | undefined;
  /** The try does not count, because the provider is paused. */
  readonly uncounted?: boolean;
}

/** Longest `retryAfter` in milliseconds that is respected: an hour, because a lead must be answered within 24. */
const LONGEST_RETRY_AFTER = 3600 * 1000;

export type AfterFailure = 'due' | 'parked' | 'unconfirmed';

/**
 * Makes the effect due again after a growing pause. Marks it `unconfirmed` if it may have happened and must not repeat. Parks it after a
 * permanent refusal or its last try. `lost` if another worker has claimed it.
 */
export async function failEffect(
  leads: Leads,
  claim: ClaimedEffect,
  failure: EffectFailure,
  now: Moment = SERVER_NOW,
): Promise<AfterFailure | 'lost'> {
  const state = stateAfter(claim, failure);
  const kept = await (state === 'due'
    ? makeDueAgain(leads, claim, failure, now)
    : giveUpEffect(leads, heldBy(claim), { effect: claim.effect, state, failed: failure }, now));
  return kept ? state : 'lost';
}

async function makeDueAgain(leads: Leads, claim: ClaimedEffect, failure: EffectFailure, now: Moment): Promise<boolean> {
  const path = `effects.${claim.effect}`;
  const nextAt = after(now, pauseBefore(claim, failure));
  const stages = [
    {
      $set: {
        [`${path}.state`]: 'due',
        [`${path}.nextAt`]: nextAt,
        ...(failure.uncounted && { [`${path}.attempts`]: { $subtract: [`$${path}.attempts`, 1] } }),
        ...failureFields(path, failure, now),
      },
    },
    { $unset: [`${path}.token`, `${path}.dueAt`, `${path}.losses`] },
  ];
  return changeEffects(leads, heldBy(claim), stages, []);
}

/** At least as long as the provider asked, up to an hour: a wrong `Retry-After` must not delay the effect for days. */
function pauseBefore({ effect, attempts }: ClaimedEffect, { retryAfter = 0 }: EffectFailure): number {
  return Math.max(pauseAfter(effect, attempts), Math.min(retryAfter * 1000, LONGEST_RETRY_AFTER));
}

function stateAfter({ effect, attempts }: ClaimedEffect, { permanent, ambiguous, uncounted }: EffectFailure): AfterFailure {
  const { tries, whenUnknown } = effects[effect];
  if (ambiguous && whenUnknown === 'unconfirmed') return 'unconfirmed';
  return permanent || (attempts >= tries && !uncounted) ? 'parked' : 'due';
}
