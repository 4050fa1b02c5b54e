import type { EffectName } from '@annuity-lantern/contracts/effects';
import { type ClaimedEffect, claimEffects, type EffectResult, finishEffects, type Leads, newHolds } from '../../src/lead-store.ts';

/** Claims one effect alone, like `claimEffects` for several. */
export async function claimEffect(leads: Leads, leadId: string, effect: EffectName, now: Date, token?: string) {
  const holds = newHolds(leadId, [effect]).map((hold) => (token === undefined ? hold : { ...hold, token }));
  const { claims, givenUp } = await claimEffects(leads, holds, now, { alone: true });
  const [claim] = claims;
  return claim ? ({ outcome: 'claimed', claim } as const) : ({ outcome: givenUp[0]?.state ?? 'none' } as const);
}

/** Commits one result, like `finishEffects` for several. */
export async function finishEffect(leads: Leads, claim: ClaimedEffect, now: Date, result: EffectResult) {
  const commit = await finishEffects(leads, [{ claim, result }], now);
  return commit && { state: commit.states[0], released: commit.released };
}
