import type { PipelineStage } from 'mongoose';
import { findLead } from '../find/find-lead.ts';
import type { SecondAdvisor } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import type { Moment } from '../record/moment.ts';
import { updateEffects } from '../record/update-effects.ts';
import { orderOwnerEffects } from './order-owner-effects.ts';
import { type Actor, ownedBy } from './owned-by.ts';
import type { TransitionOutcome } from './transition-lead.ts';

interface SecondAdvisorChange {
  /** The `seq` that the person saw. */
  readonly seq: number;
  readonly by: Actor;
  readonly now: Date;
}

export interface NewSecondAdvisor extends SecondAdvisorChange {
  readonly second: Pick<SecondAdvisor, 'id' | 'username' | 'agreedOn' | 'way'>;
}

/**
 * Records the visitor's consent to a second advisor, by compare-and-set on `seq`, and orders the mail that names both. Refused if the lead
 * has changed since, is unowned, has a second advisor, or is owned by the same person. Agents must own the lead. Rejects if MongoDB is
 * away.
 *
 * @param moment start of the mail's delay
 */
export async function addSecondAdvisor(leads: Leads, id: string, change: NewSecondAdvisor, moment?: Moment): Promise<TransitionOutcome> {
  const { second, by, now } = change;
  const { agreedOn, way } = second;
  const person = { id: { $literal: second.id }, username: { $literal: second.username } };
  const entry = { what: 'second_advisor', second: person.username, agreedOn, way };
  return update(leads, id, change, {
    which: { $nor: [{ secondAdvisor: { $exists: true } }, { 'owner.id': second.id }] },
    before: [orderOwnerEffects(moment)],
    set: { secondAdvisor: { ...person, agreedOn, way, by: { $literal: by.username }, at: now } },
    entry,
  });
}

/** Removes the second advisor. Refused like adding one, and if there is none. The visitor gets no mail about it. */
export async function removeSecondAdvisor(leads: Leads, id: string, change: SecondAdvisorChange): Promise<TransitionOutcome> {
  return update(leads, id, change, {
    which: { secondAdvisor: { $exists: true } },
    before: [],
    set: { secondAdvisor: '$$REMOVE' },
    entry: { what: 'second_advisor_ended', second: '$secondAdvisor.username' },
  });
}

interface Update {
  readonly which: object;
  readonly before: readonly PipelineStage[];
  readonly set: object;
  readonly entry: object;
}

async function update(
  leads: Leads,
  id: string,
  { seq: seen, by, now }: SecondAdvisorChange,
  { which, before, set, entry }: Update,
): Promise<TransitionOutcome> {
  const seq = { $add: ['$seq', 1] };
  const history = { $concatArrays: ['$history', [{ at: now, seq, by: { $literal: by.username }, ...entry }]] };
  const lead = await updateEffects(leads, { _id: id, seq: seen, ...ownedBy(by), ...which }, [
    ...before,
    { $set: { ...set, seq, history } },
  ]);
  if (lead) return { outcome: 'changed', lead };
  const present = await findLead(leads, id);
  return present ? { outcome: 'refused', lead: present } : { outcome: 'unknown' };
}
