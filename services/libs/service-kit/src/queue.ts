import { effects as definitions, type EffectName, type QueueName } from '@annuity-lantern/contracts/effects';
import { EffectJob } from '@annuity-lantern/contracts/jobs';
import type { Log } from './log.ts';
import { openQueues } from './queue/open-queues.ts';
import { type JobWorker, runWorker } from './queue/run-worker.ts';

export type { JobWorker };

/** Longest wait for Redis to take a batch of jobs, in milliseconds: beyond it the sweep repairs. */
const ADD_BUDGET = 1000;
/** Jobs that go to Redis in one command: few enough for the budget on a slow machine. */
const BATCH = 100;

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

export interface WorkerOptions {
  readonly redisUrl: string;
  readonly queue: QueueName;
  readonly concurrency: number;
  readonly log: Log;
  readonly handle: (job: EffectJob) => Promise<void>;
}

export function createJobProducer(redisUrl: string, log: Log): JobProducer {
  const queues = openQueues(redisUrl, log);

  async function addAll(name: QueueName, effects: readonly EffectToDispatch[]): Promise<void> {
    for (let start = 0; start < effects.length; start += BATCH) {
      const jobs = effects.slice(start, start + BATCH).map(toJob);
      await queues.use(name, ADD_BUDGET, (queue) => queue.addBulk(jobs));
    }
  }

  return {
    enqueue: async (effects) => {
      const families = Map.groupBy(effects, ({ effect }) => definitions[effect].queue);
      const sent = await Promise.allSettled([...families].map(([name, members]) => addAll(name, members)));
      for (const outcome of sent) if (outcome.status === 'rejected') throw outcome.reason;
    },
    ready: queues.ready,
    stop: queues.stop,
  };
}

function toJob({ leadId, effect, attempts }: EffectToDispatch) {
  const data: EffectJob = { v: 1, leadId, effect };
  return { name: effect, data, opts: { jobId: `${leadId}-${effect}-${attempts}`, removeOnComplete: true, removeOnFail: true } };
}

/** Runs the effects of a family; starts when Redis is there, and goes on after it was away. */
export function startJobWorker(options: WorkerOptions): JobWorker {
  const { redisUrl, queue, concurrency } = options;
  const log = options.log.with({ queue });
  return runWorker({
    redisUrl,
    queue,
    log,
    run: ({ data }) => runJob(data, options, log),
    settings: { concurrency, maxStalledCount: 2, removeOnComplete: { count: 0 }, removeOnFail: { count: 0 } },
  });
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
