import { findLead } from '../find/find-lead.ts';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { updateEffects } from '../record/update-effects.ts';
import type { ErasureNotes } from './erasures-file.ts';
import type { TransitionOutcome } from './transition-lead.ts';

interface HoldChange {
  readonly reason: string;
  /** User name of the manager. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Keeps a lead from being erased by anyone, until `endHold`, and cancels what was noted of erasures that came to nothing. Refused if it has a hold or was
 * erased. Rejects if MongoDB is away or the file of erasures cannot be written: the lead may have the hold then.
 */
export async function holdLead(
  leads: Leads,
  id: string,
  { reason, by, now }: HoldChange,
  erasures?: ErasureNotes,
): Promise<TransitionOutcome> {
  const hold = { at: now, by: { $literal: by }, reason: { $literal: reason } };
  const changed = await change(leads, id, { which: { hold: { $exists: false } }, hold, what: 'held', reason, by, now });
  if (changed.outcome === 'changed') await erasures?.keep(changed.lead, now);
  return changed;
}

/** Lets a lead be erased again. Refused if it has no hold. */
export function endHold(leads: Leads, id: string, { reason, by, now }: HoldChange): Promise<TransitionOutcome> {
  return change(leads, id, { which: { hold: { $exists: true } }, hold: '$$REMOVE', what: 'hold_ended', reason, by, now });
}

interface Change extends HoldChange {
  readonly which: object;
  readonly hold: object | '$$REMOVE';
  readonly what: StoredLead['history'][number]['what'];
}

/** Typed texts are literals, because a `$` would name a field. */
async function change(leads: Leads, id: string, { which, hold, what, reason, by, now }: Change): Promise<TransitionOutcome> {
  const seq = { $add: ['$seq', 1] };
  const entry = { at: now, seq, what, by: { $literal: by }, reason: { $literal: reason } };
  const stage = { $set: { hold, seq, history: { $concatArrays: ['$history', [entry]] } } };
  const lead = await updateEffects(leads, { _id: id, ...which }, [stage]);
  if (lead) return { outcome: 'changed', lead };
  const present = await findLead(leads, id);
  return present ? { outcome: 'refused', lead: present } : { outcome: 'unknown' };
}
