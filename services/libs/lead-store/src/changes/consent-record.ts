import type { Effect, StoredLead } from '../record/lead-record.ts';
import type { Effects } from './lead-change.ts';

/**
 * Orders the effect again, so that the ledger gets a new choice. While it waits for `persist` it stays, because it then records every choice. If it
 * is due later, it stays due then.
 *
 * @param delay milliseconds for a change outside of the lead
 */
export function orderConsentRecord({ effects }: StoredLead, now: Date, delay = 0): Effects {
  const before = effects.consentRecord;
  if (before?.state === 'waiting')
    return delay > 0 ? { consentRecord: { ...before, delay: Math.max(before.delay ?? 0, delay) } as Effect } : {};
  // The end of a lease does not count.
  const dueAt = before?.state === 'due' ? (before.nextAt?.getTime() ?? 0) : 0;
  return { consentRecord: { state: 'due', attempts: 0, nextAt: new Date(Math.max(now.getTime() + delay, dueAt)) } };
}
