import { randomUUID } from 'node:crypto';
import { type EffectName, effects } from '@annuity-lantern/contracts/effects';
import type { PipelineStage, QueryFilter } from 'mongoose';
import { deriveDue } from '../record/derived-fields.ts';
import type { AnyLeadRecord, ClaimedEffect, Effect, Hold, LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { after, type Moment, SERVER_NOW } from '../record/moment.ts';
import { changeEffects, updateEffects } from '../record/update-effects.ts';
import { type GivenUp, giveUpEffect } from './give-up-effect.ts';
import { pauseAfter } from './pause-after.ts';

/** Milliseconds for which a claim holds without renewal. Workers renew every 2 s and act within 6 s. */
export const EFFECT_LEASE = 8000;

export interface ClaimOutcome {
  /** The effects that this call claimed. Excludes effects that are done, waiting, not due, or claimed by another worker. */
  readonly claims: readonly ClaimedEffect[];
  /** The effects that this call gave up, because they must not be retried. */
  readonly givenUp: readonly Pick<GivenUp, 'effect' | 'state'>[];
  /** Its current state; null if it does not exist. */
  readonly lead: AnyLeadRecord | null;
}

/** A token for each effect. A caller without an answer to its claim can withdraw possible claims with these tokens. */
export function newHolds(leadId: string, names: readonly EffectName[]): Hold[] {
  return names.map((effect) => ({ leadId, effect, token: randomUUID() }));
}

/**
 * Claims effects of one lead in one update, each with its own token: due effects, and expired claims that may be retried. An expired claim
 * that must not be retried becomes `unconfirmed`; an effect without tries left is parked.
 *
 * @param holds all of one lead, not empty
 */
export async function claimEffects(leads: Leads, holds: readonly Hold[], now: Moment = SERVER_NOW): Promise<ClaimOutcome> {
  const { leadId } = holds[0] as Hold;
  const lead = await updateEffects(leads, { _id: leadId }, claimStages(holds, now));
  if (!lead) return { claims: [], givenUp: [], lead };
  const claims = claimsOf(holds, lead);
  const rest = holds.filter(({ effect }) => !claims.some((claim) => claim.effect === effect));
  const givenUp = await Promise.all(rest.map((hold) => giveUpIfSpent(leads, hold, lead.effects[hold.effect], now)));
  return { claims, givenUp: givenUp.flatMap((ended) => (ended ? [ended] : [])), lead };
}

/** Update stages that claim each claimable effect and leave the others unchanged. */
export function claimStages(holds: readonly Hold[], now: Moment): PipelineStage[] {
  return holds.map(({ effect, token }) => {
    const path = `effects.${effect}`;
    const { tries, whenUnknown } = effects[effect];
    const claimable = {
      $and: [
        { $in: [`$${path}.state`, whenUnknown === 'again' ? ['due', 'sending'] : ['due']] },
        { $or: [{ $lte: [`$${path}.nextAt`, now] }, isDueFromTheStart(path)] },
        { $lt: [`$${path}.attempts`, tries] },
      ],
    };
    const claimed = { state: 'sending', token, nextAt: after(now, EFFECT_LEASE), attempts: { $add: [`$${path}.attempts`, 1] } };
    return { $set: { [path]: { $cond: [claimable, { $mergeObjects: [`$${path}`, claimed] }, `$${path}`] } } };
  });
}

/**
 * Whether an effect without a delay was never claimed. Its time is the lead's `createdAt` by the intake's clock, which may be ahead of
 * MongoDB's. Every later time is MongoDB's.
 */
function isDueFromTheStart(path: string): object {
  return { $and: [{ $eq: [`$${path}.state`, 'due'] }, { $eq: [`$${path}.attempts`, 0] }, { $eq: [`$${path}.nextAt`, '$createdAt'] }] };
}

/** The holds that claimed their effect. */
export function claimsOf(holds: readonly Hold[], lead: AnyLeadRecord): ClaimedEffect[] {
  return holds.flatMap((hold) => {
    const { state, token, attempts = 0 } = lead.effects[hold.effect] ?? {};
    return state === 'sending' && token === hold.token ? [{ ...hold, lead, attempts }] : [];
  });
}

/** Extends the lease; false if the claim is lost. */
export async function renewClaim(leads: Leads, hold: Hold, now: Moment = SERVER_NOW): Promise<boolean> {
  const stages = [{ $set: { [`effects.${hold.effect}.nextAt`]: after(now, EFFECT_LEASE) } }];
  return changeEffects(leads, heldBy(hold), stages, deriveDue);
}

/**
 * Withdraws a claim that has not acted, if it was made at all, and gives its try back. For callers that got no answer to their claim, or
 * got it too late to act. The effect is due again after its first pause. Otherwise an effect that must not repeat would become
 * `unconfirmed`, and late answers of the store would use up tries.
 */
export async function withdrawClaim(leads: Leads, hold: Hold, now: Moment = SERVER_NOW): Promise<void> {
  const path = `effects.${hold.effect}`;
  const stages = [
    {
      $set: {
        [`${path}.state`]: 'due',
        [`${path}.attempts`]: { $subtract: [`$${path}.attempts`, 1] },
        [`${path}.nextAt`]: after(now, pauseAfter(hold.effect, 1)),
      },
    },
    { $unset: [`${path}.token`] },
  ];
  await changeEffects(leads, heldBy(hold), stages, deriveDue);
}

/** Matches the lead only while this claim holds its effect. */
export function heldBy({ leadId, effect, token }: Hold): QueryFilter<LeadRecord> {
  return { _id: leadId, [`effects.${effect}.state`]: 'sending', [`effects.${effect}.token`]: token };
}

/**
 * Gives up an effect that is due but can never be claimed. Either its worker was lost and it must not repeat, or it has no tries left. The
 * latter happens if another worker's version allows more tries.
 */
async function giveUpIfSpent(
  leads: Leads,
  { leadId, effect }: Hold,
  found: Effect | undefined,
  now: Moment,
): Promise<Pick<GivenUp, 'effect' | 'state'> | null> {
  const { tries, whenUnknown } = effects[effect];
  const { state: before, attempts = 0 } = found ?? {};
  const wasLost = before === 'sending';
  const isSpent = attempts >= tries;
  if (!(wasLost && (isSpent || whenUnknown === 'unconfirmed')) && !(before === 'due' && isSpent)) return null;
  const path = `effects.${effect}`;
  const which = {
    _id: leadId,
    [`${path}.state`]: before,
    [`${path}.attempts`]: attempts,
    $expr: { $lte: [`$${path}.nextAt`, now] },
  };
  const state = wasLost && whenUnknown === 'unconfirmed' ? 'unconfirmed' : 'parked';
  const ended = { effect, state } as const;
  return (await giveUpEffect(leads, which, wasLost ? { ...ended, errorClass: 'worker_lost' } : ended, now)) ? ended : null;
}
