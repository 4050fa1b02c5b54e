import type { LeadHint } from '@annuity-lantern/contracts/http';
import { keepFirstAnswer, type Leads, openLedger } from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { JobProducer, JobWorker } from '@annuity-lantern/service-kit/queue';
import { repeat } from '@annuity-lantern/service-kit/repeat';
import { type RestoreWorker, startRestoreWorker } from '@annuity-lantern/service-kit/restore-queue';
import type { Sealing } from '@annuity-lantern/service-kit/sealing';
import type { Gate } from './create-gate.ts';
import { limitLosses } from './limit-losses.ts';
import { createRestoreLead } from './restore-lead.ts';

export interface RestoreStartOptions {
  readonly leads: Leads;
  /** Whether MongoDB answers. */
  readonly storeIsReady: () => Promise<boolean>;
  readonly redisUrl: string;
  readonly sealing: Sealing;
  readonly producer: JobProducer;
  readonly hint: (hint: LeadHint) => void;
  readonly gate: Gate;
  readonly log: Log;
}

/** Restored leads share inserts, so running many at once is fast. */
const CONCURRENCY = 32;
/** Milliseconds between two checks of MongoDB. */
const LOOK_PAUSE = 2000;

/**
 * Restores sealed submissions. When MongoDB is back, it retries at once, without waiting for the end of a pause. Each start retries
 * parked submissions, because a new key or version may open them.
 */
export function startRestore({ leads, storeIsReady, redisUrl, sealing, producer, hint, gate, log }: RestoreStartOptions): JobWorker {
  const restore = createRestoreLead({
    ledger: openLedger(leads),
    keepFirstAnswer: (leadId, createdAt) => keepFirstAnswer(leads, leadId, createdAt),
    sealing,
    producer,
    hint,
    log,
  });
  const worker = startRestoreWorker({ redisUrl, concurrency: CONCURRENCY, log, handle: limitLosses(restore, gate, log) });
  // Redis may be away: the next check retries.
  const looking = repeat({ every: LOOK_PAUSE, work: hurryOnReturn(worker, storeIsReady), onError: () => {} });
  return {
    ready: worker.ready,
    stop: async () => {
      await looking.stop();
      await worker.stop();
    },
  };
}

function hurryOnReturn(worker: RestoreWorker, storeIsReady: () => Promise<boolean>): () => Promise<void> {
  let isFirst = true;
  let wasAway = true;
  return async () => {
    if (!(await storeIsReady())) {
      wasAway = true;
      return;
    }
    if (!wasAway) return;
    await worker.hurry({ parked: isFirst });
    [isFirst, wasAway] = [false, false];
  };
}
