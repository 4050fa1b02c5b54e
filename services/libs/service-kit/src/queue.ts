import { effects as definitions, type EffectName, type QueueName } from '@annuity-lantern/contracts/effects';
import { EffectJob } from '@annuity-lantern/contracts/jobs';
import type { Log } from './log.ts';
import { lowRateWarning } from './low-rate-warning.ts';
import { openQueues } from './queue/open-queues.ts';
import { type JobWorker, runWorker } from './queue/run-worker.ts';

export type { JobWorker };

/** Longest wait for Redis to accept a batch of jobs, in milliseconds. After that the sweep enqueues them. */
const ADD_BUDGET = 1000;
/** Jobs per command to Redis: few enough for the budget on a slow machine. */
const BATCH = 100;

export interface EffectToDispatch {
  readonly leadId: string;
  readonly effect: EffectName;
  /** How often the effect was claimed. */
  readonly attempts: number;
  /** The trace of the request that ordered it (`currentTrace`). */
  readonly trace?: string | undefined;
}

/** One job for each effect, except effects that run with another one of the same lead. */
export function jobsFor<E extends EffectToDispatch>(effects: readonly E[]): E[] {
  const named = new Set(effects.map(({ leadId, effect }) => `${leadId} ${effect}`));
  return effects.filter(({ leadId, effect }) => !named.has(`${leadId} ${definitions[effect].ridesWith}`));
}

/** The jobs of a lead whose effects are still unclaimed. */
export function jobsOfNewLead(leadId: string, effects: readonly EffectName[], trace?: string): EffectToDispatch[] {
  return jobsFor(effects.map((effect) => ({ leadId, effect, attempts: 0, trace })));
}

export interface JobProducer {
  /**
   * Enqueues a job for each effect, one per attempt: a job held by a crashed worker does not block the next attempt. With
   * `ahead`, the jobs run before all others, even if jobs of the same attempts wait far behind. Rejects within a second per 100 jobs of a
   * queue if Redis is away, frozen or slow. Some jobs may be enqueued nevertheless.
   */
  enqueue(effects: readonly EffectToDispatch[], choice?: { readonly ahead: boolean }): Promise<void>;
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

  async function addAll(name: QueueName, effects: readonly EffectToDispatch[], ahead: boolean): Promise<void> {
    for (let start = 0; start < effects.length; start += BATCH) {
      const jobs = effects.slice(start, start + BATCH).map((effect) => toJob(effect, ahead));
      await queues.use(name, ADD_BUDGET, (queue) => queue.addBulk(jobs));
    }
  }

  return {
    enqueue: async (effects, { ahead } = { ahead: false }) => {
      const byQueue = Map.groupBy(effects, ({ effect }) => definitions[effect].queue);
      const sent = await Promise.allSettled([...byQueue].map(([name, members]) => addAll(name, members, ahead)));
      for (const outcome of sent) if (outcome.status === 'rejected') throw outcome.reason;
    },
    ready: queues.ready,
    stop: queues.stop,
  };
}

function toJob({ leadId, effect, attempts, trace }: EffectToDispatch, ahead: boolean) {
  const data: EffectJob = { v: 1, leadId, effect };
  const jobId = `${leadId}-${effect}-${attempts}${ahead ? '-ahead' : ''}`;
  return {
    name: effect,
    data,
    opts: { jobId, lifo: ahead, removeOnComplete: true, removeOnFail: true, ...(trace ? { telemetry: { metadata: trace } } : {}) },
  };
}

/** Runs the jobs of a queue. Starts once Redis is up, and resumes after an outage of Redis. */
export function startJobWorker(options: WorkerOptions): JobWorker {
  const { redisUrl, queue, concurrency } = options;
  const log = options.log.with({ queue });
  const warnUnreadable = lowRateWarning(log.warn);
  return runWorker({
    redisUrl,
    queue,
    log,
    run: ({ data }) => runJob(data, options, log, warnUnreadable),
    settings: { concurrency, maxStalledCount: 2, removeOnComplete: { count: 0 }, removeOnFail: { count: 0 } },
  });
}

async function runJob(data: unknown, options: WorkerOptions, log: Log, warnUnreadable: Log['warn']): Promise<void> {
  const job = EffectJob.safeParse(data);
  if (!job.success) {
    // A job of another version, for instance for an unknown effect. Nothing is lost, because the lead's document says what is due.
    warnUnreadable('dropped a job that this version cannot read');
    return;
  }
  try {
    await options.handle(job.data);
  } catch (error) {
    log.warn('a job could not be worked on', { leadId: job.data.leadId, effect: job.data.effect, error });
  }
}
