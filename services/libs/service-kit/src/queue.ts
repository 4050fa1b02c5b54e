import { EffectJob, type QueueName, queueOfEffect } from '@annuity-lantern/contracts/jobs';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Log } from './log.ts';
import { lowRateWarning } from './low-rate-warning.ts';
import { within } from './within.ts';

/** Longest wait for Redis to take a job, in milliseconds: beyond it the sweep repairs. */
const ADD_BUDGET = 1000;
/** `close()` can hang for ever when Redis has died. */
const CLOSE_BUDGET = 1500;

export interface JobProducer {
  /**
   * Puts the job into its family's queue. `attempts` is how often its effect was claimed: one job per attempt waits at a time,
   * and a job that a dead worker still holds does not keep the next attempt out.
   * Rejects within a second when Redis is away, frozen or slow; the job may have been taken all the same.
   */
  enqueue(job: EffectJob, attempts: number): Promise<void>;
  ready(): Promise<boolean>;
  stop(): Promise<void>;
}

export interface JobWorker {
  ready(): boolean;
  /** Takes no new job and waits for the running ones. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  readonly redisUrl: string;
  readonly queue: QueueName;
  readonly concurrency: number;
  readonly log: Log;
  readonly handle: (job: EffectJob) => Promise<void>;
}

export function createJobProducer(redisUrl: string, log: Log): JobProducer {
  const connection = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 1500,
    connectTimeout: 1000,
    retryStrategy,
  });
  connection.on('error', connectionWarning(log));
  const queues = new Map<QueueName, Queue>();

  function queueNamed(name: QueueName): Queue {
    const known = queues.get(name);
    if (known) return known;
    // Made only once Redis has answered: one that was made before never recovered.
    if (connection.status !== 'ready') throw new Error('Redis is not connected');
    const queue = new Queue(name, { connection, skipWaitingForReady: true, skipVersionCheck: true, streams: { events: { maxLen: 1000 } } });
    queue.on('error', connectionWarning(log));
    queues.set(name, queue);
    return queue;
  }

  /** One that was made while Redis was frozen fails for ever after: after a failure the next job gets a new one. */
  function discard(name: QueueName, queue: Queue): void {
    if (queues.get(name) === queue) queues.delete(name);
    queue.close().catch(() => {});
  }

  return {
    enqueue: async (job, attempts) => {
      const name = queueOfEffect[job.effect];
      const queue = queueNamed(name);
      const jobId = `${job.leadId}-${job.effect}-${attempts}`;
      const added = queue.add(job.effect, job, { jobId, removeOnComplete: true, removeOnFail: true });
      try {
        await within(ADD_BUDGET, added, () => new Error('Redis did not take the job in time'));
      } catch (error) {
        discard(name, queue);
        throw error;
      }
    },
    ready: async () => {
      if (connection.status !== 'ready') return false;
      return within(ADD_BUDGET, connection.ping(), () => new Error('Redis did not answer in time')).then(
        () => true,
        () => false,
      );
    },
    stop: async () => {
      await Promise.allSettled(
        [...queues.values()].map((queue) => within(CLOSE_BUDGET, queue.close(), () => new Error('a queue did not close in time'))),
      );
      connection.disconnect();
    },
  };
}

/** Runs the queue's jobs; starts when Redis is there, and goes on after it was away. */
export function startJobWorker(options: WorkerOptions): JobWorker {
  const log = options.log.with({ queue: options.queue });
  const warn = connectionWarning(log);
  const connection = new Redis(options.redisUrl, { maxRetriesPerRequest: null, connectTimeout: 1000, retryStrategy });
  connection.on('error', warn);
  const running = new Set<Promise<void>>();
  const run = async (data: unknown) => {
    const job = runJob(data, options, log);
    running.add(job);
    await job.finally(() => running.delete(job));
  };
  let worker: Worker | undefined;
  connection.once('ready', () => {
    worker = new Worker(options.queue, (job) => run(job.data), {
      connection,
      concurrency: options.concurrency,
      // A killed worker's job is found after about 10 s instead of 60.
      lockDuration: 10_000,
      stalledInterval: 5000,
      maxStalledCount: 2,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    });
    worker.on('error', warn);
  });
  return {
    ready: () => connection.status === 'ready' && worker !== undefined,
    stop: async () => {
      const closing = worker?.close() ?? Promise.resolve();
      // Jobs finish without Redis; it is only told afterwards.
      while (running.size > 0) await Promise.allSettled(running);
      await within(CLOSE_BUDGET, closing, () => new Error('a queue worker did not close in time')).catch(() => {});
      connection.disconnect();
    },
  };
}

async function runJob(data: unknown, options: WorkerOptions, log: Log): Promise<void> {
  const job = EffectJob.safeParse(data);
  if (!job.success) {
    // The lead's document knows what is due; a job that cannot be read has nothing to add.
    log.warn('dropped a job that cannot be read');
    return;
  }
  try {
    await options.handle(job.data);
  } catch (error) {
    log.warn('a job could not be worked on', { leadId: job.data.leadId, effect: job.data.effect, error });
  }
}

function retryStrategy(times: number): number {
  return Math.min(times * 100, 1000);
}

function connectionWarning(log: Log): (error: unknown) => void {
  const warn = lowRateWarning(log.warn);
  return (error) => warn('Redis is away', { dependency: 'redis', error });
}
