import type { Log } from '@annuity-lantern/service-kit/log';
import type { AuditEntry, AuditWriter } from '@annuity-lantern/staff-store';
import { askStore } from '../ask-store.ts';

/** In milliseconds: the caller waits for it. */
const NOTE_BUDGET = 1000;

/**
 * Records a read of a lead or a sign-out, which must not fail if the audit does. A failure is logged. Resolves to whether it was recorded.
 */
export async function noteAudited(audit: AuditWriter, entry: AuditEntry, log: Log): Promise<boolean> {
  try {
    await askStore(() => audit.append(entry), NOTE_BUDGET);
    return true;
  } catch (error) {
    log.error('something was done without an entry in the audit', { step: entry.action, leadId: entry.leadId, error });
    return false;
  }
}
