import { randomUUID } from 'node:crypto';
import { mongo } from 'mongoose';
import { type ErasureChange, erasure } from '../changes/erasure.ts';
import { computeRemains, KEPT_CHANGING, replaceLead } from '../record/change-lead.ts';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { bodyOf, type ErasureNotes } from './erasures-file.ts';
import { spreadRevocations } from './record-revocation.ts';

export interface Erasure extends ErasureChange {
  /** A lead that contradicts the ledger is erased all the same. */
  readonly consentLedger: { readonly record: (lead: StoredLead) => Promise<unknown> };
  /** Where the erasure is noted for a restore. Undefined keeps no note. */
  readonly erasures: ErasureNotes | undefined;
}

export type ErasureOutcome =
  | { readonly outcome: 'erased'; readonly lead: StoredLead }
  /** Nothing was done: it was erased before, a manager holds it, or it had a step since `before`. */
  | { readonly outcome: 'erased_before' | 'held' | 'changed'; readonly lead: StoredLead }
  | { readonly outcome: 'unknown' };

/**
 * Removes everything personal from a lead in one update. What is left under its id refuses a repeat of the request. Open effects end, so a worker that
 * holds one commits nothing, and the CRM is asked to erase it, too. What the person has revoked is copied to their other requests first, and every
 * choice is in the consent ledger before its lead is gone. The erasure is noted outside MongoDB first, so that a restored backup does not undo it. If it is
 * refused then, the note is canceled. Rejects if MongoDB is away or the file cannot be written.
 *
 * @param fixed from when delays count, as of the message to the CRM
 */
export async function eraseLead(leads: Leads, id: string, made: Erasure, fixed?: Date): Promise<ErasureOutcome> {
  const { erasures, now, reason } = made;
  const attempt = randomUUID();
  const prepare = async (lead: StoredLead) => {
    await spreadRevocations(leads, lead, fixed);
    await made.consentLedger.record(lead);
    // With its `seq`, so that a later one proves that the note came to nothing.
    await erasures?.note({ at: now, id, reason, body: bodyOf(lead), seq: lead.seq, attempt });
  };
  const replaced = await replaceLead(leads, id, { decide: erasure(made), prepare, fixed });
  if (replaced.outcome === 'unknown') return replaced;
  const { outcome, lead } = replaced;
  if (outcome === 'changed') return { outcome: 'erased', lead };
  if (lead.status === 'erased') return { outcome: 'erased_before', lead };
  // Also what a process noted that crashed before it could cancel it.
  await erasures?.keep(lead, now, attempt);
  if (outcome === 'changing') throw new Error(KEPT_CHANGING);
  return { outcome: lead.hold ? 'held' : 'changed', lead };
}

/**
 * A lead of a backup that was erased since: what is stored of it, so that the rest reaches neither MongoDB nor its oplog. The caller
 * keeps its choices, and spreads what its person revoked, once all else is stored. Null if it is erased in the backup, or kept by a hold.
 * Rejects if MongoDB is away.
 */
export async function leaveOut(
  leads: Leads,
  restored: StoredLead,
  change: ErasureChange,
): Promise<{ readonly lead: StoredLead; readonly remains: StoredLead } | null> {
  // With numbers of JavaScript, as the ledger compares them.
  const lead = mongo.BSON.deserialize(mongo.BSON.serialize(restored)) as StoredLead;
  const remains = lead.status === 'erased' ? null : erasure(change)(lead);
  return remains && { lead, remains: await computeRemains(leads, lead, remains) };
}
