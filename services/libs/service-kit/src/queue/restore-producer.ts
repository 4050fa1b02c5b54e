import { bodyId, type RestoreJob, restoreQueue } from '@annuity-lantern/contracts/jobs';
import type { Queue } from 'bullmq';
import type { Log } from '../log.ts';
import { inSpan } from '../tracing/in-span.ts';
import { withDeadline } from '../with-deadline.ts';
import { checkDurability } from './check-durability.ts';
import { createConfirmByReplica } from './confirm-by-replica.ts';
import { openQueues } from './open-queues.ts';
import { sealedJob } from './sealed-requests.ts';

/** Longest wait for Redis to keep a submission, in milliseconds. */
const KEEP_BUDGET = 600;

export interface Submission {
  readonly leadId: string;
  readonly sealed: string;
  /** Equal only for equal submissions. Letters, digits, `-` and `_`; reveals nothing about the submission. */
  readonly fingerprint: string;
  readonly createdAt: Date;
}

export interface RestoreProducer {
  /**
   * Keeps the submission until it is restored, once per fingerprint: on the disk of Redis and, if it has replicas, in one of them. Resolves
   * to the time at which the first equal one was created. Rejects at once unless Redis keeps what it acknowledges, if Redis or the
   * connection to it changed meanwhile, and within 600 ms if it is away, frozen or slow. The submission may be kept nevertheless.
   */
  keep(submission: Submission): Promise<Date>;
  /** Whether Redis is a primary that keeps what it acknowledges. Rejects if it is away, frozen or slow. */
  durable(): Promise<boolean>;
  stop(): Promise<void>;
}

export interface RestoreProducerOptions {
  /** The operator's assurance that Redis writes to disk before it answers, for a server that hides its settings. */
  readonly saidDurable?: boolean;
}

export function createRestoreProducer(redisUrl: string, log: Log, { saidDurable = false }: RestoreProducerOptions = {}): RestoreProducer {
  const queueLog = log.with({ queue: restoreQueue });
  // Opens the queue at boot, so that the first submission of an outage does not wait for it.
  const queues = openQueues(redisUrl, queueLog, { atOnce: [restoreQueue], most: 1, onReady: () => durability.renew() });
  const durability = checkDurability({ ask: queues.ask, saidDurable, log: queueLog });

  const confirmByReplica = createConfirmByReplica(queues);

  async function keep(submission: Submission): Promise<Date> {
    const deadline = performance.now() + KEEP_BUDGET;
    if (!(await durability.isDurable())) throw new Error('Redis does not keep what it acknowledges');
    return confirmByReplica(deadline, () => queues.use(restoreQueue, KEEP_BUDGET, (queue) => add(queue, submission)));
  }

  return {
    keep: (submission) =>
      inSpan('keep sealed lead', { kind: 'outside', fields: { 'lantern.lead_id': submission.leadId } }, () =>
        withDeadline(KEEP_BUDGET, keep(submission), () => new Error('Redis did not keep the submission in time')),
      ),
    durable: durability.isDurable,
    stop: queues.stop,
  };
}

/** Returns the time at which the first equal submission was created. */
async function add(queue: Queue, { leadId, sealed, fingerprint, createdAt }: Submission): Promise<Date> {
  const data: RestoreJob = { v: 1, leadId, sealed };
  const jobId = bodyId(leadId, fingerprint);
  await queue.add('restore', data, sealedJob(jobId, createdAt.getTime()));
  // Redis does not replace an existing job. If it is missing, it was restored a moment ago.
  const kept = await queue.getJob(jobId);
  return kept ? new Date(kept.timestamp) : createdAt;
}
