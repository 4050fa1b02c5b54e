import { RestoreJob, restoreQueue, type SealedReason } from '@annuity-lantern/contracts/jobs';
import { type Job, UnrecoverableError } from 'bullmq';
import type { Log } from '../log.ts';
import { withDeadline } from '../with-deadline.ts';
import { openQueues } from './open-queues.ts';
import { type JobWorker, runWorker } from './run-worker.ts';

/** Longest wait for Redis to make waiting jobs ready, in milliseconds: there may be tens of thousands. */
const HURRY_BUDGET = 5000;
const LONGEST_PAUSE = 30_000;
/** BullMQ's limit counts every loss, also those between which tries ended. So `handle` decides. */
const NO_LIMIT = 1_000_000_000;
/** Longest wait for Redis to note that a try ended, in milliseconds. */
const NOTE_BUDGET = 500;

/**
 * `restored`: MongoDB has it, and the queue may drop it; `again`: retry after a pause; `parked`: kept for this reason, but not retried before
 * the next start.
 */
export type RestoreOutcome = 'restored' | 'again' | { readonly parked: Exclude<SealedReason, 'not_yet'> };

const NOT_YET: SealedReason = 'not_yet';

export interface RestoreWorkerOptions {
  readonly redisUrl: string;
  readonly concurrency: number;
  readonly log: Log;
  /** `losses`: how often in a row the job's worker was lost. */
  readonly handle: (job: RestoreJob, losses: number) => Promise<RestoreOutcome>;
}

export interface RestoreWorker extends JobWorker {
  /** Ends all pauses, because MongoDB is back. With `parked`, retries parked jobs, too. Rejects if Redis is away. */
  hurry(which?: { readonly parked: boolean }): Promise<void>;
  /** The parked jobs, without what they hold. Rejects if Redis is away. */
  parked(): Promise<readonly ParkedJob[]>;
  /** Drops a job for good, unless a worker has it right now. Rejects if Redis is away. */
  drop(id: string): Promise<void>;
}

export interface ParkedJob {
  readonly id: string;
  /** When the first equal submission was created. */
  readonly createdAt: Date;
}

type QueuedJob = Pick<Job, 'data' | 'stalledCounter' | 'progress' | 'updateProgress'>;

/** Runs the jobs of sealed submissions with unlimited attempts. Removes a job only once it is restored. */
export function startRestoreWorker({ redisUrl, concurrency, log, handle }: RestoreWorkerOptions): RestoreWorker {
  const queueLog = log.with({ queue: restoreQueue });
  const queues = openQueues(redisUrl, queueLog, { most: Number.POSITIVE_INFINITY });
  const worker = runWorker({
    redisUrl,
    queue: restoreQueue,
    log: queueLog,
    run: (job) => runRestoreJob(job, handle, queueLog),
    settings: { concurrency, maxStalledCount: NO_LIMIT, settings: { backoffStrategy: pauseAfter } },
  });
  return {
    ready: worker.ready,
    hurry: ({ parked } = { parked: false }) =>
      queues.use(restoreQueue, HURRY_BUDGET, async (queue) => {
        await queue.promoteJobs();
        if (parked) await queue.retryJobs({ state: 'failed' });
      }),
    parked: () =>
      queues.use(restoreQueue, HURRY_BUDGET, async (queue) => {
        const ids = await queue.getRanges(['failed'], 0, -1, true);
        // One field each: the submissions of a wrong key may fill the memory.
        const times = await queues.ask((redis) => Promise.all(ids.map((id) => redis.hget(queue.toKey(id), 'timestamp'))));
        return ids.map((id, index) => ({ id, createdAt: new Date(Number(times[index])) })).filter((_, index) => times[index] !== null);
      }),
    drop: (id) => queues.use(restoreQueue, HURRY_BUDGET, async (queue) => void (await queue.remove(id))),
    stop: async () => {
      await worker.stop();
      await queues.stop();
    },
  };
}

/** Errors are reasons of ours, because the queue writes them into Redis. */
export async function runRestoreJob(job: QueuedJob, handle: RestoreWorkerOptions['handle'], log: Log): Promise<void> {
  const { stalledCounter, progress } = job;
  const read = RestoreJob.safeParse(job.data);
  if (!read.success) log.error('a job with a sealed lead cannot be read and was parked');
  // The progress of a job holds the losses before its last try that ended.
  const losses = stalledCounter - (typeof progress === 'number' ? progress : 0);
  const outcome: RestoreOutcome = read.success ? await handle(read.data, losses).catch(() => 'again' as const) : { parked: 'unreadable' };
  if (outcome === 'restored') return;
  if (outcome !== 'again') throw new UnrecoverableError(outcome.parked);
  const inTime = () => withDeadline(NOTE_BUDGET, job.updateProgress(stalledCounter), () => new Error('Redis did not answer in time'));
  // If Redis is away, these losses count again.
  if (losses > 0) await inTime().catch(() => {});
  throw new Error(NOT_YET);
}

/** In milliseconds: 1, 2, 4 ... 30 s. */
function pauseAfter(attempts: number): number {
  return Math.min(1000 * 2 ** Math.min(attempts - 1, 10), LONGEST_PAUSE);
}
