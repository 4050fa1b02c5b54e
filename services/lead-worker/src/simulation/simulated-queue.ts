import type { EffectJob } from '@annuity-lantern/contracts/jobs';
import type { EffectToDispatch, JobProducer } from '@annuity-lantern/service-kit/queue';
import type { Process, VirtualClock } from './virtual-clock.ts';

export interface Consumer {
  readonly process: Process;
  readonly run: (job: EffectJob) => Promise<void>;
}

export interface QueueWeather {
  isAway: boolean;
  /** Raised each time Redis loses its jobs. */
  wipes: number;
}

export interface SimulatedQueue {
  readonly weather: QueueWeather;
  connect(process: Process): Pick<JobProducer, 'enqueue'>;
}

export interface QueueOptions {
  readonly clock: VirtualClock;
  readonly random: () => number;
  readonly consumers: () => readonly Consumer[];
}

/** Milliseconds after which a producer gives up, and between two tries to deliver. */
const BUDGET = 1000;
const RETRY = 500;
/** Of all jobs. */
const LOST = 0.05;
const DOUBLED = 0.1;
const LATE = 0.1;
/** Longest delay of a late job, in milliseconds. */
const LATEST = 20_000;

/** BullMQ, as bad as it may be: it loses, doubles, delays and reorders jobs. */
export function createSimulatedQueue({ clock, random, consumers }: QueueOptions): SimulatedQueue {
  const weather: QueueWeather = { isAway: false, wipes: 0 };

  function add({ leadId, effect }: EffectToDispatch): void {
    if (random() < LOST) return;
    const job: EffectJob = { v: 1, leadId, effect };
    for (let copies = random() < DOUBLED ? 2 : 1; copies > 0; copies -= 1)
      deliver(job, weather.wipes, random() < LATE ? LATEST * random() : 20 * random());
  }

  function deliver(job: EffectJob, wipes: number, ms: number): void {
    clock.after(ms, null, () => {
      if (wipes !== weather.wipes) return;
      const alive = consumers();
      const consumer = alive[Math.floor(random() * alive.length)];
      if (weather.isAway || !consumer) return deliver(job, wipes, RETRY);
      clock.after(0, consumer.process, () => void consumer.run(job).catch(() => {}));
    });
  }

  return {
    weather,
    connect: (process) => ({
      enqueue: (dispatched) =>
        new Promise((resolve, reject) => {
          if (weather.isAway) return clock.after(BUDGET * random(), process, () => reject(new Error('Redis is away')));
          for (const one of dispatched) add(one);
          clock.after(5 * random(), process, resolve);
        }),
    }),
  };
}
