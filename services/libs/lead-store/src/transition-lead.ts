import { type LeadStatus, leadTransitions } from '@annuity-lantern/contracts/http';
import type { PipelineStage } from 'mongoose';
import { findLead, type StoredLead } from './find-lead.ts';
import type { Leads } from './leads.ts';

export interface Transition {
  readonly to: LeadStatus;
  /** Of the lead as the person saw it. */
  readonly seq: number;
  readonly note?: string | undefined;
  /** User name of the member of staff. */
  readonly by: string;
  readonly now: Date;
}

export type TransitionOutcome =
  | { readonly outcome: 'changed'; readonly lead: StoredLead }
  /** The machine has no such step, or the lead has changed since it was seen; `lead` is how it stands. */
  | { readonly outcome: 'refused'; readonly lead: StoredLead; readonly allowed: readonly LeadStatus[] }
  | { readonly outcome: 'unknown' };

/**
 * Brings a lead into its next status: one compare-and-set on `seq` that appends to the history, so that of two people who press at once one wins
 * and the other is told. Rejects when MongoDB is away.
 */
export async function transitionLead(leads: Leads, id: string, transition: Transition): Promise<TransitionOutcome> {
  const { to, seq } = transition;
  const lead = await leads.any
    .findOneAndUpdate({ _id: id, seq, status: { $in: statusesBefore(to) } }, [change(transition)] as never, {
      updatePipeline: true,
      returnDocument: 'after',
    })
    .lean<StoredLead>();
  if (lead) return { outcome: 'changed', lead };
  const present = await findLead(leads, id);
  return present ? { outcome: 'refused', lead: present, allowed: leadTransitions[present.status] } : { outcome: 'unknown' };
}

function statusesBefore(to: LeadStatus): LeadStatus[] {
  const machine = Object.entries(leadTransitions) as [LeadStatus, readonly LeadStatus[]][];
  return machine.filter(([, next]) => next.includes(to)).map(([from]) => from);
}

/** Within one stage every expression sees the lead as it was before. What people typed are literals: a `$` would name a field. */
function change({ to, by, note, now }: Transition): PipelineStage.Set {
  const seq = { $add: ['$seq', 1] };
  const words = note ? { note: { $literal: note } } : {};
  const entry = { at: now, seq, what: 'status', by: { $literal: by }, from: '$status', to, ...words };
  return { $set: { status: to, seq, history: { $concatArrays: ['$history', [entry]] } } };
}
