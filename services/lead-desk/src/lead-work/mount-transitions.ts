import { type LeadStatus, leadTransitions, listReasons, transitionLead as transitionEndpoint } from '@annuity-lantern/contracts/http';
import { findLead, type StoredLead, transitionLead } from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { toLeadDetail } from '../lead-detail/to-lead-detail.ts';
import { belongsToColleague, colleagueOf, findAdvisors } from '../owners/find-colleague.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { actorOf } from './actor-of.ts';
import { notStored, refusal, refuseLongHistory, refuseUnlessMayAct } from './refusals.ts';
import { badTime, refuseBadTime } from './refuse-bad-time.ts';

/** The office's reasons and its cadence, and changes of a lead's status, audited before they are made. */
export function mountTransitions(
  mountStaff: MountStaff,
  { leads, audit, reasons, cadence, connection, doNotCall, hours, hint }: DeskContext,
): void {
  mountStaff(listReasons, async () => ({ closed: [...reasons.closed], disqualified: [...reasons.disqualified], cadence: [...cadence] }));

  mountStaff(transitionEndpoint, async ({ params, body: { to, seq, reached, callAt: asked, note, reason, despite } }, { request, log }) => {
    const leadId = params.id.toLowerCase();
    const caller = callerOf(request);
    const at = new Date();
    const seen = await askStore(() => findLead(leads, leadId));
    if (!seen) throw notStored();
    if (seen.seq !== seq || !mayStep(seen.status, to, reached)) throw refusal(seen, seq);
    refuseUnlessMayAct(seen, caller);
    refuseLongHistory(seen);
    const callAt = asked === undefined ? undefined : new Date(asked);
    if (callAt) await refuseAppointment({ doNotCall, hours }, seen, to, callAt, at);

    const isTaken = to === 'assigned' && !seen.owner;
    const colleague = isTaken ? colleagueOf(await findAdvisors({ leads, connection }, seen), caller.id) : undefined;
    if (colleague && !despite) throw belongsToColleague(colleague);

    const details = { from: seen.status, to, seq, ...(colleague ? { despite: colleague.owner } : {}) };
    const result = await doAudited({
      audit,
      entry: { at, by: caller.username, action: 'transition', leadId, details },
      work: () =>
        transitionLead(leads, leadId, { to, seq, through: reached && ['contacted'], callAt, note, reason, by: actorOf(caller), now: at }),
      isRefusal: ({ outcome }) => outcome !== 'changed',
    });
    if (result.outcome !== 'changed') throw result.outcome === 'refused' ? refusal(result.lead, seq) : notStored();
    log.info('the status of a lead was changed', { leadId });
    hint({ id: leadId, kind: result.lead.kind, what: 'changed' });
    return toLeadDetail(result.lead);
  });
}

/** @throws AppError `invalid_input` (400) for another step, a request without an owner, or a time at which the visitor must not be called */
async function refuseAppointment(
  context: Pick<DeskContext, 'doNotCall' | 'hours'>,
  seen: StoredLead,
  to: LeadStatus,
  callAt: Date,
  now: Date,
): Promise<void> {
  if (to !== 'scheduled') throw badTime('callAt', 'Only a scheduled call has a time.');
  if (!seen.owner) throw badTime('callAt', 'Take the request first.');
  await refuseBadTime(context, seen, { field: 'callAt', at: callAt, now });
}

/** By the machine; `reached` is the step to `contacted` on the way to `closed` or `scheduled`. */
function mayStep(from: LeadStatus, to: LeadStatus, reached: true | undefined): boolean {
  const allowed = (status: LeadStatus): readonly LeadStatus[] => leadTransitions[status];
  if (reached && to !== 'closed' && to !== 'scheduled') return false;
  return reached ? allowed(from).includes('contacted') && allowed('contacted').includes(to) : allowed(from).includes(to);
}
