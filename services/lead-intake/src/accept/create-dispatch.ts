import type { EffectName } from '@annuity-lantern/contracts/jobs';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import type { JobProducer } from '@annuity-lantern/service-kit/queue';

export type Dispatch = (leadId: string, effects: readonly EffectName[]) => void;

/** Tells a worker at once that a lead has come. Never throws and is never waited for: what fails here the sweep finds within seconds. */
export function createDispatch(producer: JobProducer, log: Log): Dispatch {
  const warn = lowRateWarning(log.warn);
  return (leadId, effects) => {
    producer.enqueue(effects.map((effect) => ({ leadId, effect, attempts: 0 }))).catch((error: unknown) => {
      warn('dispatch failed, the sweep will repair it', { leadId, error });
    });
  };
}
