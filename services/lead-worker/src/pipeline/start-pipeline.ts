import type { QueueName } from '@annuity-lantern/contracts/effects';
import type { EffectJob } from '@annuity-lantern/contracts/jobs';
import type { Leads } from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import { createJobProducer, startJobWorker } from '@annuity-lantern/service-kit/queue';
import type { Sealing } from '@annuity-lantern/service-kit/sealing';
import type { Effects } from '../effects/create-effects.ts';
import type { PipelineMeasures } from '../metrics/measure-pipeline.ts';
import { runEffect } from './run-effect.ts';
import { startRestore } from './start-restore.ts';
import { startSweep } from './start-sweep.ts';

export interface PipelineOptions {
  readonly leads: Leads;
  /** Whether MongoDB answers. */
  readonly storeIsReady: () => Promise<boolean>;
  readonly redisUrl: string;
  /** Opens what the intake sealed. */
  readonly sealing: Sealing;
  readonly log: Log;
  readonly effects: Effects;
  readonly measures?: PipelineMeasures | undefined;
}

export interface Pipeline {
  ready(): Promise<boolean>;
  /** Stops the sweep, takes no new job and waits for the effects that are running. */
  stop(): Promise<void>;
}

/** Effects of each queue that one worker runs at a time. */
const concurrency = { 'lead-verify': 8, 'lead-persist': 8, 'lead-notify': 8, 'lead-analytics': 4 } as const satisfies Record<
  QueueName,
  number
>;

/** Queue workers and the sweep of one process. */
export function startPipeline(options: PipelineOptions): Pipeline {
  const { leads, redisUrl, log, effects, measures } = options;
  const producer = createJobProducer(redisUrl, log);
  const handle = (job: EffectJob) => runEffect({ leads, effects, producer, log, now: () => new Date(), measures }, job);
  const workers = Object.entries(concurrency).map(([queue, atOnce]) =>
    startJobWorker({ redisUrl, queue: queue as QueueName, concurrency: atOnce, log, handle }),
  );
  workers.push(startRestore({ ...options, producer }));
  const sweep = startSweep({ leads, producer, log, onDispatch: measures?.swept });

  return {
    ready: async () => workers.every((worker) => worker.ready()) && (await producer.ready()),
    stop: async () => {
      await sweep.stop();
      await Promise.all(workers.map((worker) => worker.stop()));
      await producer.stop();
    },
  };
}
