import { type EffectDefinition, type EffectName, effects, firstEffects } from '@annuity-lantern/contracts/effects';
import { holdRestored } from '../outbox/hold-restored.ts';
import { resultOf } from '../outbox/release-effects.ts';
import type { Effect, LeadRecord, NewLead } from '../record/lead-record.ts';

type Lead = Pick<NewLead<never>, 'consent' | 'contact' | 'reception' | 'createdAt' | 'restored' | 'synthetic'>;

/** The conditions under which a new lead skips an effect. */
const conditions: Readonly<Record<NonNullable<EffectDefinition['unless']>, (lead: Lead) => boolean>> = {
  noAnalyticsConsent: ({ consent, reception }) => consent?.analytics !== true || reception.globalPrivacyControl === true,
};

/** Effects that the intake has already done for a lead. */
const doneOnReceipt: Readonly<Partial<Record<string, (lead: Lead) => boolean>>> = {
  verify: ({ contact }) => contact.email !== 'unknown' && contact.phone !== 'unknown',
};

/** The effects of a new lead, each in its first state. */
export function firstOutbox(lead: Lead): LeadRecord['effects'] {
  const stateOf = lead.synthetic ? firstStateOfSynthetic : firstState;
  const stateOfNamed = (name: EffectName): Effect =>
    doneOnReceipt[name]?.(lead) ? { state: 'done', attempts: 0, doneAt: lead.createdAt } : stateOf(effects[name], lead);
  const outbox = Object.fromEntries(firstEffects.map((name) => [name, stateOfNamed(name)])) as LeadRecord['effects'];
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
  if ('with' in starts) return { state: 'waiting', attempts: 0 };
  const due = { state: 'due', attempts: 0, nextAt: new Date(lead.createdAt.getTime() + starts.delay) } as const;
  if (!('after' in starts)) return due;
  if (!doneOnReceipt[starts.after]?.(lead)) return { state: 'waiting', attempts: 0, ...starts };
  const isUnwanted = starts.unlessContact?.includes(resultOf(lead.contact));
  return isUnwanted ? { state: 'skipped', attempts: 0, ...starts } : { ...starts, ...due };
}

/** The effects of a new lead that a worker can claim at once. */
export function dueAtOnce({ effects: outbox, createdAt }: Pick<LeadRecord, 'effects' | 'createdAt'>): EffectName[] {
  return firstEffects.filter((name) => {
    const { state, nextAt } = outbox[name];
    return state === 'due' && nextAt !== undefined && nextAt <= createdAt;
  });
}
