import { effectNames, effects } from '@annuity-lantern/contracts/effects';
import type { Effect, StoredLead } from '../record/lead-record.ts';
import { type Effects, ordered } from './lead-change.ts';

const ownerEffects = effectNames.filter((name) => {
  const { starts } = effects[name];
  return 'with' in starts && starts.with === 'owner';
});

/**
 * Orders the owner's effects again, from the lead before its owner changes. The order replaces the whole effect, so it starts at its first try. The
 * token of a worker that is still sending the previous order is gone. Its result is discarded and cannot end the new order.
 */
export function orderOwnerEffects(lead: StoredLead, now: Date, isOrdered: (effect: Effect | undefined) => boolean = () => true): Effects {
  const names = ownerEffects.filter((name) => isOrdered(lead.effects[name]));
  return Object.fromEntries(names.map((name) => [name, { ...ordered(name, now, lead.seq + 1), ...toldBy(lead, lead.effects[name]) }]));
}

/** Like `orderOwnerEffects`, for a lead that becomes unowned: nothing to do until the next owner. */
export function cancelOwnerEffects(lead: StoredLead): Effects {
  return Object.fromEntries(ownerEffects.map((name) => [name, { state: 'waiting', attempts: 0, ...toldBy(lead, lead.effects[name]) }]));
}

/** The people whom the visitor knows of. A mail in flight or of unknown outcome may have named them. */
function toldBy({ owner, secondAdvisor }: StoredLead, effect: Effect | undefined): Pick<Effect, 'told'> {
  const mayHaveTold = owner && effect && ['done', 'sending', 'unconfirmed'].includes(effect.state);
  if (mayHaveTold) return { told: secondAdvisor ? [owner.id, secondAdvisor.id] : [owner.id] };
  return effect?.told ? { told: effect.told } : {};
}
