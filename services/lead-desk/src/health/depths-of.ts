import type { HealthQueue } from '@annuity-lantern/contracts/http';
import { type QueueDepth, SEALED_QUEUE } from '@annuity-lantern/service-kit/queue-depths';

function countOf(depths: readonly QueueDepth[], queue: QueueDepth['queue'], state: QueueDepth['state']): number {
  return depths.find((depth) => depth.queue === queue && depth.state === state)?.count ?? 0;
}

export function jobsIn(depths: readonly QueueDepth[], queue: QueueDepth['queue']): NonNullable<HealthQueue['jobs']> {
  const count = (state: QueueDepth['state']) => countOf(depths, queue, state);
  return { waiting: count('waiting'), active: count('active'), delayed: count('delayed') };
}

/** Sealed requests that are not in MongoDB yet. Parked ones are not retried automatically. */
export function sealedIn(depths: readonly QueueDepth[]): { readonly waiting: number; readonly parked: number } {
  const { waiting, active, delayed } = jobsIn(depths, SEALED_QUEUE);
  return { waiting: waiting + active + delayed, parked: countOf(depths, SEALED_QUEUE, 'failed') };
}
