import { effectQueues, type QueueName } from '@annuity-lantern/contracts/effects';
import type { ErasureNotes, Leads } from '@annuity-lantern/lead-store';
import { hintPublisher } from '@annuity-lantern/service-kit/live-hints';
import type { Log } from '@annuity-lantern/service-kit/log';
import { createJobProducer, startJobWorker } from '@annuity-lantern/service-kit/queue';
import type { RedisLink } from '@annuity-lantern/service-kit/redis';
import type { Sealing } from '@annuity-lantern/service-kit/sealing';
import type { Effects } from '../effects/create-effects.ts';
import type { PipelineMeasures } from '../metrics/measure-pipeline.ts';
import type { SwitchWatch } from '../providers/watch-switches.ts';
import { createGate } from './create-gate.ts';
import { createRunner } from './create-runner.ts';
import type { LeaseRest } from './rest-leases.ts';
import { startRestore } from './start-restore.ts';
import { startSweep } from './start-sweep.ts';

export interface PipelineOptions {
  readonly leads: Leads;
  /** Whether MongoDB answers. */
  readonly storeIsReady: () => Promise<boolean>;
  readonly redisUrl: string;
  /** For hints to desks. Its owner stops it. */
  readonly redis: RedisLink;
  /** Opens what the intake sealed. */
  readonly sealing: Sealing;
  /** Makes the ids of requests that are stored beside another one of their key. */
  readonly idKey: string;
  /** Where erasures are noted for a restore. */
  readonly erasures: ErasureNotes | undefined;
  /** Days for which the office keeps requests; 0: for good. */
  readonly retentionDays: number;
  readonly log: Log;
  readonly effects: Effects;
  /** Slots of a queue's lane in this worker. */
  readonly slotsOf: (queue: QueueName) => number;
  /** Which providers are paused. */
  readonly switches: SwitchWatch;
  /** Begins anew whenever MongoDB has another primary. */
  readonly rest: LeaseRest;
  readonly measures?: PipelineMeasures | undefined;
}

export interface Pipeline {
  ready(): Promise<boolean>;
  /** Stops the sweep, takes no new job and waits for running effects. */
  stop(): Promise<void>;
}

/** The queue workers, the sweep and the runner of one process. */
export function startPipeline(options: PipelineOptions): Pipeline {
  const { leads, redisUrl, redis, log, effects, slotsOf, switches, rest, measures } = options;
  const producer = createJobProducer(redisUrl, log);
  const hint = hintPublisher(redis, log);
  // Effects and sealed requests share it: what may have killed a worker runs with nothing else.
  const gate = createGate();
  const { isPaused } = switches;
  const runner = createRunner({ gate, leads, effects, producer, log, slotsOf, isPaused, rest, measures, hint });
  measures?.lanes(runner.lanes);
  const workers = effectQueues.map((queue) => startJobWorker({ redisUrl, queue, concurrency: slotsOf(queue), log, handle: runner.run }));
  workers.push(startRestore({ ...options, producer, hint, gate }));
  const watched = { onAnswered: rest.answered, onFailed: rest.begin, onSwept: measures?.swept };
  const sweep = startSweep({ leads, producer, runner, switches, log, ...watched });

  return {
    ready: async () => workers.every((worker) => worker.ready()) && (await producer.ready()),
    stop: async () => {
      await sweep.stop();
      await Promise.all([runner.stop(), ...workers.map((worker) => worker.stop())]);
      await producer.stop();
    },
  };
}
