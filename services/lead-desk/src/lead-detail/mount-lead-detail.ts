import { getLead } from '@annuity-lantern/contracts/http';
import { findLead } from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import { noteAudited } from '../audit/note-audited.ts';
import type { DeskContext } from '../desk-context.ts';
import { notStored } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { detailFor, partsOf } from './detail-for.ts';
import { createReadOnce } from './read-once.ts';

/** One request in full, and for agents and managers other requests of the same person. The read is audited, but the answer does not depend on the audit. */
export function mountLeadDetail(mountStaff: MountStaff, desk: DeskContext): void {
  const reads = createReadOnce();
  mountStaff(getLead, async ({ params }, { request, log }) => {
    // Ids are stored in lower case; UUIDs are case-insensitive.
    const lead = await askStore(() => findLead(desk.leads, params.id.toLowerCase()));
    if (!lead) throw notStored();
    const caller = callerOf(request);
    const entry = { at: new Date(), by: caller.username, action: 'lead_read', leadId: lead._id } as const;
    await reads.read(request.sessionID, lead._id, () => noteAudited(desk.audit, entry, log));
    return detailFor(lead, await partsOf(desk, lead, caller));
  });
}
