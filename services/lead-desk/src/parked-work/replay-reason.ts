import { findParkedFor, type Leads, readServerTime, replayParked } from '@annuity-lantern/lead-store';
import type { AuditWriter } from '@annuity-lantern/staff-store';
import { askStore } from '../ask-store.ts';
import { doAudited } from '../do-audited.ts';

interface ReplayOptions {
  readonly leads: Leads;
  readonly audit: AuditWriter;
  readonly reason: string;
  /** User name of the member of staff. */
  readonly by: string;
  /** Longest time for all batches, in milliseconds, below the gateway's timeout. */
  readonly timeLimit?: number;
}

const BATCH = 100;
const TIME_LIMIT = 8000;

/**
 * Makes due again what one reason has parked until now, in batches whose audit entries name each lead. Effects parked again meanwhile wait
 * for the next call, or the loop would never end.
 *
 * @throws AppError `store_unavailable` (503); earlier batches stay replayed
 */
export async function replayReason({ leads, audit, reason, by, timeLimit = TIME_LIMIT }: ReplayOptions) {
  // Anything parked again meanwhile has a later time by the same clock.
  const until = await askStore(() => readServerTime(leads));
  const deadline = performance.now() + timeLimit;
  let replayed = 0;
  for (;;) {
    const found = await askStore(() => findParkedFor(leads, reason, until, BATCH));
    if (!found) return { replayed, more: false };
    if (performance.now() > deadline) return { replayed, more: true };
    const { effect, leadIds } = found;
    replayed += await doAudited({
      audit,
      entry: { at: new Date(), by, action: 'replay_reason', details: { reason, effect, leadIds } },
      work: () => replayParked(leads, found),
      isRefusal: (count) => count === 0,
    });
  }
}
