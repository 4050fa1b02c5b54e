import { setLeadOwner } from '@annuity-lantern/contracts/http';
import { setOwner } from '@annuity-lantern/lead-store';
import type { DeskContext } from '../desk-context.ts';
import { changesLead } from '../lead-work/change-call.ts';
import { refuseLongHistory, refuseUnlessMayGive } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { belongsToColleague, colleagueOf, findAdvisors } from './find-colleague.ts';
import { refuseUnlicensed } from './may-get.ts';
import { changeOf, findNewOwner, invalidOwner, reasonMissing, refuseServiceOnly } from './owner-changes.ts';

/** A new owner of a request, or none. */
export function mountSetOwner(mountStaff: MountStaff, desk: DeskContext): void {
  mountStaff(
    setLeadOwner,
    changesLead(desk, 'owner', async ({ body: { to, seq, reason, despite, serviceOnly } }, { leadId, by, now, seenAt }) => {
      const seen = seenAt(seq);
      refuseUnlessMayGive(seen, by);
      refuseLongHistory(seen);
      const owner = await findNewOwner(desk, to);
      if (owner?.id === seen.owner?.id)
        throw invalidOwner('to', owner ? `${owner.username} has this request already.` : 'Nobody has this request.');
      const advisors = owner ? await findAdvisors(desk, seen) : new Map();
      const joins = owner !== null && advisors.has(owner.id);
      if (!seen.owner && !by.isManager && owner?.id !== by.id && !joins)
        throw invalidOwner('to', 'Take the request first, then hand it over.');
      if (seen.owner && !reason) throw reasonMissing();
      refuseServiceOnly(by, { serviceOnly, reason });
      if (owner && !serviceOnly) refuseUnlicensed(owner, seen);
      const colleague = owner ? colleagueOf(advisors, owner.id) : undefined;
      if (colleague && !despite) throw belongsToColleague(colleague);
      return {
        details: changeOf(seen, owner, { despite: colleague, serviceOnly }),
        change: () => setOwner(desk.leads, leadId, { to: owner, seq, reason, serviceOnly, by, now }),
      };
    }),
  );
}
