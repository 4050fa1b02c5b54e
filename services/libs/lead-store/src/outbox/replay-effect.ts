import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import type { GivenUpState } from '@annuity-lantern/contracts/http';
import type { Leads } from '../record/leads.ts';
import { type Moment, SERVER_NOW } from '../record/moment.ts';
import { evenErased } from '../record/not-erased.ts';
import { changeEffects, changeEffectsOfEach } from '../record/update-effects.ts';

/** Leads with the same effect parked for the same reason. */
export interface ParkedForReason {
  readonly effect: EffectName;
  readonly reason: string;
  readonly leadIds: readonly string[];
}

/**
 * Makes a parked or unconfirmed effect due again with all its tries. The sweep enqueues it. False if the effect was never given up, was
 * already replayed, or the lead does not exist.
 */
export async function replayEffect(
  leads: Leads,
  which: { readonly leadId: string; readonly effect: EffectName; readonly state: GivenUpState },
  now: Moment = SERVER_NOW,
): Promise<boolean> {
  const parked = { _id: which.leadId, ...evenErased, [`effects.${which.effect}.state`]: which.state };
  return changeEffects(leads, parked, makeDue(which.effect, now));
}

/** Leads with one effect parked for this reason until `until`; null if there are none. */
export async function findParkedFor(leads: Leads, reason: string, until: Date, limit: number): Promise<ParkedForReason | null> {
  for (const effect of effectNames) {
    const found = await leads.any
      .find({ parked: { $elemMatch: { effect, state: 'parked', reason, at: { $lte: until } } } }, { _id: 1 })
      .limit(limit)
      .lean<{ readonly _id: string }[]>();
    if (found.length > 0) return { effect, reason, leadIds: found.map(({ _id }) => _id) };
  }
  return null;
}

/** Like `replayEffect`, for many leads at once. Returns how many were still parked for the reason. */
export async function replayParked(leads: Leads, { effect, reason, leadIds }: ParkedForReason, now: Moment = SERVER_NOW): Promise<number> {
  const path = `effects.${effect}`;
  const parked = { ...evenErased, [`${path}.state`]: 'parked', [`${path}.lastErrorClass`]: reason };
  return changeEffectsOfEach(leads, leadIds, parked, makeDue(effect, now));
}

/** Update stages that make an effect due, with all its tries. */
export function makeDue(effect: EffectName, now: Moment) {
  const path = `effects.${effect}`;
  const isImpossible = { $eq: [`$${path}.lastErrorClass`, 'impossible_state'] };
  const despiteContradiction = { $cond: [isImpossible, true, '$$REMOVE'] };
  return [
    {
      $set: {
        [`${path}.state`]: 'due',
        [`${path}.attempts`]: 0,
        [`${path}.nextAt`]: now,
        [`${path}.released`]: true,
        [`${path}.despiteContradiction`]: despiteContradiction,
      },
    },
    { $unset: [`${path}.parkedAt`, `${path}.lastErrorClass`, `${path}.lastAttempts`, `${path}.dismissed`] },
  ];
}
