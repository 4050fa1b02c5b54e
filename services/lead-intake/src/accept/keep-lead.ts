import {
  findFirstAnswer,
  type InsertOutcome,
  type LeadKind,
  type LeadOnItsWay,
  LeadRefused,
  type Leads,
  type Ledger,
  type NewLead,
  writeLead,
} from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import type { RestoreProducer } from '@annuity-lantern/service-kit/restore-producer';
import type { Sealing } from '@annuity-lantern/service-kit/sealing';
import type { AskLedger } from './ask-ledger.ts';

/** Seconds after which a form should try again. */
const RETRY_AFTER = 5;

export interface KeepOptions {
  readonly leads: Leads;
  readonly ledger: Ledger;
  readonly askLedger: AskLedger;
  readonly sealing: Sealing;
  readonly restoreProducer: Pick<RestoreProducer, 'keep'>;
  readonly log: Log;
}

/** `id` is the stored lead's: either this lead, or its copy under another id from an earlier outage. */
export type Kept =
  | (InsertOutcome & { readonly id: string })
  /** Not in MongoDB, or the outcome is unknown: a worker will insert it. */
  | { readonly outcome: 'sealed'; readonly id: string; readonly createdAt: Date };

/** `conflictId` is called only if the plain id does not suffice. */
export type KeepLead = (lead: NewLead<LeadKind>, conflictId: () => string) => Promise<Kept>;

/**
 * Stores a submission in MongoDB, or sealed in Redis while MongoDB does not answer. An insert may still succeed after its timeout. This
 * does no harm, because the sealed submission has the same id. The returned function throws:
 * - AppError `store_unavailable` (503) if neither store answers. The outcome is unknown, and the same key may be sent again.
 * - LeadRefused if no store can ever take the lead.
 */
export function createKeepLead(options: KeepOptions): KeepLead {
  const ledgerIsAway = lowRateWarning(options.log.warn);
  return async (lead, conflictId) => {
    try {
      return await options.askLedger((signal) => store(options, { lead, conflictId, signal }));
    } catch (error) {
      if (error instanceof LeadRefused) throw error;
      const { requestId } = lead.reception;
      ledgerIsAway('the ledger did not answer or acknowledge', { dependency: 'mongodb', requestId, leadId: lead.id, error });
      return seal(options, { lead, conflictId: conflictId() });
    }
  };
}

interface ToStore {
  readonly lead: NewLead<LeadKind>;
  readonly conflictId: () => string;
  readonly signal: AbortSignal;
}

async function store({ leads, ledger }: KeepOptions, { lead, conflictId, signal }: ToStore): Promise<Kept> {
  const outcome = await ledger.insert(lead, signal);
  if (outcome.outcome === 'key_reused' || (outcome.outcome === 'erased' && !outcome.isRepeat)) {
    // An outage let this submission be stored beside the lead that first used its key, which may be erased since.
    const id = conflictId();
    const beside = await findFirstAnswer(leads, id);
    if (beside?.bodyHmac === lead.bodyHmac) {
      return beside.erased ? { outcome: 'erased', isRepeat: true, id } : { ...beside, outcome: 'repeated', id };
    }
  }
  return { ...outcome, id: lead.id };
}

async function seal({ sealing, restoreProducer }: KeepOptions, onItsWay: LeadOnItsWay): Promise<Kept> {
  const { id, bodyHmac, createdAt } = onItsWay.lead;
  try {
    const sealed = sealing.seal(writeLead(onItsWay), id);
    const first = await restoreProducer.keep({ leadId: id, sealed, fingerprint: bodyHmac, createdAt });
    return { outcome: 'sealed', id, createdAt: first };
  } catch (cause) {
    throw new AppError('store_unavailable', { message: 'neither the ledger nor the queue took the lead', cause, retryAfter: RETRY_AFTER });
  }
}
