import { type EffectName, effectNames, type SkipReason } from '@annuity-lantern/contracts/effects';
import { type Choice, closedBy, dependsOn, listedChoices } from '@annuity-lantern/contracts/exits';
import { consentChannels } from '@annuity-lantern/contracts/http';
import { type AnyLeadRecord, type EffectResult, type Listed, noCallsHereOf, type WithNoCalls } from '@annuity-lantern/lead-store';
import { EffectRefusal } from './effect-refusal.ts';
import type { ReadNoCalls } from './open-no-calls.ts';
import type { Revocations } from './open-revocations.ts';

/** Acts for a lead as its person has chosen until now. */
export type ActForChoices = (lead: WithNoCalls<AnyLeadRecord>, idempotencyKey: string) => Promise<EffectResult>;

type Act = (lead: AnyLeadRecord, idempotencyKey: string) => Promise<EffectResult>;

interface ChoiceReaders {
  readonly revocations: Pick<Revocations, 'readFor'>;
  readonly readNoCalls: ReadNoCalls;
}

/**
 * Reads right before each effect what the person has chosen, as far as its row of `exits` depends on it. Skips the effect if a choice
 * closes it, or if the lead is erased: then only the CRM learns of it. So no handler can forget to ask.
 */
export function heedChoices(
  handlers: Readonly<Record<EffectName, ActForChoices>>,
  readers: ChoiceReaders,
): Readonly<Record<EffectName, Act>> {
  const heeding = (effect: EffectName): Act => {
    const needsLead = [...consentChannels, 'noCallsHere' as const].some((choice) => dependsOn(effect, choice));
    const needsList = listedChoices.some((choice) => dependsOn(effect, choice));
    return async (claimed, idempotencyKey) => {
      // A synthetic request is claimed and committed like any other, and reaches nothing outside.
      if (claimed.synthetic) return { state: 'done' };
      const started = performance.now();
      const [current, { noCalls, noEmail, badAddress }] = await Promise.all([
        needsLead ? readers.revocations.readFor(claimed) : claimed,
        needsList ? readers.readNoCalls(claimed) : nothing,
      ]);
      // Read by a process that was frozen since. The person may have chosen otherwise, or the request may be erased.
      if (performance.now() - started > OLDEST_READING)
        throw new EffectRefusal('revocations_not_read', { permanent: false, ambiguous: false });
      if (current.status === 'erased' && effect !== 'erasedWebhook') return { state: 'skipped', reason: 'erased' };
      const noCallsHere = noCallsHereOf(current);
      const lead = { ...current, noCalls, noEmail, badAddress, ...(noCallsHere ? { noCallsHere } : {}) };
      const choice = closedBy(effect, lead);
      if (choice) return { state: 'skipped', reason: reasons[choice] };
      return handlers[effect](lead, idempotencyKey);
    };
  };
  return Object.fromEntries(effectNames.map((effect) => [effect, heeding(effect)])) as Record<EffectName, Act>;
}

/** Milliseconds from the start of reading to the act. More than reading may take. */
export const OLDEST_READING = 4000;

const nothing: Listed = {};

const reasons = {
  noCalls: 'no_calls',
  noEmail: 'email_revoked',
  badAddress: 'address_bad',
  noCallsHere: 'no_calls',
  automatedCalls: 'no_calls',
  texts: 'no_calls',
  email: 'email_revoked',
} as const satisfies Readonly<Record<Choice, SkipReason>>;
