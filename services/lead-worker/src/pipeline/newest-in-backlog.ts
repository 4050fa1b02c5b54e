import { effects as definitions, effectQueues, type QueueName } from '@annuity-lantern/contracts/effects';
import type { OverdueEffect } from '@annuity-lantern/lead-store';

/** Milliseconds after which a due effect counts as backlog of its queue. */
const BACKLOG = 5000;
/** Milliseconds for which a lead is new. Older leads keep their order, so that after an outage the oldest run first. */
const NEW = 60_000;

/**
 * The effects to run ahead of a backlog: those of new leads, newest first. From each queue with a backlog it takes at most half as many as
 * ran since the last sweep, and at least one. The other half works off the oldest.
 *
 * @param startedIn number of a queue's effects that this worker started since the last sweep
 */
export function newestInBacklog(
  due: readonly OverdueEffect[],
  now: Date,
  startedIn: (queue: QueueName) => number,
): readonly OverdueEffect[] {
  return effectQueues.flatMap((queue) => {
    const most = Math.max(1, Math.floor(startedIn(queue) / 2));
    const own = due.filter(({ effect }) => definitions[effect].queue === queue);
    if (!own.some(({ since }) => now.getTime() - since.getTime() > BACKLOG)) return [];
    const fresh = own.filter(({ createdAt }) => now.getTime() - createdAt.getTime() <= NEW);
    return fresh.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, most);
  });
}
