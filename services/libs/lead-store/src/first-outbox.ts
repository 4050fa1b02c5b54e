import { type EffectName, effectNames } from '@annuity-lantern/contracts/jobs';
import { firstTryAt } from './effect-policy.ts';
import type { Effect, LeadRecord, NewLead } from './lead-record.ts';

/** What has to happen for a new lead, in the order that the design gives: what waits is released by the effect before it (effectPolicy). */
export function firstOutbox({
  consent,
  reception,
  createdAt,
}: Pick<NewLead<never>, 'consent' | 'reception' | 'createdAt'>): LeadRecord['effects'] {
  const due = (effect: EffectName): Effect => ({ state: 'due', attempts: 0, nextAt: firstTryAt(effect, createdAt) });
  const waiting: Effect = { state: 'waiting', attempts: 0 };
  const skipped: Effect = { state: 'skipped', attempts: 0 };
  const mayBeCounted = consent?.analytics === true && !reception.globalPrivacyControl;
  return {
    verify: due('verify'),
    recheck: waiting,
    persist: due('persist'),
    staffMail: waiting,
    visitorMail: waiting,
    webhook: waiting,
    analytics: mayBeCounted ? due('analytics') : skipped,
    slaWarning: due('slaWarning'),
    slaBreach: due('slaBreach'),
  };
}

/** The effects of a new lead that a worker can begin with at once. */
export function dueAtOnce({ effects, createdAt }: Pick<LeadRecord, 'effects' | 'createdAt'>): EffectName[] {
  return effectNames.filter((name) => {
    const { state, nextAt } = effects[name];
    return state === 'due' && nextAt !== undefined && nextAt <= createdAt;
  });
}
