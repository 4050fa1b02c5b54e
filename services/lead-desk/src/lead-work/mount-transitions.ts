import { listReasons, transitionLead as transitionEndpoint } from '@annuity-lantern/contracts/http';
import { allowsSteps, transitionLead } from '@annuity-lantern/lead-store';
import type { DeskContext } from '../desk-context.ts';
import { belongsToColleague, colleagueOf, findAdvisors } from '../owners/find-colleague.ts';
import { refuseUnlicensed } from '../owners/may-get.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { changesLead } from './change-call.ts';
import { refusal, refuseLongHistory, refuseUnlessMayAct } from './refusals.ts';

/** The office's reasons, and changes of a lead's status. */
export function mountTransitions(mountStaff: MountStaff, desk: DeskContext): void {
  const { reasons } = desk;
  mountStaff(listReasons, async () => ({ closed: [...reasons.closed], disqualified: [...reasons.disqualified] }));

  mountStaff(
    transitionEndpoint,
    changesLead(desk, 'transition', async ({ body }, { leadId, by, now, seenAt }) => {
      const { to, seq, reached, note, reason, despite } = body;
      const seen = seenAt(seq);
      const through = reached ? (['contacted'] as const) : [];
      if (!allowsSteps(seen.status, [...through, to]) || (reached && to !== 'closed')) throw refusal(seen, seq);
      refuseUnlessMayAct(seen, by);
      refuseLongHistory(seen);

      const isTaken = to === 'assigned' && !seen.owner;
      if (isTaken) refuseUnlicensed(by, seen);
      const colleague = isTaken ? colleagueOf(await findAdvisors(desk, seen), by.id) : undefined;
      if (colleague && !despite) throw belongsToColleague(colleague);
      return {
        details: { from: seen.status, to, seq, ...(colleague ? { despite: colleague.owner } : {}) },
        change: () => transitionLead(desk.leads, leadId, { to, seq, through, note, reason, by, now }),
      };
    }),
  );
}
