import type { SecondAdvisor } from '../record/lead-record.ts';
import { type Decide, step } from './lead-change.ts';
import { orderOwnerEffects } from './owner-effects.ts';
import { type Actor, isOwnedBy, mayGet, type Recipient } from './rights.ts';

export interface SecondAdvisorChange {
  /** The `seq` that the person saw. */
  readonly seq: number;
  readonly by: Actor;
  readonly now: Date;
}

export interface NewSecondAdvisor extends SecondAdvisorChange {
  readonly second: Recipient & Pick<SecondAdvisor, 'agreedOn' | 'way'>;
}

/**
 * The visitor's consent to a second advisor, and the mail that names both. Refused if the lead has changed since, is unowned, has a second advisor, or
 * is owned by the same person, and for an advisor without a license for the state. Agents must own the lead.
 */
export function addedSecondAdvisor({ second, seq, by, now }: NewSecondAdvisor): Decide {
  const { id, username, agreedOn, way } = second;
  return (lead, storeTime) => {
    if (lead.seq !== seq || !isOwnedBy(lead, by) || lead.secondAdvisor || lead.owner?.id === id || !mayGet(second, lead)) return null;
    return {
      fields: { secondAdvisor: { id, username, agreedOn, way, by: by.username, at: now } },
      effects: orderOwnerEffects(lead, storeTime),
      ...step(lead, { at: now, what: 'second_advisor', by: by.username, second: username, agreedOn, way }),
    };
  };
}

/** Removes the second advisor. Refused like adding one, and if there is none. The visitor gets no mail about it. */
export function removedSecondAdvisor({ seq, by, now }: SecondAdvisorChange): Decide {
  return (lead) => {
    if (lead.seq !== seq || !isOwnedBy(lead, by) || !lead.secondAdvisor) return null;
    return {
      fields: { secondAdvisor: undefined },
      ...step(lead, { at: now, what: 'second_advisor_ended', by: by.username, second: lead.secondAdvisor.username }),
    };
  };
}
