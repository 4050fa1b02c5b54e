import { type EffectDefinition, type EffectName, effects, firstEffects } from '@annuity-lantern/contracts/effects';
import { holdRestored } from '../outbox/hold-restored.ts';
import type { Effect, LeadRecord, NewLead } from '../record/lead-record.ts';

type Lead = Pick<NewLead<never>, 'consent' | 'reception' | 'createdAt' | 'restored'>;

/** The conditions under which a new lead skips an effect. */
const conditions: Readonly<Record<NonNullable<EffectDefinition['unless']>, (lead: Lead) => boolean>> = {
  noAnalyticsConsent: ({ consent, reception }) => consent?.analytics !== true || reception.globalPrivacyControl === true,
};

/** The effects of a new lead, each in its first state. */
export function firstOutbox(lead: Lead): LeadRecord['effects'] {
  const outbox = Object.fromEntries(firstEffects.map((name) => [name, firstState(effects[name], lead)])) as LeadRecord['effects'];
  return lead.restored ? holdRestored(outbox, new Date()) : outbox;
}

function firstState({ starts, unless }: EffectDefinition, lead: Lead): Effect {
  if (unless && conditions[unless](lead)) return { state: 'skipped', attempts: 0 };
  if ('after' in starts) return { state: 'waiting', attempts: 0, ...starts };
  if ('with' in starts) return { state: 'waiting', attempts: 0 };
  return { state: 'due', attempts: 0, nextAt: new Date(lead.createdAt.getTime() + starts.delay) };
}

/** The effects of a new lead that a worker can claim at once. */
export function dueAtOnce({ effects: outbox, createdAt }: Pick<LeadRecord, 'effects' | 'createdAt'>): EffectName[] {
  return firstEffects.filter((name) => {
    const { state, nextAt } = outbox[name];
    return state === 'due' && nextAt !== undefined && nextAt <= createdAt;
  });
}
