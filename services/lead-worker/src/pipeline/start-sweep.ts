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
 * Most effects of a kind that one sweep dispatches, the longest overdue. A hundred a second of each is more than a worker does, and what still
 * waits in the queue is not added again and again by the thousand.
 */
const MOST_AT_ONCE = 200;

/**
 * Dispatches what is due and what a dead worker left behind, every 2 s, in every worker. It only dispatches: what runs is decided by the claim, so
 * that any number of sweeps may say the same. A plain timer, not a repeated job: it must outlive a wiped Redis.
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
