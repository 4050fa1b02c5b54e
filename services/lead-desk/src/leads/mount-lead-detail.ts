import { getLead } from '@annuity-lantern/contracts/http';
import { findLead, type Leads } from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { askStore } from '../ask-store.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { toLeadDetail } from './to-lead-detail.ts';

/** One request in full, with what happened to it. */
export function mountLeadDetail(mountStaff: MountStaff, leads: Leads): void {
  mountStaff(getLead, async ({ params }) => {
    // Ids are stored in lower case; a UUID means the same in either.
    const lead = await askStore(() => findLead(leads, params.id.toLowerCase()));
    if (!lead) throw new AppError('not_found', { message: 'no lead has this id' });
    return toLeadDetail(lead);
  });
}
