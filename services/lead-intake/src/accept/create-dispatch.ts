import { setTimeout } from 'node:timers/promises';
import type { EffectName } from '@annuity-lantern/contracts/effects';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import type { EffectToDispatch, JobProducer } from '@annuity-lantern/service-kit/queue';

export type Dispatch = (leadId: string, effects: readonly EffectName[]) => void;

/** Pause between two words to Redis, in milliseconds, and how many effects one of them names: more in a second than several workers do. */
const PAUSE = 100;
const MOST_AT_ONCE = 50;
/** What comes while so many wait is left to the sweep: telling a slow Redis of a flood would only take the time of those who are in it. */
const MOST_WAITING = 500;

/**
 * Tells a worker at once that a lead has come; leads that come while Redis is being told of others share the next word to it.
 * Never throws and is never waited for: what fails here, what was waiting behind it and what is too much, the sweep finds within seconds.
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
        await producer.enqueue(waiting.splice(0, MOST_AT_ONCE));
      } catch (error) {
        waiting = [];
        warnFailed('dispatch failed, the sweep will repair it', { error });
      }
      await pause();
    }
    running = false;
  }

  return (leadId, effects) => {
    if (waiting.length >= MOST_WAITING) return warnFull('more leads than Redis is told of, the sweep will dispatch them');
    for (const effect of effects) waiting.push({ leadId, effect, attempts: 0 });
    if (!running) void run();
  };
}
