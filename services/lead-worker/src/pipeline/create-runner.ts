import { effects as definitions, type EffectName, effectQueues, type QueueName } from '@annuity-lantern/contracts/effects';
import type { EffectJob } from '@annuity-lantern/contracts/jobs';
import { createLane, type Lane, type Slot } from '@annuity-lantern/service-kit/lane';
import type { EffectToDispatch } from '@annuity-lantern/service-kit/queue';
import { type RunOptions, runEffects } from './run-effects.ts';

export interface RunnerOptions extends Omit<RunOptions, 'laneOf'> {
  readonly slotsOf: (queue: QueueName) => number;
}

export interface Runner {
  /** Runs a job once its lane has a slot. Resolves when the next job of its queue may start. Rejects if the claim could not be made. */
  run(job: EffectJob): Promise<void>;
  /**
   * Runs an effect without a job if its lane has a free slot; with `orWait` also if few wait there, so that the lane stays busy until the next offers.
   * Never throws.
   */
  offer(effect: EffectToDispatch, choice: { readonly orWait: boolean }): void;
  /** Whether no effect of this one's lane runs or waits, so that its queue brings nothing. */
  isIdle(effect: EffectName): boolean;
  /** How many jobs of this queue have started since the last question. */
  takeStarted(queue: QueueName): number;
  /** Starts nothing more and waits for the effects that are running. */
  stop(): Promise<void>;
}

/** Effects without a job that may wait in a lane, per slot: about what runs until the next sweep. */
const OFFERS_PER_SLOT = 20;
/**
 * Longest time, in milliseconds, for which a new lead keeps its slot while its successors run. It paces new leads by their providers, and a provider that
 * hangs does not hold up the others.
 */
const PACE = 1000;

/** Runs effects within the worker's lanes, one lane per provider. */
export function createRunner({ slotsOf, ...options }: RunnerOptions): Runner {
  const lanes = new Map(effectQueues.map((queue) => [queue, createLane(slotsOf(queue))] as const));
  const laneOf = (effect: EffectName): Lane => lanes.get(definitions[effect].queue) as Lane;
  const running = new Set<Promise<void>>();
  const started = new Map<QueueName, number>();
  let stopping = false;

  async function run(job: EffectJob): Promise<void> {
    const slot = await laneOf(job.effect).acquire();
    if (stopping) return slot();
    return start(job, slot);
  }

  async function start(job: EffectJob, slot: Slot): Promise<void> {
    const leads = leadsOn(job.effect);
    const { queue } = definitions[job.effect];
    started.set(queue, (started.get(queue) ?? 0) + 1);
    // A new lead's own slot stays taken while its successors run, at most for the pace.
    const work = runEffects({ ...options, laneOf }, job, leads ? () => {} : slot);
    const tracked = work.catch(() => {}).finally(() => running.delete(tracked));
    running.add(tracked);
    if (!leads) return work;
    try {
      await Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, PACE))]);
    } finally {
      slot();
    }
  }

  function runWithoutJob(job: EffectJob): void {
    const { leadId, effect } = job;
    run(job).catch((error) => options.log.warn('an effect could not be worked on', { leadId, effect, error }));
  }

  return {
    run,
    offer: ({ leadId, effect }, { orWait }) => {
      const waits = laneOf(effect).waiting();
      const room = orWait ? OFFERS_PER_SLOT * slotsOf(definitions[effect].queue) : laneOf(effect).free();
      if (!stopping && waits < room) runWithoutJob({ v: 1, leadId, effect });
    },
    isIdle: (effect) => laneOf(effect).free() === slotsOf(definitions[effect].queue),
    takeStarted: (queue) => {
      const count = started.get(queue) ?? 0;
      started.delete(queue);
      return count;
    },
    stop: async () => {
      stopping = true;
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}

/** Whether other effects ride with this one, so that its job stands for a new lead. */
function leadsOn(effect: EffectName): boolean {
  return Object.values(definitions).some(({ ridesWith }) => ridesWith === effect);
}
