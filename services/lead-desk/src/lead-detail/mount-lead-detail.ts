import { getLead, hiddenInRows, type RelatedLead } from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import { noteAudited } from '../audit/note-audited.ts';
import type { DeskContext } from '../desk-context.ts';
import { notStored } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { noCallsFields } from './no-calls-fields.ts';
import { createReadOnce } from './read-once.ts';
import { toLeadDetail } from './to-lead-detail.ts';

/** One request in full, and for agents and managers other requests of the same person. The read is audited, but the answer does not depend on the audit. */
export function mountLeadDetail(mountStaff: MountStaff, { leads, doNotCall, audit }: DeskContext): void {
  const reads = createReadOnce();
  mountStaff(getLead, async ({ params }, { request, log }) => {
    // Ids are stored in lower case; UUIDs are case-insensitive.
    const lead = await askStore(() => leadStore.findLead(leads, params.id.toLowerCase()));
    if (!lead) throw notStored();
    const { username: by, role } = callerOf(request);
    const entry = { at: new Date(), by, action: 'lead_read', leadId: lead._id } as const;
    await reads.read(request.sessionID, lead._id, () => noteAudited(audit, entry, log));
    if (lead.status === 'erased') return toLeadDetail(lead);
    // They would tell a viewer the contact of requests that the viewer never opened.
    const mayRelate = hiddenInRows(role).length === 0;
    const [related, calls, [asked]] = await askStore(() =>
      Promise.all([mayRelate ? leadStore.findRelated(leads, lead) : [], doNotCall.read(lead), leadStore.markAskFirst(leads, [lead])]),
    );
    return {
      ...toLeadDetail(lead),
      ...noCallsFields(calls),
      askFirst: asked?.askFirst === true,
      ...(related.length > 0 ? { related: related.map(toRelated) } : {}),
    };
  });
}

export function toRelated({ _id, createdAt, has, owner, phone, ...lead }: leadStore.RelatedLead): RelatedLead {
  return {
    ...lead,
    id: _id,
    createdAt: createdAt.toISOString(),
    likeness: likenessOf(has),
    reason: has,
    ...(owner ? { owner: owner.username } : {}),
    ...(has === 'email' ? { phone } : {}),
  };
}

/** A shared phone suggests a household more often than a shared mailbox does. */
export function likenessOf(has: leadStore.RelatedLead['has']): RelatedLead['likeness'] {
  return has === 'phone' ? 'maybe' : 'same';
}
