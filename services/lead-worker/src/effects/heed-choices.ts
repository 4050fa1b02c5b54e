import { type EffectName, effectNames, type SkipReason } from '@annuity-lantern/contracts/effects';
import { type Choice, closedBy, dependsOn } from '@annuity-lantern/contracts/exits';
import { consentChannels } from '@annuity-lantern/contracts/http';
import type { AnyLeadRecord, EffectResult, WithNoCalls } from '@annuity-lantern/lead-store';
import type { NoContact, ReadNoCalls } from './open-no-calls.ts';
import type { Revocations } from './open-revocations.ts';

/**
 * Acts for a lead as its person has chosen until now.
 *
 * @param spent milliseconds of the handler's time that are already used
 */
export type ActForChoices = (lead: WithNoCalls<AnyLeadRecord>, idempotencyKey: string, spent: number) => Promise<EffectResult>;

type Act = (lead: AnyLeadRecord, idempotencyKey: string) => Promise<EffectResult>;

interface ChoiceReaders {
  readonly revocations: Pick<Revocations, 'readFor'>;
  readonly readNoCalls: ReadNoCalls;
}

/**
 * Reads right before each effect what the person has chosen, as far as its row of `exits` depends on it. Skips the effect if a choice
 * closes it, or if the lead was erased since the claim. So no handler can forget to ask.
 */
export function heedChoices(
  handlers: Readonly<Record<EffectName, ActForChoices>>,
  readers: ChoiceReaders,
): Readonly<Record<EffectName, Act>> {
  const heeding = (effect: EffectName): Act => {
    const needsRevocations = consentChannels.some((channel) => dependsOn(effect, channel));
    const needsNoCalls = dependsOn(effect, 'noCalls') || dependsOn(effect, 'noEmail');
    return async (claimed, idempotencyKey) => {
      const started = performance.now();
      const [current, { noCalls, noEmail }] = await Promise.all([
        needsRevocations ? readers.revocations.readFor(claimed) : claimed,
        needsNoCalls ? readers.readNoCalls(claimed) : nothing,
      ]);
      if (current.status === 'erased' && claimed.status !== 'erased') return { state: 'skipped', reason: 'erased' };
      const lead = { ...current, noCalls, noEmail };
      const choice = closedBy(effect, lead);
      if (choice) return { state: 'skipped', reason: reasonOf(choice) };
      return handlers[effect](lead, idempotencyKey, performance.now() - started);
    };
  };
  return Object.fromEntries(effectNames.map((effect) => [effect, heeding(effect)])) as Record<EffectName, Act>;
}

const nothing: NoContact = {};

function reasonOf(choice: Choice): SkipReason {
  if (choice === 'callsPaused') return 'calls_paused';
  return choice === 'email' || choice === 'noEmail' ? 'email_revoked' : 'no_calls';
}
