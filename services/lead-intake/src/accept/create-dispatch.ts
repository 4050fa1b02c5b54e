import { setTimeout } from 'node:timers/promises';
import type { EffectName } from '@annuity-lantern/contracts/effects';
import { inTrace } from '@annuity-lantern/service-kit/in-span';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { type EffectToDispatch, type JobProducer, jobsOfNewLead } from '@annuity-lantern/service-kit/queue';

/** `trace`: that of the request (`currentTrace`). */
export type Dispatch = (leadId: string, effects: readonly EffectName[], trace?: string) => void;

/** Milliseconds between two batches, and jobs per batch: more per second than several workers can run. */
const PAUSE = 100;
const MOST_AT_ONCE = 50;
/** Beyond this many pending jobs, the sweep enqueues them: in a flood, writing to a slow Redis would only delay the answers to visitors. */
const MOST_WAITING = 500;

/**
 * Enqueues the effects of a new lead at once, in batches of 50. Never throws and is never awaited. If a batch fails or too many jobs are
 * pending, the sweep enqueues them within seconds.
 */
export function createDispatch(
  producer: Pick<JobProducer, 'enqueue'>,
  log: Log,
  pause: () => Promise<unknown> = () => setTimeout(PAUSE),
): Dispatch {
  const warnFailed = lowRateWarning(log.warn);
  const warnFull = lowRateWarning(log.warn);
  let waiting: EffectToDispatch[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      try {
        await enqueue(waiting.splice(0, MOST_AT_ONCE));
      } catch (error) {
        waiting = [];
        warnFailed('dispatch failed, the sweep will repair it', { error });
      }
      await pause();
    }
    running = false;
  }

  /** The write is a part of a trace if all its jobs are of one request. */
  function enqueue(batch: readonly EffectToDispatch[]): Promise<void> {
    const isOfOne = batch.every(({ leadId }) => leadId === batch[0]?.leadId);
    return inTrace(isOfOne ? batch[0]?.trace : undefined, () => producer.enqueue(batch));
  }

  return (leadId, effects, trace) => {
    if (waiting.length >= MOST_WAITING) return warnFull('too many leads at once, the sweep will enqueue them');
    waiting.push(...jobsOfNewLead(leadId, effects, trace));
    if (!running) void run();
  };
}
