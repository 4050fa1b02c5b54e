import { findLead } from '../find/find-lead.ts';
import { orderChangeMail } from '../my-request/order-change-mail.ts';
import type { HistoryEntry } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { notErased } from '../record/not-erased.ts';
import { updateEffects } from '../record/update-effects.ts';
import type { TransitionOutcome } from './transition-lead.ts';

interface Pause {
  /** User name, or `visitor`. */
  readonly by: string;
  /** The visitor did it, and gets a mail about it. */
  readonly isOwn?: boolean;
  readonly now: Date;
}

/** Staff must not call the visitor of this lead, until `resumeCalls`. Refused if calls are paused already. Rejects if MongoDB is away. */
export function pauseCalls(leads: Leads, id: string, { by, isOwn = false, now }: Pause): Promise<TransitionOutcome> {
  const callsPaused = { at: now, by: { $literal: by } };
  return change(leads, id, { isPaused: false, callsPaused, entry: { what: 'calls_paused', at: now, by }, isOwn });
}

/** Calls are allowed again. Refused if they are not paused. */
export function resumeCalls(
  leads: Leads,
  id: string,
  { by, reason, now }: { readonly by: string; readonly reason: string; readonly now: Date },
): Promise<TransitionOutcome> {
  return change(leads, id, { isPaused: true, callsPaused: '$$REMOVE', entry: { what: 'calls_resumed', at: now, by, reason } });
}

interface Change {
  /** Before. */
  readonly isPaused: boolean;
  readonly callsPaused: object | '$$REMOVE';
  readonly entry: Omit<HistoryEntry, 'seq'>;
  readonly isOwn?: boolean;
}

/** Typed texts are literals, because a `$` would name a field. */
async function change(leads: Leads, id: string, { isPaused, callsPaused, entry, isOwn }: Change): Promise<TransitionOutcome> {
  const seq = { $add: ['$seq', 1] };
  const stage = { $set: { callsPaused, seq, history: { $concatArrays: ['$history', [{ ...literals(entry), seq }]] } } };
  const mail = isOwn ? [orderChangeMail(['callsPaused'])] : [];
  const lead = await updateEffects(leads, { _id: id, ...notErased, callsPaused: { $exists: isPaused } }, [...mail, stage]);
  if (lead) return { outcome: 'changed', lead };
  const present = await findLead(leads, id);
  return present ? { outcome: 'refused', lead: present } : { outcome: 'unknown' };
}

function literals(entry: object): object {
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, { $literal: value }]));
}
