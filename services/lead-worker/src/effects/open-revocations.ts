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

/** Longest wait for MongoDB, in milliseconds. The effect needs the rest of the handler's time. */
const READ_BUDGET = 900;

export function openRevocations(leads: Leads): Revocations {
  const underWay = new WeakMap<AnyLeadRecord, Promise<AnyLeadRecord>>();
  const read = (lead: AnyLeadRecord) =>
    withDeadline(READ_BUDGET, copyRevocations(leads, lead), () => new Error('MongoDB did not answer in time'))
      .catch(notRead)
      .finally(() => underWay.delete(lead));
  return {
    // Effects that one update claimed have the same copy of the lead and act at the same moment: they share a look-up.
    readFor: (lead) => {
      const reading = underWay.get(lead) ?? read(lead);
      underWay.set(lead, reading);
      return reading;
    },
    spread: (lead) => spreadRevocations(leads, lead),
  };
}

function notRead(cause: unknown): never {
  throw new EffectRefusal('revocations_not_read', { permanent: false, ambiguous: false, cause });
}
