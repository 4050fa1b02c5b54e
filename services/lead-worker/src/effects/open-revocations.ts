import { type AnyLeadRecord, copyRevocations, type Leads, spreadRevocations } from '@annuity-lantern/lead-store';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { EffectRefusal } from './effect-refusal.ts';

/** What visitors revoked. Mails and webhook read it right before they are sent, because a claim may be seconds old. */
export interface Revocations {
  /**
   * The lead with what its person has revoked until now, also in other requests.
   *
   * @throws EffectRefusal if MongoDB does not answer in time: nothing was sent, so the effect is retried
   */
  readFor(lead: AnyLeadRecord): Promise<AnyLeadRecord>;
  /** Copies the lead's revocations to the person's other requests. */
  spread(lead: AnyLeadRecord): Promise<void>;
}

/** Longest wait for MongoDB, in milliseconds. */
const READ_BUDGET = 3000;

export function openRevocations(leads: Leads): Revocations {
  return {
    readFor: shareReading((lead: AnyLeadRecord) => readInTime(() => copyRevocations(leads, lead))),
    spread: (lead) => spreadRevocations(leads, lead),
  };
}

/** Effects that one update claimed have the same copy of the lead and act at the same moment: they share a look-up. */
export function shareReading<Lead extends object, T>(read: (lead: Lead) => Promise<T>): (lead: Lead) => Promise<T> {
  const underWay = new WeakMap<Lead, Promise<T>>();
  return (lead) => {
    const reading = underWay.get(lead) ?? read(lead).finally(() => underWay.delete(lead));
    underWay.set(lead, reading);
    return reading;
  };
}

/** @throws EffectRefusal if MongoDB does not answer in time */
export function readInTime<T>(read: () => Promise<T>): Promise<T> {
  return withDeadline(READ_BUDGET, read(), () => new Error('MongoDB did not answer in time')).catch(notRead);
}

function notRead(cause: unknown): never {
  throw new EffectRefusal('revocations_not_read', { permanent: false, ambiguous: false, cause });
}
