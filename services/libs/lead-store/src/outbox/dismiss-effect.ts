import type { EffectName } from '@annuity-lantern/contracts/effects';
import type { GivenUpState } from '@annuity-lantern/contracts/http';
import type { Leads } from '../record/leads.ts';
import { evenErased } from '../record/not-erased.ts';
import { changeEffects } from '../record/update-effects.ts';

export interface Dismissal {
  readonly leadId: string;
  readonly effect: EffectName;
  /** As the person saw it. */
  readonly state: GivenUpState;
  readonly reason: string;
  /** User name. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Takes a parked or unconfirmed effect out of the lists and counts. Its state stays, because it did not happen or may not have happened. False
 * if it is not in this state, or was dismissed before.
 */
export async function dismissEffect(leads: Leads, { leadId, effect, state, reason, by, now }: Dismissal): Promise<boolean> {
  const path = `effects.${effect}`;
  // The typed text is a literal, because a `$` would name a field.
  const dismissed = { at: now, by: { $literal: by }, reason: { $literal: reason } };
  const stages = [{ $set: { [`${path}.dismissed`]: dismissed } }, { $unset: `${path}.parkedAt` }];
  return changeEffects(leads, { _id: leadId, ...evenErased, [`${path}.state`]: state, [`${path}.parkedAt`]: { $exists: true } }, stages);
}
