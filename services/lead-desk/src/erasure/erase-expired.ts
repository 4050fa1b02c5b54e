import type { LeadHint } from '@annuity-lantern/contracts/http';
import { type ConsentLedger, type ErasureNotes, eraseLead, findExpired, type Leads } from '@annuity-lantern/lead-store';
import { type AuditWriter, claimLease } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askStore } from '../ask-store.ts';
import { doAudited } from '../do-audited.ts';

export const DAY = 86_400_000;
/** Most requests of one round. The others follow in the next one. */
const BATCH = 100;
/** Milliseconds for which one process erases, and after which its round ends. */
const LEASE = 50_000;
const ROUND = 40_000;
/** For a look through requests that are old but had a step since. */
const FIND_BUDGET = 10_000;

interface RetentionOptions {
  readonly connection: Store['connection'];
  readonly leads: Leads;
  readonly audit: AuditWriter;
  readonly consentLedger: Pick<ConsentLedger, 'record'>;
  readonly erasures: ErasureNotes | undefined;
  readonly hint: (hint: LeadHint) => void;
  /** Requests without a step for so long are erased. 0: none. */
  readonly days: number;
}

/**
 * One round: erases requests that are older than the office keeps them, counted from their last step. Each is audited first, and left alone if it has a
 * hold or had a step meanwhile. A crash leaves the rest for the next round. Returns how many it erased.
 */
export async function eraseExpired(options: RetentionOptions, now = new Date()): Promise<number> {
  const { connection, leads, audit, consentLedger, erasures, hint, days } = options;
  if (days === 0 || !(await askStore(() => claimLease(connection, 'retention', now, LEASE)))) return 0;
  const deadline = performance.now() + ROUND;
  const before = new Date(now.getTime() - days * DAY);
  let count = 0;
  for (const { _id, kind } of await askStore(() => findExpired(leads, before, BATCH, { held: false }), FIND_BUDGET)) {
    if (performance.now() > deadline) break;
    const { outcome } = await doAudited({
      audit,
      entry: { at: now, by: 'system', action: 'erase', leadId: _id, details: { reason: 'retention' } },
      work: () => eraseLead(leads, _id, { by: 'system', reason: 'retention', now, before, consentLedger, erasures }),
      isRefusal: (result) => result.outcome !== 'erased',
    });
    if (outcome !== 'erased') continue;
    count += 1;
    hint({ id: _id, kind, what: 'changed' });
  }
  return count;
}
