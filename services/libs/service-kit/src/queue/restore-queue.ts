import { RestoreJob, restoreQueue } from '@annuity-lantern/contracts/jobs';
import { type Job, UnrecoverableError } from 'bullmq';
import type { Log } from '../log.ts';
import { openQueues } from './open-queues.ts';
import { type JobWorker, runWorker } from './run-worker.ts';

/** Longest wait for Redis to keep a submission, in milliseconds. */
const KEEP_BUDGET = 600;
/** Longest wait for Redis to make waiting jobs ready, in milliseconds: there may be tens of thousands. */
const HURRY_BUDGET = 5000;
const LONGEST_PAUSE = 30_000;
/** As good as no limit: at one try in 30 s it lasts for 950 years. */
const NO_LIMIT = 1_000_000_000;

export interface Submission {
  readonly leadId: string;
  readonly sealed: string;
  /** What is the same for equal submissions and differs for others: letters, digits, `-`, `_`; tells nothing of what it stands for. */
  readonly fingerprint: string;
  readonly createdAt: Date;
}

export interface RestoreProducer {
  /**
   * Keeps the submission until it is restored, once however often it comes. Gives when the first of its kind was created.
   * Rejects within 600 ms when Redis is away, frozen or slow; it may have been kept all the same.
   */
  keep(submission: Submission): Promise<Date>;
  stop(): Promise<void>;
}

export function createRestoreProducer(redisUrl: string, log: Log): RestoreProducer {
  // The first submission of an outage must not be the one that waits for a queue to be made.
  const queues = openQueues(redisUrl, log.with({ queue: restoreQueue }), { atOnce: [restoreQueue] });
  return {
    keep: ({ leadId, sealed, fingerprint, createdAt }) =>
      queues.use(restoreQueue, KEEP_BUDGET, async (queue) => {
        const data: RestoreJob = { v: 1, leadId, sealed };
        const jobId = `${leadId}-${fingerprint}`;
        await queue.add('restore', data, {
          jobId,
          timestamp: createdAt.getTime(),
          attempts: NO_LIMIT,
          backoff: { type: 'capped' },
          removeOnComplete: true,
          removeOnFail: false,
          // A stack's head is an error's message, which may quote what a person typed.
          stackTraceLimit: 0,
        });
        // Redis leaves a job that is there as it is. One that is gone was restored a moment ago.
        const kept = await queue.getJob(jobId);
        return kept ? new Date(kept.timestamp) : createdAt;
      }),
    stop: queues.stop,
  };
}

/** `restored`: MongoDB has it, and the queue may forget it; `again`: after a pause; `parked`: kept, and not tried again before the next start. */
export type RestoreOutcome = 'restored' | 'again' | 'parked';

export interface RestoreWorkerOptions {
  readonly redisUrl: string;
  readonly concurrency: number;
  readonly log: Log;
  readonly handle: (job: RestoreJob) => Promise<RestoreOutcome>;
}

export interface RestoreWorker extends JobWorker {
  /** Ends all pauses: what they waited for has come. With `parked`, tries what was parked as well. Rejects when Redis is away. */
  hurry(which?: { readonly parked: boolean }): Promise<void>;
}

/** Runs the jobs of sealed submissions, without a limit of attempts. None is removed before it is restored. */
export function startRestoreWorker({ redisUrl, concurrency, log, handle }: RestoreWorkerOptions): RestoreWorker {
  const queueLog = log.with({ queue: restoreQueue });
  const queues = openQueues(redisUrl, queueLog);
  const worker = runWorker({
    redisUrl,
    queue: restoreQueue,
    log: queueLog,
    run: (job) => runJob(job, handle, queueLog),
    settings: { concurrency, maxStalledCount: NO_LIMIT, settings: { backoffStrategy: pauseAfter } },
  });
  return {
    ready: worker.ready,
    hurry: ({ parked } = { parked: false }) =>
      queues.use(restoreQueue, HURRY_BUDGET, async (queue) => {
        await queue.promoteJobs();
        if (parked) await queue.retryJobs({ state: 'failed' });
      }),
    stop: async () => {
      await worker.stop();
      await queues.stop();
    },
  };
}

/** Errors are thrown for the queue alone, in words of ours: it writes them into Redis. */
async function runJob({ data }: Job, handle: RestoreWorkerOptions['handle'], log: Log): Promise<void> {
  const job = RestoreJob.safeParse(data);
  if (!job.success) log.error('a job with a sealed lead cannot be read and was parked');
  const outcome = job.success ? await handle(job.data).catch(() => 'again') : 'parked';
  if (outcome === 'parked') throw new UnrecoverableError('parked');
  if (outcome === 'again') throw new Error('to be tried again');
}

/** In milliseconds: 1, 2, 4 ... 30 s. */
function pauseAfter(attempts: number): number {
  return Math.min(1000 * 2 ** Math.min(attempts - 1, 10), LONGEST_PAUSE);
}
