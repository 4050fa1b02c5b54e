import type { EffectName } from '@annuity-lantern/contracts/jobs';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import type { EffectToDispatch, JobProducer } from '@annuity-lantern/service-kit/queue';

export type Dispatch = (leadId: string, effects: readonly EffectName[]) => void;

/**
 * Tells a worker at once that a lead has come; leads that come while Redis is being told of others share the next word to it.
 * Never throws and is never waited for: what fails here, and what was waiting behind it, the sweep finds within seconds.
 */
export function createDispatch(producer: Pick<JobProducer, 'enqueue'>, log: Log): Dispatch {
  const warn = lowRateWarning(log.warn);
  let waiting: EffectToDispatch[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        await producer.enqueue(group);
      } catch (error) {
        waiting = [];
        warn('dispatch failed, the sweep will repair it', { error });
      }
    }
    running = false;
  }

  return (leadId, effects) => {
    for (const effect of effects) waiting.push({ leadId, effect, attempts: 0 });
    if (!running) void run();
  };
}
