import { effects as definitions, type EffectName, effectQueues, type QueueName } from '@annuity-lantern/contracts/effects';
import type { EffectJob } from '@annuity-lantern/contracts/jobs';
import { createLane, type Lane, type Slot } from '@annuity-lantern/service-kit/lane';
import type { EffectToDispatch } from '@annuity-lantern/service-kit/queue';
import type { LaneReading } from '../metrics/measure-pipeline.ts';
import { type RunOptions, runEffects } from './run-effects.ts';

export interface RunnerOptions extends Omit<RunOptions, 'laneOf'> {
  readonly slotsOf: (queue: QueueName) => number;
}

export interface Runner {
  /** Runs a job once its lane has a slot, unless its effect waits or runs here already. Resolves when the next job of its queue may start. Rejects if the claim failed. */
  run(job: EffectJob): Promise<void>;
  /**
   * Runs an effect without a job if its lane has a free slot. With `orWait` also if few wait there, so that the lane stays busy until the
   * next offers. With `evenPaused` also if the provider is paused. Never throws.
   *
   * @returns whether it runs or waits here
   */
  offer(effect: EffectToDispatch, choice: { readonly orWait: boolean; readonly evenPaused?: boolean }): boolean;
  /** Whether no effect runs or waits in this effect's lane, so that its queue delivers nothing. */
  isIdle(effect: EffectName): boolean;
  /** The number of this queue's jobs started since the last call. */
  takeStarted(queue: QueueName): number;
  lanes(): readonly LaneReading[];
  /** Starts nothing more and waits for running effects. */
  stop(): Promise<void>;
}

/** Effects without a job that may wait per slot of a lane: about as many as run until the next sweep. */
const OFFERS_PER_SLOT = 20;
/**
 * Longest time, in milliseconds, for which a new lead keeps its slot while its successors run. New leads start no faster than providers
 * work, but a hanging provider does not block the others.
 */
const PACE = 1000;

/** Runs effects within the worker's lanes, one lane per provider. */
export function createRunner({ slotsOf, ...options }: RunnerOptions): Runner {
  const lanes = new Map(effectQueues.map((queue) => [queue, createLane(slotsOf(queue))] as const));
  const laneOf = (effect: EffectName): Lane => lanes.get(definitions[effect].queue) as Lane;
  const running = new Set<Promise<void>>();
  /** The effects that wait or run here. */
  const here = new Set<string>();
  const started = new Map<QueueName, number>();
  let stopping = false;

  async function run(job: EffectJob, evenPaused = false): Promise<void> {
    const name = `${job.leadId} ${job.effect}`;
    // A second claim would only take a slot. If the effect is due again by then, the sweep finds it.
    if (here.has(name)) return;
    here.add(name);
    try {
      const slot = await laneOf(job.effect).acquire();
      // The job of a paused provider is dropped: the sweep enqueues the effect again once the provider is resumed.
      if (stopping || (!evenPaused && options.isPaused?.(job.effect))) return slot();
      await start(job, slot);
    } finally {
      here.delete(name);
    }
  }

  async function start(job: EffectJob, slot: Slot): Promise<void> {
    const leads = leadsOn(job.effect);
    const { queue } = definitions[job.effect];
    started.set(queue, (started.get(queue) ?? 0) + 1);
    const { promise: claimed, resolve: onClaimed } = Promise.withResolvers<void>();
    // A new lead's slot stays taken while its successors run, for at most `PACE` from its claim.
    const work = runEffects({ ...options, laneOf }, job, leads ? () => {} : slot, onClaimed);
    const tracked = work.catch(() => {}).finally(() => running.delete(tracked));
    running.add(tracked);
    if (!leads) return work;
    try {
      await Promise.race([work, claimed.then(() => new Promise<void>((resolve) => setTimeout(resolve, PACE)))]);
    } finally {
      slot();
    }
  }

  function runWithoutJob(job: EffectJob, evenPaused = false): void {
    const { leadId, effect } = job;
    run(job, evenPaused).catch((error) => options.log.warn('an effect could not be worked on', { leadId, effect, error }));
  }

  return {
    run: (job) => run(job),
    offer: ({ leadId, effect }, { orWait, evenPaused }) => {
      const waits = laneOf(effect).waiting();
      const room = orWait ? OFFERS_PER_SLOT * slotsOf(definitions[effect].queue) : laneOf(effect).free();
      const taken = !stopping && waits < room;
      if (taken) runWithoutJob({ v: 1, leadId, effect }, evenPaused);
      return taken;
    },
    isIdle: (effect) => laneOf(effect).free() === slotsOf(definitions[effect].queue),
    takeStarted: (queue) => {
      const count = started.get(queue) ?? 0;
      started.delete(queue);
      return count;
    },
    lanes: () => [...lanes].map(([queue, lane]) => ({ queue, free: lane.free(), waiting: lane.waiting() })),
    stop: async () => {
      stopping = true;
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}

/** Whether other effects run with this one, so that its job means a new lead. */
function leadsOn(effect: EffectName): boolean {
  return Object.values(definitions).some(({ ridesWith }) => ridesWith === effect);
}
