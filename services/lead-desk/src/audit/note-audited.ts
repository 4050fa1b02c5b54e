import type { Log } from '@annuity-lantern/service-kit/log';
import type { AuditEntry, AuditWriter } from '@annuity-lantern/staff-store';
import { askStore } from '../ask-store.ts';

/** In milliseconds. The person waits for it. */
const NOTE_BUDGET = 1000;

/**
 * Records what must not fail because the audit does: a read of a lead, a sign-out. A failure is a line in the log. Resolves to whether it was
 * recorded.
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
