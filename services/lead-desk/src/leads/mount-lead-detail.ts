import { getLead } from '@annuity-lantern/contracts/http';
import { findLead, type Leads } from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { AuditWriter } from '@annuity-lantern/staff-store';
import { askStore } from '../ask-store.ts';
import { noteAudited } from '../audit/note-audited.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { createReadOnce } from './read-once.ts';
import { toLeadDetail } from './to-lead-detail.ts';

/** One request in full, with what happened to it. The read is audited, and answered also when that fails. */
export function mountLeadDetail(mountStaff: MountStaff, leads: Leads, audit: AuditWriter): void {
  const reads = createReadOnce();
  mountStaff(getLead, async ({ params }, { request, log }) => {
    // Ids are stored in lower case; a UUID means the same in either.
    const lead = await askStore(() => findLead(leads, params.id.toLowerCase()));
    if (!lead) throw new AppError('not_found', { message: 'no lead has this id' });
    const entry = { at: new Date(), by: callerOf(request).username, action: 'lead_read', leadId: lead._id } as const;
    await reads.read(request.sessionID, lead._id, () => noteAudited(audit, entry, log));
    return toLeadDetail(lead);
  });
}
