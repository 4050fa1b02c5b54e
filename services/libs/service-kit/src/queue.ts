import { EffectJob, type EffectName, type QueueName, queueOfEffect } from '@annuity-lantern/contracts/jobs';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Log } from './log.ts';
import { lowRateWarning } from './low-rate-warning.ts';
import { within } from './within.ts';

/** Longest wait for Redis to take a batch of jobs, in milliseconds: beyond it the sweep repairs. */
const ADD_BUDGET = 1000;
/** Jobs that go to Redis in one command: few enough for the budget on a slow machine. */
const BATCH = 100;
/** `close()` can hang for ever when Redis has died. */
const CLOSE_BUDGET = 1500;

export interface EffectToDispatch {
  readonly leadId: string;
  readonly effect: EffectName;
  /** How often the effect was claimed. */
  readonly attempts: number;
}

export interface JobProducer {
  /**
   * Puts a job for each into the queue of its family. One job per attempt waits at a time, and a job that a dead worker still holds does not
   * keep the next attempt out.
   * Rejects within a second for each 100 jobs of a family when Redis is away, frozen or slow; some of the jobs may have been taken all the same.
   */
  enqueue(effects: readonly EffectToDispatch[]): Promise<void>;
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

  async function addAll(name: QueueName, effects: readonly EffectToDispatch[]): Promise<void> {
    for (let start = 0; start < effects.length; start += BATCH) {
      const queue = queueNamed(name);
      const added = queue.addBulk(effects.slice(start, start + BATCH).map(toJob));
      try {
        await within(ADD_BUDGET, added, () => new Error('Redis did not take the jobs in time'));
      } catch (error) {
        discard(name, queue);
        throw error;
      }
    }
  }

  return {
    enqueue: async (effects) => {
      const families = Map.groupBy(effects, ({ effect }) => queueOfEffect[effect]);
      const sent = await Promise.allSettled([...families].map(([name, members]) => addAll(name, members)));
      for (const outcome of sent) if (outcome.status === 'rejected') throw outcome.reason;
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

function toJob({ leadId, effect, attempts }: EffectToDispatch) {
  const data: EffectJob = { v: 1, leadId, effect };
  return { name: effect, data, opts: { jobId: `${leadId}-${effect}-${attempts}`, removeOnComplete: true, removeOnFail: true } };
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
