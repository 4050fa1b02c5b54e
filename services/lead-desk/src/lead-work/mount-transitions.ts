import { type LeadStatus, leadTransitions, listReasons, transitionLead as transitionEndpoint } from '@annuity-lantern/contracts/http';
import { findLead, transitionLead } from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { toLeadDetail } from '../lead-detail/to-lead-detail.ts';
import { belongsToColleague, colleagueOf, findAdvisors } from '../owners/find-colleague.ts';
import { refuseUnlicensed } from '../owners/may-get.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { actorOf } from './actor-of.ts';
import { notStored, refusal, refuseLongHistory, refuseUnlessMayAct } from './refusals.ts';

/** The office's reasons, and changes of a lead's status, audited before they are made. */
export function mountTransitions(mountStaff: MountStaff, { leads, audit, reasons, connection, hint }: DeskContext): void {
  mountStaff(listReasons, async () => ({ closed: [...reasons.closed], disqualified: [...reasons.disqualified] }));

  mountStaff(transitionEndpoint, async ({ params, body: { to, seq, reached, note, reason, despite } }, { request, log }) => {
    const leadId = params.id.toLowerCase();
    const caller = callerOf(request);
    const at = new Date();
    const seen = await askStore(() => findLead(leads, leadId));
    if (!seen) throw notStored();
    if (seen.seq !== seq || !mayStep(seen.status, to, reached)) throw refusal(seen, seq);
    refuseUnlessMayAct(seen, caller);
    refuseLongHistory(seen);

    const isTaken = to === 'assigned' && !seen.owner;
    if (isTaken) refuseUnlicensed(caller, seen);
    const colleague = isTaken ? colleagueOf(await findAdvisors({ leads, connection }, seen), caller.id) : undefined;
    if (colleague && !despite) throw belongsToColleague(colleague);

    const details = { from: seen.status, to, seq, ...(colleague ? { despite: colleague.owner } : {}) };
    const result = await doAudited({
      audit,
      entry: { at, by: caller.username, action: 'transition', leadId, details },
      work: () => transitionLead(leads, leadId, { to, seq, through: reached && ['contacted'], note, reason, by: actorOf(caller), now: at }),
      isRefusal: ({ outcome }) => outcome !== 'changed',
    });
    if (result.outcome !== 'changed') throw result.outcome === 'refused' ? refusal(result.lead, seq) : notStored();
    log.info('the status of a lead was changed', { leadId });
    hint({ id: leadId, kind: result.lead.kind, what: 'changed' });
    return toLeadDetail(result.lead);
  });
}

/** By the machine; `reached` is the step to `contacted` on the way to `closed`. */
function mayStep(from: LeadStatus, to: LeadStatus, reached: true | undefined): boolean {
  const allowed = (status: LeadStatus): readonly LeadStatus[] => leadTransitions[status];
  if (reached && to !== 'closed') return false;
  return reached ? allowed(from).includes('contacted') && allowed('contacted').includes(to) : allowed(from).includes(to);
}
