import { restoreQueue } from '@annuity-lantern/contracts/jobs';
import { type JobsOptions, type JobType, Queue } from 'bullmq';
import type { Log } from '../log.ts';
import { withDeadline } from '../with-deadline.ts';
import { KEY_PREFIX } from './key-prefix.ts';
import { openRedis } from './redis-link.ts';
import { rewriteFile } from './rewrite-file.ts';

/** Effectively no limit: 950 years at one try per 30 s. */
const NO_LIMIT = 1_000_000_000;
const CONNECT_LIMIT = 5000;
/** Jobs that are read or written together. */
const BATCH = 200;
/** Every state of a job that is not over. */
const states: readonly JobType[] = ['wait', 'prioritized', 'delayed', 'active', 'failed'];

/** A sealed submission in Redis, as its job holds it. */
export interface SealedRequest {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

export interface SealedRequests {
  /** Those that wait at this moment. One that is restored meanwhile is left out: it is in MongoDB by then. */
  read(): AsyncIterable<SealedRequest>;
  /** Puts them back, each once: one that is there already stays as it is. Resolves once Redis has them. */
  add(requests: readonly SealedRequest[]): Promise<void>;
  /** Drops those with these ids, in every state. */
  drop(ids: readonly string[]): Promise<void>;
  /** Rewrites the file of Redis, which holds what was dropped until then. Resolves once it is rewritten. */
  rewriteFile(): Promise<void>;
  stop(): Promise<void>;
}

/** How the job of a sealed submission is kept: once per id, without an end to its tries. */
export function sealedJob(jobId: string, createdAt: number): JobsOptions {
  return {
    jobId,
    timestamp: createdAt,
    attempts: NO_LIMIT,
    backoff: { type: 'capped' },
    removeOnComplete: true,
    removeOnFail: false,
    // A stack starts with the error's message, which may quote personal data.
    stackTraceLimit: 0,
  };
}

/** The sealed submissions of an installation, for backups. Rejects unless Redis answers within 5 s. */
export async function openSealedRequests(redisUrl: string, log: Log): Promise<SealedRequests> {
  const link = openRedis(redisUrl, log);
  const isReady = new Promise<void>((resolve) => link.connection.once('ready', () => resolve()));
  try {
    await withDeadline(CONNECT_LIMIT, isReady, () => new Error('Redis did not answer'));
  } catch (error) {
    link.stop();
    throw error;
  }
  const queue = new Queue(restoreQueue, { connection: link.connection, prefix: KEY_PREFIX, skipVersionCheck: true });
  queue.on('error', () => {});

  return {
    read: async function* () {
      // One call to Redis, so that a job that changes its state meanwhile is not missed.
      const ids = await queue.getRanges([...states], 0, -1, true);
      for (let start = 0; start < ids.length; start += BATCH) {
        const jobs = await Promise.all(ids.slice(start, start + BATCH).map((id) => queue.getJob(id)));
        for (const job of jobs) if (job?.id) yield { id: job.id, data: job.data as SealedRequest['data'], createdAt: job.timestamp };
      }
    },
    add: async (requests) => {
      for (let start = 0; start < requests.length; start += BATCH) {
        const jobs = requests.slice(start, start + BATCH);
        await queue.addBulk(jobs.map(({ id, data, createdAt }) => ({ name: 'restore', data, opts: sealedJob(id, createdAt) })));
      }
    },
    drop: async (ids) => {
      for (let start = 0; start < ids.length; start += BATCH)
        await Promise.all(ids.slice(start, start + BATCH).map((id) => queue.remove(id)));
    },
    rewriteFile: () => rewriteFile(link.connection),
    stop: async () => {
      await withDeadline(CONNECT_LIMIT, queue.close(), () => new Error('the queue did not close in time')).catch(() => {});
      link.stop();
    },
  };
}
