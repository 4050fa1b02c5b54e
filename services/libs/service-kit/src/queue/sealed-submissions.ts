import { readBodyId, restoreQueue, type SealedReason, sealedReasons } from '@annuity-lantern/contracts/jobs';
import type { Job, JobState } from 'bullmq';
import type { Log } from '../log.ts';
import { queuesOver } from './open-queues.ts';
import type { RedisLink } from './redis-link.ts';

/** A submission that is only in Redis. */
export interface SealedSubmission {
  /** Of its job. */
  readonly id: string;
  readonly leadId: string;
  readonly createdAt: Date;
  readonly state: 'waiting' | 'running' | 'parked';
  readonly tries: number;
  /** Absent before the first try. */
  readonly reason?: SealedReason;
}

export interface SealedSubmissions {
  /** Up to `limit`, the parked ones first. Rejects within a second if Redis is away, frozen or slow. */
  list(limit: number): Promise<SealedSubmission[]>;
  /** Lets a worker take a waiting or parked one at once. False if there is none. Rejects like `list`; it may be taken nevertheless. */
  retry(id: string): Promise<boolean>;
}

/** Longest wait for Redis, in milliseconds. */
const BUDGET = 900;
/** In the order of the list. */
const states = { failed: 'parked', active: 'running', delayed: 'waiting', waiting: 'waiting' } as const satisfies Partial<
  Record<JobState, SealedSubmission['state']>
>;
type State = keyof typeof states;

/** Over a connection that runs no jobs. */
export function openSealedSubmissions(link: RedisLink, log: Log): SealedSubmissions {
  const queues = queuesOver(link, log, { most: Number.POSITIVE_INFINITY });
  return {
    list: (limit) =>
      queues.use(restoreQueue, BUDGET, async (queue) => {
        const found: SealedSubmission[] = [];
        for (const state of Object.keys(states) as State[]) {
          const left = limit - found.length;
          const jobs = left > 0 ? await queue.getJobs([state], 0, left - 1, true) : [];
          found.push(...jobs.filter((job) => job !== undefined).map((job) => toSubmission(job, state)));
        }
        return found;
      }),
    retry: (id) =>
      queues.use(restoreQueue, BUDGET, async (queue) => {
        const job = await queue.getJob(id);
        const state = await job?.getState();
        if (!job || (state !== 'failed' && state !== 'delayed')) return false;
        // As after a try that ended: earlier losses no longer count.
        await job.updateProgress(job.stalledCounter);
        await (state === 'failed' ? job.retry('failed') : job.promote());
        return true;
      }),
  };
}

function toSubmission({ id = '', timestamp, attemptsMade, failedReason }: Job, state: State): SealedSubmission {
  const reason = sealedReasons.find((known) => known === failedReason);
  return {
    id,
    leadId: readBodyId(id).leadId,
    createdAt: new Date(timestamp),
    state: states[state],
    tries: attemptsMade,
    ...(reason && { reason }),
  };
}
