import { effectNames } from '@annuity-lantern/contracts/effects';
import { findDueEffects, type Leads, readServerTime } from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { type EffectToDispatch, type JobProducer, jobsFor } from '@annuity-lantern/service-kit/queue';
import { type Repeating, repeat } from '@annuity-lantern/service-kit/repeat';
import type { Sweep } from '../metrics/measure-pipeline.ts';
import type { SwitchWatch } from '../providers/watch-switches.ts';
import { chooseOffers } from './choose-offers.ts';
import type { Runner } from './create-runner.ts';
import { newestInBacklog } from './newest-in-backlog.ts';

export interface SweepOptions {
  readonly leads: Leads;
  readonly producer: Pick<JobProducer, 'enqueue'>;
  /** Runs effects in this worker without a job. */
  readonly runner: Pick<Runner, 'offer' | 'isIdle' | 'takeStarted'>;
  /** Which providers are paused. Without it, none is. */
  readonly switches?: Pick<SwitchWatch, 'look' | 'isPaused'> | undefined;
  readonly log: Log;
  /** Called at each answer of MongoDB to a sweep, with the time at its start. */
  readonly onAnswered: (time: Date) => void;
  /** Called after a sweep that could not ask MongoDB. */
  readonly onFailed: () => void;
  readonly onSwept?: ((sweep: Sweep) => void) | undefined;
}

const PAUSE = 2000;
/** Most leads per sweep and effect: more than a worker runs until the next sweep, but not a whole backlog each time. */
const MOST_LEADS = 500;

/**
 * Enqueues due effects and expired claims every 2 s in every worker, and runs those that no queue delivers. The claim decides who runs an
 * effect, so duplicate jobs are harmless. A plain timer, because a repeated job would be lost with Redis.
 */
export function startSweep({ leads, producer, runner, switches, log, onAnswered, onFailed, onSwept = () => {} }: SweepOptions): Repeating {
  const warn = lowRateWarning(log.warn);
  const warnQueue = lowRateWarning(log.warn);
  const warnSwitches = lowRateWarning(log.warn);

  async function sweepOnce(): Promise<void> {
    const started = performance.now();
    const now = await readServerTime(leads);
    onAnswered(now);
    const toTry = (await switches?.look(now).catch(keepSwitches)) ?? [];
    const running = effectNames.filter((name) => !switches?.isPaused(name));
    const due = jobsFor(await findDueEffects(leads, now, MOST_LEADS, running));
    onAnswered(now);
    const ahead = newestInBacklog(due, now, runner.takeStarted);
    const isQueued = await enqueueAll(due, ahead).then(
      () => true,
      (error: unknown) => {
        warnQueue('Redis did not take the jobs of a sweep, they run here', { error });
        return false;
      },
    );
    const offers = chooseOffers({ due, ahead, now, isQueued, isIdle: runner.isIdle });
    const refused = offers.filter(({ one, orWait }) => !runner.offer(one, { orWait })).length;
    for (const names of toTry) {
      const [one] = await findDueEffects(leads, now, 1, names);
      if (one) runner.offer(one, { orWait: true, evenPaused: true });
    }
    onSwept({ ms: performance.now() - started, dispatched: due, left: isQueued ? 0 : refused });
  }

  /** The effects of our own store must not wait for the switches: those that were read last apply. */
  function keepSwitches(error: unknown): [] {
    warnSwitches('the switches of providers could not be read', { error });
    return [];
  }

  async function enqueueAll(due: readonly EffectToDispatch[], ahead: readonly EffectToDispatch[]): Promise<void> {
    await producer.enqueue(due);
    await producer.enqueue(ahead, { ahead: true });
  }

  return repeat({
    every: PAUSE,
    work: sweepOnce,
    onError: (error) => {
      onFailed();
      warn('a sweep failed, the next one repairs it', { error });
    },
  });
}
