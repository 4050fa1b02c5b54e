import { addLeadNote, recordRevocation, setLeadOwner } from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { actorOf } from './actor-of.ts';
import { belongsToColleague, colleagueOf, findAdvisors } from './find-colleague.ts';
import { changeOf, findNewOwner, invalidOwner, reasonMissing } from './owner-changes.ts';
import { notStored, refusal, refuseLongHistory, refuseUnlessOwns, revokedAlready, tooManyNotes } from './refusals.ts';
import { toLeadDetail } from './to-lead-detail.ts';

/** Owner, notes and revocations of a request. Audited before they change. */
export function mountLeadWork(mountStaff: MountStaff, { leads, audit, connection, hint }: DeskContext): void {
  mountStaff(setLeadOwner, async ({ params, body: { to, seq, reason, despite } }, { request, log }) => {
    const leadId = params.id.toLowerCase();
    const caller = callerOf(request);
    const at = new Date();
    const seen = await askStore(() => leadStore.findLead(leads, leadId));
    if (!seen) throw notStored();
    if (seen.seq !== seq) throw refusal(seen, seq);
    // The second advisor works on it, and never gives it away.
    refuseUnlessOwns(seen, caller);
    refuseLongHistory(seen);
    const owner = await findNewOwner(connection, to);
    if (owner?.id === seen.owner?.id)
      throw invalidOwner('to', owner ? `${owner.username} has this request already.` : 'Nobody has this request.');
    const advisors = owner ? await findAdvisors({ leads, connection }, seen) : new Map();
    const joins = owner !== null && advisors.has(owner.id);
    if (!seen.owner && caller.role !== 'manager' && owner?.id !== caller.id && !joins)
      throw invalidOwner('to', 'Take the request first, then hand it over.');
    if (seen.owner && !reason) throw reasonMissing();
    const colleague = owner ? colleagueOf(advisors, owner.id) : undefined;
    if (colleague && !despite) throw belongsToColleague(colleague);

    const result = await doAudited({
      audit,
      entry: { at, by: caller.username, action: 'owner', leadId, details: changeOf(seen, owner, colleague) },
      work: () => leadStore.setOwner(leads, leadId, { to: owner, seq, reason, by: actorOf(caller), now: at }),
      isRefusal: ({ outcome }) => outcome !== 'changed',
    });
    if (result.outcome !== 'changed') throw result.outcome === 'refused' ? refusal(result.lead, seq) : notStored();
    log.info('a lead changed hands', { leadId });
    hint({ id: leadId, kind: result.lead.kind, what: 'changed' });
    return toLeadDetail(result.lead);
  });

  mountStaff(addLeadNote, async ({ params, body: { text } }, { request }) => {
    const leadId = params.id.toLowerCase();
    const { username: by } = callerOf(request);
    const now = new Date();
    const lead = await doAudited({
      audit,
      entry: { at: now, by, action: 'note', leadId },
      work: () => leadStore.addNote(leads, leadId, { text, by, now }),
      isRefusal: (found) => found === null || found === 'full',
    });
    if (!lead) throw notStored();
    if (lead === 'full') throw tooManyNotes();
    hint({ id: leadId, kind: lead.kind, what: 'changed' });
    return toLeadDetail(lead);
  });

  mountStaff(recordRevocation, async ({ params, body: { channels, way } }, { request, log }) => {
    const leadId = params.id.toLowerCase();
    const { username: by } = callerOf(request);
    const now = new Date();
    const lead = await doAudited({
      audit,
      entry: { at: now, by, action: 'revocation', leadId, details: { channels, way } },
      work: () => leadStore.recordRevocation(leads, leadId, { channels, way, by, now }),
      isRefusal: (found) => found === null || found === 'full',
    });
    if (!lead) throw notStored();
    if (lead === 'full') throw revokedAlready();
    log.info('a revocation was recorded', { leadId });
    // Staff see it in the person's other requests at once. If this fails, the worker copies it: the lead owes that effect.
    await askStore(() => leadStore.spreadRevocations(leads, lead)).catch(() => {});
    // If they are not found now, their panels reload by themselves.
    const related = await askStore(() => leadStore.findRelated(leads, lead)).catch(() => []);
    for (const { _id: id, kind } of [lead, ...related]) hint({ id, kind, what: 'changed' });
    return toLeadDetail(lead);
  });
}
