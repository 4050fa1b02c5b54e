import { type Job, Worker, type WorkerOptions } from 'bullmq';
import type { Log } from '../log.ts';
import { withDeadline } from '../with-deadline.ts';
import { jobTelemetry } from './job-telemetry.ts';
import { KEY_PREFIX } from './key-prefix.ts';
import { connectionWarning, connectRedis, LONGEST_SILENCE } from './redis-connection.ts';

/** In milliseconds. BullMQ blocks a second connection until a job arrives, for up to 10 s, and resets it a second later. */
const LONGEST_BLOCK = 11_000;
/** Time limit of `close()` in milliseconds: it can hang forever if Redis has died. */
const CLOSE_BUDGET = 1500;

export interface JobWorker {
  ready(): boolean;
  /** Starts no new job and waits for running ones. */
  stop(): Promise<void>;
}

interface RunOptions {
  readonly redisUrl: string;
  readonly queue: string;
  readonly log: Log;
  readonly run: (job: Job) => Promise<void>;
  readonly settings: Partial<WorkerOptions>;
}

/** Runs the queue's jobs. Starts once Redis is up, and resumes after an outage. */
export function runWorker({ redisUrl, queue, log, run, settings }: RunOptions): JobWorker {
  const warn = connectionWarning(log);
  const connection = connectRedis(redisUrl, log, { resends: true, socketTimeout: LONGEST_BLOCK + 1000 });
  const running = new Set<Promise<void>>();
  const keepCount = async (job: Job) => {
    const work = run(job);
    running.add(work);
    await work.finally(() => running.delete(work));
  };
  let worker: Worker | undefined;
  connection.once('ready', () => {
    worker = new Worker(queue, keepCount, {
      connection,
      prefix: KEY_PREFIX,
      // Finds a killed worker's job after about 10 s instead of 60.
      lockDuration: 10_000,
      stalledInterval: 5000,
      ...settings,
      ...jobTelemetry(),
    });
    worker.on('error', warn);
    // The blocking connection has copied the options by now. This connection never blocks.
    connection.options.socketTimeout = LONGEST_SILENCE;
  });
  return {
    ready: () => connection.status === 'ready' && worker !== undefined,
    stop: async () => {
      const closing = worker?.close() ?? Promise.resolve();
      // Jobs finish without Redis, and record their result afterwards.
      while (running.size > 0) await Promise.allSettled(running);
      await withDeadline(CLOSE_BUDGET, closing, () => new Error('a queue worker did not close in time')).catch(() => {});
      connection.disconnect();
    },
  };
}
