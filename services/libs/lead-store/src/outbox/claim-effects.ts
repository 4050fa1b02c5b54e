import { randomUUID } from 'node:crypto';
import { type EffectName, effects } from '@annuity-lantern/contracts/effects';
import type { PipelineStage, QueryFilter } from 'mongoose';
import type { AnyLeadRecord, ClaimedEffect, Effect, Hold, LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { after, type Moment, SERVER_NOW } from '../record/moment.ts';
import { changeEffects, updateEffects } from '../record/update-effects.ts';
import { type GivenUp, giveUpEffect } from './give-up-effect.ts';
import { pauseAfter } from './pause-after.ts';

/** How long a claim holds without renewal, in milliseconds. Workers renew every 2 s and act within 6 s. */
export const EFFECT_LEASE = 8000;

export interface ClaimOutcome {
  /** What this call claimed. An effect that is done, waiting, claimed by another worker or not due yet is not among them. */
  readonly claims: readonly ClaimedEffect[];
  /** What this call gave up, because it may not be tried again. */
  readonly givenUp: readonly Pick<GivenUp, 'effect' | 'state'>[];
  /** As it is now; null if it does not exist. */
  readonly lead: AnyLeadRecord | null;
}

/** A token for each effect. A caller that gets no answer to its claim can withdraw by them what it may have claimed. */
export function newHolds(leadId: string, names: readonly EffectName[]): Hold[] {
  return names.map((effect) => ({ leadId, effect, token: randomUUID() }));
}

/**
 * Claims effects of one lead for one worker, each with its own token, in one update: those that are due, and those whose lease has expired and that
 * may be tried again. One that may not be tried again becomes `unconfirmed`; one without tries left is parked.
 *
 * @param holds of one lead, not empty
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

/** Update stages that claim each effect if it can be claimed, and leave it as it is otherwise. */
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
 * Whether an effect without a delay has never been claimed. Its time is then the lead's `createdAt`, by the intake's clock, which may be ahead of MongoDB's.
 * Every later time is MongoDB's own.
 */
function isDueFromTheStart(path: string): object {
  return { $and: [{ $eq: [`$${path}.state`, 'due'] }, { $eq: [`$${path}.attempts`, 0] }, { $eq: [`$${path}.nextAt`, '$createdAt'] }] };
}

/** Which of the holds claimed their effect. */
export function claimsOf(holds: readonly Hold[], lead: AnyLeadRecord): ClaimedEffect[] {
  return holds.flatMap((hold) => {
    const { state, token, attempts = 0 } = lead.effects[hold.effect] ?? {};
    return state === 'sending' && token === hold.token ? [{ ...hold, lead, attempts }] : [];
  });
}

/** Extends the lease; false if the claim is lost. */
export async function renewClaim(leads: Leads, hold: Hold, now: Moment = SERVER_NOW): Promise<boolean> {
  const stages = [{ $set: { [`effects.${hold.effect}.nextAt`]: after(now, EFFECT_LEASE) } }];
  return changeEffects(leads, heldBy(hold), stages);
}

/**
 * Gives back a claim that has not acted, and its try, if it was made at all: for a caller that got no answer to its claim, or got it too late to act.
 * The effect is due again after its first pause. Without this, an effect that must not happen twice would become `unconfirmed`, and a store that
 * answers late would use up the tries.
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
  await changeEffects(leads, heldBy(hold), stages);
}

/** Matches the lead only while this claim holds its effect. */
export function heldBy({ leadId, effect, token }: Hold): QueryFilter<LeadRecord> {
  return { _id: leadId, [`effects.${effect}.state`]: 'sending', [`effects.${effect}.token`]: token };
}

/**
 * Gives the effect up if its time has come and nobody may claim it: its worker was lost and it must not happen twice, or it has no tries left. It can be
 * due without tries left, when the version of another worker allows more of them.
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
