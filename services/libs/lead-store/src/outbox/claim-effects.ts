import { randomUUID } from 'node:crypto';
import { type EffectName, effects } from '@annuity-lantern/contracts/effects';
import type { PipelineStage, QueryFilter } from 'mongoose';
import type { AnyLeadRecord, ClaimedEffect, Effect, Hold, LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { after, type Moment, SERVER_NOW } from '../record/moment.ts';
import { evenErased } from '../record/not-erased.ts';
import { changeEffects, updateEffects } from '../record/update-effects.ts';
import { type Contradiction, faultOf, findContradiction } from './find-contradiction.ts';
import { attemptsWith, type GivenUp, giveUpEffect } from './give-up-effect.ts';
import { pauseAfter } from './pause-after.ts';

/** Milliseconds for which a claim holds without renewal. Workers renew every 2 s and act within 6 s. */
export const EFFECT_LEASE = 8000;

export interface ClaimOutcome {
  /** The effects that this call claimed. Excludes effects that are done, waiting, not due, or claimed by another worker. */
  readonly claims: readonly ClaimedEffect[];
  /** The effects that this call gave up, because they must not be retried, or because of the contradiction. */
  readonly givenUp: readonly Pick<GivenUp, 'effect' | 'state'>[];
  /** Why the lead's effects are in an impossible state (findContradiction). Those that this call claimed are parked. */
  readonly contradiction: Contradiction | null;
  /** Its current state; null if it does not exist. */
  readonly lead: AnyLeadRecord | null;
}

/** Tries alone in its worker, after a first loss beside others, before an effect whose worker is lost again is parked. */
export const TRIES_ALONE = 3;

export interface ClaimChoice {
  /** The worker runs nothing else. Only such a claim takes effects of a lead whose worker was lost. */
  readonly alone?: boolean;
  /**
   * Expired claims must also have expired by this time of MongoDB, so that a new primary whose clock is ahead takes none. Null leaves all of
   * them to their workers, which may have been unable to renew them.
   */
  readonly expiredBy?: Moment | null;
}

/** A token for each effect. A caller without an answer to its claim can withdraw possible claims with these tokens. */
export function newHolds(leadId: string, names: readonly EffectName[]): Hold[] {
  return names.map((effect) => ({ leadId, effect, token: randomUUID() }));
}

/**
 * Claims due effects of one lead in one update, each with its own token. An expired claim is a loss: it becomes due again if it may be
 * retried, else `unconfirmed`. Only a claim with `alone` takes effects of a lead with a loss. An effect without tries left, or lost once
 * and then three times alone, is parked. In a lead whose effects contradict each other, it parks what it
 * claimed, unless staff replayed that effect in spite of it. It also parks an effect that no update can have left like this.
 *
 * @param holds all of one lead, not empty
 */
export async function claimEffects(
  leads: Leads,
  holds: readonly Hold[],
  now: Moment = SERVER_NOW,
  { alone = false, expiredBy = now }: ClaimChoice = {},
): Promise<ClaimOutcome> {
  const { leadId } = holds[0] as Hold;
  const stages = [...(expiredBy === null ? [] : loseStages(holds, now, expiredBy)), ...claimStages(holds, now, alone)];
  const lead = await updateEffects(leads, { _id: leadId, ...evenErased }, stages);
  if (!lead) return { claims: [], givenUp: [], contradiction: null, lead };
  const claims = claimsOf(holds, lead);
  const rest = holds.filter(({ effect }) => !claims.some((claim) => claim.effect === effect));
  const mayEnd = rest.filter(({ effect }) => !(expiredBy === null && lead.effects[effect]?.state === 'sending'));
  const impossible = mayEnd.filter(({ effect }) => isOpen(lead.effects[effect]) && isOverwritten(faultOf(lead.effects, effect)));
  const givenUp = await Promise.all(
    mayEnd.map((hold) => giveUpIfSpent(leads, hold, lead.effects[hold.effect], { now, expiredBy }, impossible.includes(hold))),
  );
  const contradiction = claims.length + impossible.length > 0 ? findContradiction(lead.effects) : null;
  const stopped = contradiction === null ? [] : claims.filter(({ effect }) => !lead.effects[effect]?.despiteContradiction);
  const parked = await Promise.all(stopped.map((claim) => parkContradicting(leads, claim, now)));
  return {
    claims: claims.filter((claim) => !stopped.includes(claim)),
    givenUp: [...givenUp, ...parked].flatMap((ended) => (ended ? [ended] : [])),
    contradiction,
    lead,
  };
}

/** Whether a worker was lost with one of the lead's effects, which had no outcome since. Effects of such a lead run alone. */
export function isSuspect({ effects: outbox }: Pick<AnyLeadRecord, 'effects'>): boolean {
  return Object.values(outbox).some(({ losses }) => losses !== undefined);
}

/** Update stages that make expired claims due again, if they may be retried, and count the loss. */
function loseStages(holds: readonly Hold[], now: Moment, expiredBy: Moment): PipelineStage[] {
  const retried = holds.filter(({ effect }) => effects[effect].whenUnknown === 'again');
  return retried.map(({ effect }) => {
    const path = `effects.${effect}`;
    const losses = { $ifNull: [`$${path}.losses`, 0] };
    const lost = {
      $and: [
        { $eq: [`$${path}.state`, 'sending'] },
        isPast(path, now),
        isPast(path, expiredBy),
        { $lt: [`$${path}.attempts`, effects[effect].tries] },
        { $lt: [losses, TRIES_ALONE] },
        hasTime(path),
        isHeldAlone(path),
      ],
    };
    const again = {
      state: 'due',
      nextAt: now,
      losses: { $add: [losses, 1] },
      lastErrorClass: 'worker_lost',
      lastAttempts: attemptsWith(path, { errorClass: 'worker_lost' }, now),
    };
    const withoutToken = { $unsetField: { field: 'token', input: `$${path}` } };
    return { $set: { [path]: { $cond: [lost, { $mergeObjects: [withoutToken, again] }, `$${path}`] } } };
  });
}

/** Update stages that claim each effect that is due and leave the others unchanged. */
export function claimStages(holds: readonly Hold[], now: Moment, alone = false): PipelineStage[] {
  return holds.map(({ effect, token }) => {
    const path = `effects.${effect}`;
    const claimable = {
      $and: [
        { $eq: [`$${path}.state`, 'due'] },
        { $or: [isPast(path, now), isDueFromTheStart(path)] },
        { $lt: [`$${path}.attempts`, effects[effect].tries] },
        hasTime(path),
        isNotHeld(path),
        ...(alone ? [] : [hasNoLoss]),
      ],
    };
    const claimed = {
      state: 'sending',
      token,
      dueAt: `$${path}.nextAt`,
      nextAt: after(now, EFFECT_LEASE),
      attempts: { $add: [`$${path}.attempts`, 1] },
    };
    return { $set: { [path]: { $cond: [claimable, { $mergeObjects: [`$${path}`, claimed] }, `$${path}`] } } };
  });
}

/** Effects of every version count, like in `isSuspect`. */
const hasNoLoss = {
  $eq: [{ $max: { $map: { input: { $objectToArray: '$effects' }, in: '$$this.v.losses' } } }, null],
};

/** Faults of an effect that a new claim would overwrite, so that nothing claims it (hasTime, isNotHeld, isHeldAlone). */
function isOverwritten(fault: Contradiction['fault'] | null): boolean {
  return fault !== null && fault !== 'too_early';
}

function isOpen(effect: Effect | undefined): boolean {
  return effect?.state === 'due' || effect?.state === 'sending';
}

function isPast(path: string, time: Moment): object {
  return { $lte: [`$${path}.nextAt`, time] };
}

/** Missing fields are below null. */
function hasTime(path: string): object {
  return { $gt: [`$${path}.nextAt`, null] };
}

function isNotHeld(path: string): object {
  return { $lte: [`$${path}.token`, null] };
}

/** No other effect has the same token. */
function isHeldAlone(path: string): object {
  const isSame = { $and: [{ $gt: ['$$this.v.token', null] }, { $eq: ['$$this.v.token', `$${path}.token`] }] };
  return { $lt: [{ $size: { $filter: { input: { $objectToArray: '$effects' }, cond: isSame } } }, 2] };
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

/** Milliseconds between the time at which the effect was due and its claim, by MongoDB's clock. 0 where the intake's clock is ahead. */
export function waitedFor({ effect, lead }: ClaimedEffect): number {
  const { dueAt, nextAt } = lead.effects[effect] ?? {};
  return dueAt && nextAt ? Math.max(0, nextAt.getTime() - EFFECT_LEASE - dueAt.getTime()) : 0;
}

/** Extends the lease; false if the claim is lost. */
export async function renewClaim(leads: Leads, hold: Hold, now: Moment = SERVER_NOW): Promise<boolean> {
  const stages = [{ $set: { [`effects.${hold.effect}.nextAt`]: after(now, EFFECT_LEASE) } }];
  return changeEffects(leads, heldBy(hold), stages, []);
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
    { $unset: [`${path}.token`, `${path}.dueAt`] },
  ];
  await changeEffects(leads, heldBy(hold), stages, []);
}

/** Matches the lead only while this claim holds its effect. */
export function heldBy({ leadId, effect, token }: Hold): QueryFilter<LeadRecord> {
  return { _id: leadId, ...evenErased, [`effects.${effect}.state`]: 'sending', [`effects.${effect}.token`]: token };
}

async function parkContradicting(leads: Leads, claim: ClaimedEffect, now: Moment): Promise<Pick<GivenUp, 'effect' | 'state'> | null> {
  const ended = { effect: claim.effect, state: 'parked' } as const;
  return (await giveUpEffect(leads, heldBy(claim), { ...ended, failed: { errorClass: 'impossible_state' } }, now)) ? ended : null;
}

/**
 * Gives up an effect that can never be claimed. Its worker was lost and it must not repeat, or was lost too often. Or it has no tries left.
 * Or its state is impossible. An effect that is due has no tries left if another worker's version allows more.
 */
async function giveUpIfSpent(
  leads: Leads,
  { leadId, effect }: Hold,
  found: Effect | undefined,
  { now, expiredBy }: { readonly now: Moment; readonly expiredBy: Moment | null },
  isImpossible: boolean,
): Promise<Pick<GivenUp, 'effect' | 'state'> | null> {
  const { tries, whenUnknown } = effects[effect];
  const { state: before, attempts = 0, losses = 0 } = found ?? {};
  const wasLost = before === 'sending';
  const isSpent = attempts >= tries || (wasLost && losses >= TRIES_ALONE);
  if (!isImpossible && !(wasLost && (isSpent || whenUnknown === 'unconfirmed')) && !(before === 'due' && isSpent)) return null;
  const path = `effects.${effect}`;
  const which = {
    _id: leadId,
    ...evenErased,
    [`${path}.state`]: before,
    [`${path}.attempts`]: attempts,
    $expr: { $and: [isPast(path, now), ...(wasLost && expiredBy !== null ? [isPast(path, expiredBy)] : [])] },
  };
  const state = wasLost && whenUnknown === 'unconfirmed' ? 'unconfirmed' : 'parked';
  const ended = { effect, state } as const;
  const errorClass = isImpossible ? 'impossible_state' : wasLost ? 'worker_lost' : undefined;
  return (await giveUpEffect(leads, which, { ...ended, failed: errorClass && { errorClass } }, now)) ? ended : null;
}
