import { setTimeout as pause } from 'node:timers/promises';
import type { Leads } from '@annuity-lantern/lead-store';
import { countOpen } from './read-outbox.ts';

const LOOK_EVERY_MS = 500;
/** A worker that gets nothing further done for so long is stuck. */
const STUCK_AFTER_MS = 30_000;

/** Waits until no effect is open any more, or nothing moves; how many are open then. */
export async function untilDone(leads: Leads, stuckAfterMs: number = STUCK_AFTER_MS): Promise<number> {
  let left = await countOpen(leads);
  for (let movedAt = Date.now(); left > 0 && Date.now() - movedAt < stuckAfterMs; ) {
    await pause(LOOK_EVERY_MS);
    const now = await countOpen(leads);
    if (now !== left) movedAt = Date.now();
    left = now;
  }
  return left;
}
