import { type LeadStatus, listReasons, transitionLead as transitionEndpoint } from '@annuity-lantern/contracts/http';
import { allowsSteps, type StoredLead, transitionLead } from '@annuity-lantern/lead-store';
import type { DeskContext } from '../desk-context.ts';
import { belongsToColleague, colleagueOf, findAdvisors } from '../owners/find-colleague.ts';
import { refuseUnlicensed } from '../owners/may-get.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { changesLead } from './change-call.ts';
import { refusal, refuseLongHistory, refuseUnlessMayAct } from './refusals.ts';
import { badTime, refuseBadTime } from './refuse-bad-time.ts';

/** The office's reasons and its cadence, and changes of a lead's status. */
export function mountTransitions(mountStaff: MountStaff, desk: DeskContext): void {
  const { reasons, cadence } = desk;
  mountStaff(listReasons, async () => ({ closed: [...reasons.closed], disqualified: [...reasons.disqualified], cadence: [...cadence] }));

  mountStaff(
    transitionEndpoint,
    changesLead(desk, 'transition', async ({ body }, { leadId, by, now, seenAt }) => {
      const { to, seq, reached, callAt: asked, note, reason, despite } = body;
      const seen = seenAt(seq);
      const through = reached ? (['contacted'] as const) : [];
      if (!allowsSteps(seen.status, [...through, to]) || (reached && !afterReaching.includes(to))) throw refusal(seen, seq);
      refuseUnlessMayAct(seen, by);
      refuseLongHistory(seen);
      const callAt = asked === undefined ? undefined : new Date(asked);
      if (callAt) await refuseAppointment(desk, seen, to, callAt, now);

      const isTaken = to === 'assigned' && !seen.owner;
      if (isTaken) refuseUnlicensed(by, seen);
      const colleague = isTaken ? colleagueOf(await findAdvisors(desk, seen), by.id) : undefined;
      if (colleague && !despite) throw belongsToColleague(colleague);
      return {
        details: { from: seen.status, to, seq, ...(colleague ? { despite: colleague.owner } : {}) },
        change: () => transitionLead(desk.leads, leadId, { to, seq, through, callAt, note, reason, by, now }),
      };
    }),
  );
}

/** The steps that may be made together with the call that reached the visitor. */
const afterReaching: readonly LeadStatus[] = ['closed', 'scheduled'];

/** @throws AppError `invalid_input` (400) for another step, a request without an owner, or a time at which the visitor must not be called */
async function refuseAppointment(desk: DeskContext, seen: StoredLead, to: LeadStatus, callAt: Date, now: Date): Promise<void> {
  if (to !== 'scheduled') throw badTime('callAt', 'Only a scheduled call has a time.');
  if (!seen.owner) throw badTime('callAt', 'Take the request first.');
  await refuseBadTime(desk, seen, { field: 'callAt', at: callAt, now });
}
