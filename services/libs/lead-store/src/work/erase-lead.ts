import { randomUUID } from 'node:crypto';
import { effects } from '@annuity-lantern/contracts/effects';
import type { ErasureReason } from '@annuity-lantern/contracts/http';
import type { PipelineStage } from 'mongoose';
import { lastStep } from '../find/find-expired.ts';
import { findLead } from '../find/find-lead.ts';
import type { AnyLeadRecord, StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { after, type Moment, SERVER_NOW } from '../record/moment.ts';
import { keptEffects, keptHistory, tombstone } from '../record/personal-fields.ts';
import { updateEffects } from '../record/update-effects.ts';
import { bodyOf, type ErasureNotes } from './erasures-file.ts';
import { spreadRevocations } from './record-revocation.ts';

export interface Erasure {
  /** `visitor`, `system`, or the user name of a member of staff. */
  readonly by: string;
  readonly reason: ErasureReason;
  readonly now: Date;
  /** A lead that contradicts the ledger is erased all the same. */
  readonly consentLedger: { readonly record: (lead: StoredLead) => Promise<unknown> };
  /** Where the erasure is noted for a restore. Undefined keeps no note. */
  readonly erasures: ErasureNotes | undefined;
  /** Only a lead without a step since then. */
  readonly before?: Date;
}

export type ErasureOutcome =
  | { readonly outcome: 'erased'; readonly lead: AnyLeadRecord }
  /** Nothing was done: it was erased before, a manager holds it, or it had a step since `before`. */
  | { readonly outcome: 'erased_before' | 'held' | 'changed'; readonly lead: StoredLead }
  | { readonly outcome: 'unknown' };

const TRIES = 10;

/**
 * Removes everything personal from a lead in one update. What is left under its id refuses a repeat of the request. Open effects end, so a worker that
 * holds one commits nothing, and the CRM is asked to erase it, too. What the person has revoked is copied to their other requests first, and every
 * choice is in the consent ledger before its lead is gone. The erasure is noted outside MongoDB first, so that a restored backup does not undo it. If it is
 * refused then, the note is canceled. Rejects if MongoDB is away or the file cannot be written.
 *
 * @param moment from when the delay of the message to the CRM counts
 */
export async function eraseLead(leads: Leads, id: string, erasure: Erasure, moment: Moment = SERVER_NOW): Promise<ErasureOutcome> {
  const { before, erasures, now, reason } = erasure;
  const attempt = randomUUID();
  const isOld = before ? { $expr: { $lt: [lastStep, before] } } : {};
  for (let tries = 0; ; tries += 1) {
    const seen = await findLead(leads, id);
    if (!seen) return { outcome: 'unknown' };
    if (seen.status === 'erased') return { outcome: 'erased_before', lead: seen };
    const isChanged = before !== undefined && seen.history.some(({ at }) => at >= before);
    if (seen.hold || isChanged || tries === TRIES) {
      // Also what a process noted that crashed before it could cancel it.
      await erasures?.keep(seen, now, attempt);
      if (seen.hold || isChanged) return { outcome: seen.hold ? 'held' : 'changed', lead: seen };
      throw new Error('the lead kept changing');
    }
    await spreadRevocations(leads, seen);
    await erasure.consentLedger.record(seen);
    await erasures?.note({ at: now, id, reason, body: bodyOf(seen), seq: seen.seq, attempt });
    // By `seq`, so that a revocation that comes between is copied, too.
    const which = { _id: id, seq: seen.seq, hold: { $exists: false }, ...isOld };
    const lead = await updateEffects(leads, which, [remains(erasure, moment)]);
    if (lead) return { outcome: 'erased', lead };
  }
}

function remains({ by, reason, now }: Erasure, moment: Moment): PipelineStage.ReplaceWith {
  const seq = { $add: ['$seq', 1] };
  const entry = { at: now, seq, what: 'erased', by: { $literal: by }, reason };
  const { delay } = effects.erasedWebhook.starts as { readonly delay: number };
  const order = { state: 'due', attempts: 0, nextAt: after(moment, delay), order: seq };
  return {
    $replaceWith: tombstone({
      status: 'erased',
      seq,
      history: { $concatArrays: [keptHistory, [entry]] },
      effects: { $mergeObjects: [keptEffects, { erasedWebhook: order }] },
    }),
  };
}
