import { orderConsentRecord } from '../changes/consent-record.ts';
import { type AnswersCorrection, correctedAnswers } from '../changes/correct-answers.ts';
import { type ContactCorrection, correctedContact } from '../changes/correct-contact.ts';
import { endedHold, type HoldChange, newHold } from '../changes/hold.ts';
import { droppedCallback, type LoggedCall, loggedCall } from '../changes/log-call.ts';
import { bounce, type FailedMail, type Note, note, type Reply, reply } from '../changes/note.ts';
import { ownErasure } from '../changes/own-erasure.ts';
import { type OwnWish, ownWish } from '../changes/own-wish.ts';
import { addedSecondAdvisor, type NewSecondAdvisor, removedSecondAdvisor, type SecondAdvisorChange } from '../changes/second-advisor.ts';
import { type SentCorrection, sentCorrection } from '../changes/sent-correction.ts';
import { newOwner, type OwnerChange } from '../changes/set-owner.ts';
import { type Transition, transition } from '../changes/transition.ts';
import type { Visited } from '../my-request/visitor-keys.ts';
import { type ChangeOutcome, changeLead } from '../record/change-lead.ts';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import type { ErasureNotes } from './erasures-file.ts';

// Each change is described by the function of `changes/` that decides it. All reject if MongoDB is away. `moment` is from when delays count.

/** Milliseconds for a change outside of the lead. A call to MongoDB takes at most 18 s. */
const MARGIN = 20_000;

export function transitionLead(leads: Leads, id: string, change: Transition): Promise<ChangeOutcome> {
  return changeLead(leads, id, transition(change));
}

export function logCall(leads: Leads, id: string, call: LoggedCall): Promise<ChangeOutcome> {
  return changeLead(leads, id, loggedCall(call));
}

export async function dropCallback(leads: Leads, id: string): Promise<void> {
  await changeLead(leads, id, droppedCallback);
}

export function setOwner(leads: Leads, id: string, change: OwnerChange, moment?: Date): Promise<ChangeOutcome> {
  return changeLead(leads, id, newOwner(change), moment);
}

export function addSecondAdvisor(leads: Leads, id: string, change: NewSecondAdvisor, moment?: Date): Promise<ChangeOutcome> {
  return changeLead(leads, id, addedSecondAdvisor(change), moment);
}

export function removeSecondAdvisor(leads: Leads, id: string, change: SecondAdvisorChange): Promise<ChangeOutcome> {
  return changeLead(leads, id, removedSecondAdvisor(change));
}

export function correctContact(leads: Leads, id: string, correction: ContactCorrection, moment?: Date): Promise<ChangeOutcome> {
  return changeLead(leads, id, correctedContact(correction), moment);
}

export function correctAnswers(leads: Leads, id: string, correction: AnswersCorrection, moment?: Date): Promise<ChangeOutcome> {
  return changeLead(leads, id, correctedAnswers(correction), moment);
}

export function correctSent(leads: Leads, id: string, correction: SentCorrection, moment?: Date): Promise<ChangeOutcome> {
  return changeLead(leads, id, sentCorrection(correction), moment);
}

/** Cancels what was noted of erasures that came to nothing. Rejects also if their file cannot be written: the lead may have the hold then. */
export async function holdLead(leads: Leads, id: string, change: HoldChange, erasures?: ErasureNotes): Promise<ChangeOutcome> {
  const changed = await changeLead(leads, id, newHold(change));
  if (changed.outcome === 'changed') await erasures?.keep(changed.lead, change.now);
  return changed;
}

export function endHold(leads: Leads, id: string, change: HoldChange): Promise<ChangeOutcome> {
  return changeLead(leads, id, endedHold(change));
}

/** `full` if the history is too long for another note. Null without such a lead, and for an erased one. */
export async function addNote(leads: Leads, id: string, added: Note): Promise<StoredLead | 'full' | null> {
  const changed = await changeLead(leads, id, note(added));
  if (changed.outcome === 'changed') return changed.lead;
  return changed.outcome === 'refused' && changed.lead.status !== 'erased' ? 'full' : null;
}

/** Null if nothing was stored. */
export async function addReply(leads: Leads, id: string, added: Reply, moment?: Date): Promise<StoredLead | null> {
  const changed = await changeLead(leads, id, reply(added), moment);
  return changed.outcome === 'changed' ? changed.lead : null;
}

/** Null if nothing was stored. */
export async function addBounce(leads: Leads, id: string, added: FailedMail): Promise<StoredLead | null> {
  const changed = await changeLead(leads, id, bounce(added));
  return changed.outcome === 'changed' ? changed.lead : null;
}

/** Null if the lead no longer has the contact of the visit. */
export async function recordOwnWish(
  leads: Leads,
  visit: Pick<Visited, '_id' | 'email' | 'phone'>,
  wish: OwnWish,
  now: Date,
  moment?: Date,
): Promise<StoredLead | null> {
  const changed = await changeLead(leads, visit._id, ownWish(visit, wish, now), moment);
  return changed.outcome === 'changed' ? changed.lead : null;
}

/** False without such a lead, while a hold keeps it, and after it was erased. */
export async function orderErasure(leads: Leads, id: string, moment?: Date): Promise<boolean> {
  return (await changeLead(leads, id, ownErasure, moment)).outcome === 'changed';
}

/** Orders the effect before a choice is recorded outside of the lead, so that a process that ends right after that choice loses no record. */
export async function owesConsentRecord(leads: Leads, id: string): Promise<void> {
  await changeLead(leads, id, (lead, now) => (lead.effects.consentRecord ? { effects: orderConsentRecord(lead, now, MARGIN) } : null));
}
