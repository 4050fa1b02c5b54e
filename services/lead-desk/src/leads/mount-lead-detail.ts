import { getLead, type RelatedLead } from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { notStored } from './refusals.ts';
import { toLeadDetail } from './to-lead-detail.ts';

/** One request in full, with what happened to it, and other requests of the same person. */
export function mountLeadDetail(mountStaff: MountStaff, leads: leadStore.Leads): void {
  mountStaff(getLead, async ({ params }) => {
    // Ids are stored in lower case; a UUID means the same in either.
    const lead = await askStore(() => leadStore.findLead(leads, params.id.toLowerCase()));
    if (!lead) throw notStored();
    const related = await askStore(() => leadStore.findRelated(leads, lead));
    return { ...toLeadDetail(lead), ...(related.length > 0 ? { related: related.map(toRelated) } : {}) };
  });
}

/** A household shares a phone more often than a mailbox. */
function toRelated({ _id, createdAt, has, ...lead }: leadStore.RelatedLead): RelatedLead {
  return { ...lead, id: _id, createdAt: createdAt.toISOString(), likeness: has === 'phone' ? 'maybe' : 'same', reason: has };
}
