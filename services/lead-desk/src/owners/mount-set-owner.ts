import { setLeadOwner } from '@annuity-lantern/contracts/http';
import { findLead, setOwner } from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { toLeadDetail } from '../lead-detail/to-lead-detail.ts';
import { actorOf } from '../lead-work/actor-of.ts';
import { notStored, refusal, refuseLongHistory, refuseUnlessOwns } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { belongsToColleague, colleagueOf, findAdvisors } from './find-colleague.ts';
import { refuseUnlicensed } from './may-get.ts';
import { changeOf, findNewOwner, invalidOwner, reasonMissing, refuseServiceOnly } from './owner-changes.ts';

/** A new owner of a request, or none. Audited before it changes. */
export function mountSetOwner(mountStaff: MountStaff, { leads, audit, connection, hours, hint }: DeskContext): void {
  mountStaff(setLeadOwner, async ({ params, body: { to, seq, reason, despite, serviceOnly } }, { request, log }) => {
    const leadId = params.id.toLowerCase();
    const caller = callerOf(request);
    const at = new Date();
    const seen = await askStore(() => findLead(leads, leadId));
    if (!seen) throw notStored();
    if (seen.seq !== seq) throw refusal(seen, seq);
    // The second advisor works on it, and never gives it away.
    refuseUnlessOwns(seen, caller);
    refuseLongHistory(seen);
    const owner = await findNewOwner({ connection, hours }, to);
    if (owner?.id === seen.owner?.id)
      throw invalidOwner('to', owner ? `${owner.username} has this request already.` : 'Nobody has this request.');
    const advisors = owner ? await findAdvisors({ leads, connection }, seen) : new Map();
    const joins = owner !== null && advisors.has(owner.id);
    if (!seen.owner && caller.role !== 'manager' && owner?.id !== caller.id && !joins)
      throw invalidOwner('to', 'Take the request first, then hand it over.');
    if (seen.owner && !reason) throw reasonMissing();
    refuseServiceOnly(caller, { serviceOnly, reason });
    if (owner && !serviceOnly) refuseUnlicensed(owner, seen);
    const colleague = owner ? colleagueOf(advisors, owner.id) : undefined;
    if (colleague && !despite) throw belongsToColleague(colleague);

    const result = await doAudited({
      audit,
      entry: { at, by: caller.username, action: 'owner', leadId, details: changeOf(seen, owner, { despite: colleague, serviceOnly }) },
      work: () => setOwner(leads, leadId, { to: owner, seq, reason, serviceOnly, by: actorOf(caller), now: at }),
      isRefusal: ({ outcome }) => outcome !== 'changed',
    });
    if (result.outcome !== 'changed') throw result.outcome === 'refused' ? refusal(result.lead, seq) : notStored();
    log.info('a lead changed hands', { leadId });
    hint({ id: leadId, kind: result.lead.kind, what: 'changed' });
    return toLeadDetail(result.lead);
  });
}
