import { type DueEffect, findDueEffects, type Leads } from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import type { JobProducer } from '@annuity-lantern/service-kit/queue';
import { type Repeating, repeat } from '@annuity-lantern/service-kit/repeat';

export interface SweepOptions {
  readonly leads: Leads;
  readonly producer: JobProducer;
  readonly log: Log;
  readonly onDispatch?: ((dispatched: readonly DueEffect[]) => void) | undefined;
}

const PAUSE = 2000;
/**
 * Most effects of each name that one sweep enqueues, the longest overdue first. It is more than a worker runs in that time, and few enough that a long
 * queue is not enqueued again and again.
 */
const MOST_AT_ONCE = 200;

/**
 * Enqueues due effects and expired claims every 2 s, in every worker. The claim decides who runs an effect, so duplicate jobs are harmless. A plain timer
 * and not a repeated job, because it must survive the loss of Redis.
 */
export function startSweep({ leads, producer, log, onDispatch = () => {} }: SweepOptions): Repeating {
  const warn = lowRateWarning(log.warn);
  return repeat({
    every: PAUSE,
    work: () => sweepOnce(leads, producer, onDispatch),
    onError: (error) => warn('a sweep failed, the next one repairs it', { error }),
  });
}

async function sweepOnce(leads: Leads, producer: JobProducer, onDispatch: NonNullable<SweepOptions['onDispatch']>): Promise<void> {
  const due = await findDueEffects(leads, new Date(), MOST_AT_ONCE);
  await producer.enqueue(due);
  onDispatch(due);
}
