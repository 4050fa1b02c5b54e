import type { LeadHint } from '@annuity-lantern/contracts/http';
import type { RestoreJob } from '@annuity-lantern/contracts/jobs';
import { type InsertOutcome, type LeadOnItsWay, LeadRefused, type Ledger, readLead } from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { type JobProducer, jobsOfNewLead } from '@annuity-lantern/service-kit/queue';
import type { RestoreOutcome } from '@annuity-lantern/service-kit/restore-queue';
import { type Sealing, SealingError } from '@annuity-lantern/service-kit/sealing';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';

export interface RestoreOptions {
  readonly ledger: Ledger;
  readonly keepFirstAnswer: (leadId: string, createdAt: Date) => Promise<void>;
  readonly sealing: Sealing;
  readonly producer: Pick<JobProducer, 'enqueue'>;
  /** Notifies open desks. */
  readonly hint: (hint: LeadHint) => void;
  readonly log: Log;
}

/** Longest wait for MongoDB, in milliseconds: a frozen server never answers. A repeat takes three calls, a second request under its key more. */
const INSERT_BUDGET = 20_000;

export type RestoreLead = (job: RestoreJob) => Promise<RestoreOutcome>;

/**
 * Stores a sealed submission in MongoDB. If it is already there, it counts as restored: the intake's insert succeeded after its timeout, or
 * a worker crashed before acknowledging the job. If it was erased since, it is dropped. If another lead has its idempotency key, it is stored beside that
 * lead and marked. It is parked if our keys cannot open it or if it can never be stored.
 */
export function createRestoreLead(options: RestoreOptions): RestoreLead {
  const { sealing, producer, hint } = options;
  const notYet = lowRateWarning(options.log.warn);
  return async ({ leadId, sealed, restored }) => {
    const onItsWay = open(sealing, leadId, sealed, options.log);
    if ('parked' in onItsWay) return onItsWay;
    const log = options.log.with({ requestId: onItsWay.lead.reception.requestId });
    try {
      const { id, outcome } = await withDeadline(
        INSERT_BUDGET,
        insert(options, onItsWay, restored),
        () => new Error('the ledger did not answer in time'),
      );
      if (outcome.outcome === 'erased') {
        log.info('the sealed copy of an erased lead was dropped', { leadId: id });
        return 'restored';
      }
      if (id !== leadId) log.warn('a sealed lead was stored beside the one that had its key first', { leadId: id });
      log.info('sealed lead restored', { leadId: id });
      if (outcome.outcome === 'stored') {
        // If this fails, the sweep enqueues them.
        producer.enqueue(jobsOfNewLead(id, outcome.due)).catch(() => {});
        if (!onItsWay.lead.synthetic) hint({ id, kind: onItsWay.lead.kind, what: 'new' });
      }
      return 'restored';
    } catch (error) {
      if (error instanceof LeadRefused) {
        log.error('a sealed lead can never be stored and was parked', { leadId, error });
        return { parked: 'refused' };
      }
      notYet('sealed leads cannot be restored yet', { dependency: 'mongodb', error });
      return 'again';
    }
  };
}

function open(sealing: Sealing, leadId: string, sealed: string, log: Log): LeadOnItsWay | Extract<RestoreOutcome, object> {
  try {
    return readLead(sealing.open(sealed, leadId));
  } catch (error) {
    const { reason, keyId } = error instanceof SealingError ? error : { reason: 'unreadable' as const, keyId: undefined };
    log.error('a sealed lead cannot be opened and was parked', { leadId, errorClass: reason, keyId });
    return { parked: reason };
  }
}

async function insert(
  { ledger, keepFirstAnswer }: RestoreOptions,
  { lead, conflictId }: LeadOnItsWay,
  restored: RestoreJob['restored'],
): Promise<{ id: string; outcome: InsertOutcome }> {
  const kept = { ...lead, answeredBefore: true, ...(restored ? { restored } : {}) } as const;
  const outcome = await ledger.insert(kept);
  if (outcome.outcome === 'repeated') await keepFirstAnswer(lead.id, lead.createdAt);
  // Another request under the key of an erased one was acknowledged, so it is stored as well.
  const isOther = outcome.outcome === 'key_reused' || (outcome.outcome === 'erased' && !outcome.isRepeat);
  if (!isOther) return { id: lead.id, outcome };
  return { id: conflictId, outcome: await ledger.insert({ ...kept, id: conflictId, keyConflict: lead.id }) };
}
