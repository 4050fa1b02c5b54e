import { type EffectDefinition, type EffectName, effects, firstEffects } from '@annuity-lantern/contracts/effects';
import { holdRestored } from '../outbox/hold-restored.ts';
import type { Effect, LeadRecord, NewLead } from '../record/lead-record.ts';

type Lead = Pick<NewLead<never>, 'consent' | 'reception' | 'createdAt' | 'restored' | 'synthetic'>;

/** The conditions under which a new lead skips an effect. */
const conditions: Readonly<Record<NonNullable<EffectDefinition['unless']>, (lead: Lead) => boolean>> = {
  noAnalyticsConsent: ({ consent, reception }) => consent?.analytics !== true || reception.globalPrivacyControl === true,
};

/** The effects of a new lead, each in its first state. */
export function firstOutbox(lead: Lead): LeadRecord['effects'] {
  const stateOf = lead.synthetic ? firstStateOfSynthetic : firstState;
  const outbox = Object.fromEntries(firstEffects.map((name) => [name, stateOf(effects[name], lead)])) as LeadRecord['effects'];
  return lead.restored ? holdRestored(outbox, new Date()) : outbox;
}

/** Only the effects that end within minutes, so that they can be waited for. */
function firstStateOfSynthetic(definition: EffectDefinition, lead: Lead): Effect {
  return definition.expected ? startOf(definition, lead) : { state: 'skipped', attempts: 0 };
}

function firstState(definition: EffectDefinition, lead: Lead): Effect {
  const { unless } = definition;
  return unless && conditions[unless](lead) ? { state: 'skipped', attempts: 0 } : startOf(definition, lead);
}

function startOf({ starts }: EffectDefinition, lead: Lead): Effect {
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
