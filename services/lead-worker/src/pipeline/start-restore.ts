import type { LeadHint } from '@annuity-lantern/contracts/http';
import { type ErasureNotes, findBodies, keepFirstAnswer, type Leads, openLedger } from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import type { JobProducer, JobWorker } from '@annuity-lantern/service-kit/queue';
import { repeat } from '@annuity-lantern/service-kit/repeat';
import { type RestoreWorker, startRestoreWorker } from '@annuity-lantern/service-kit/restore-queue';
import type { Sealing } from '@annuity-lantern/service-kit/sealing';
import type { Gate } from './create-gate.ts';
import { createDropParked } from './drop-parked.ts';
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
  /** Makes the ids of requests that are stored beside another one of their key. */
  readonly idKey: string;
  /** Where erasures are noted for a restore. */
  readonly erasures: ErasureNotes | undefined;
  /** Days for which the office keeps requests; 0: for good. */
  readonly retentionDays: number;
}

/** Restored leads share inserts, so running many at once is fast. */
const CONCURRENCY = 32;
/** Milliseconds between two checks of MongoDB. */
const LOOK_PAUSE = 2000;
/** Milliseconds between two looks for parked copies to drop. */
const DROP_PAUSE = 60_000;

/**
 * Restores sealed submissions. When MongoDB is back, it retries at once, without waiting for the end of a pause. Each start retries
 * parked submissions, because a new key or version may open them. Those of erased requests, and those that are too old, are dropped.
 */
export function startRestore(options: RestoreStartOptions): JobWorker {
  const { leads, storeIsReady, redisUrl, sealing, producer, hint, gate, log, idKey, erasures, retentionDays } = options;
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
  const dropParked = createDropParked({
    queue: worker,
    findBodies: (bodies) => findBodies(leads, idKey, bodies),
    idKey,
    erasures,
    retentionDays,
    log,
    now: () => new Date(),
  });
  const warn = lowRateWarning(log.warn);
  const dropping = repeat({
    every: DROP_PAUSE,
    work: async () => {
      if (await storeIsReady()) await dropParked();
    },
    onError: (error) => warn('parked copies of erased or old leads could not be dropped', { error }),
  });
  const looking = repeat({ every: LOOK_PAUSE, work: hurryOnReturn(worker, storeIsReady), onError: () => {} });
  return {
    ready: worker.ready,
    stop: async () => {
      await Promise.all([looking.stop(), dropping.stop()]);
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
