import { recordState } from '@annuity-lantern/contracts/http';
import { correctAnswers } from '@annuity-lantern/lead-store';
import type { DeskContext } from '../desk-context.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { changesLead } from './change-call.ts';
import { refuseLongHistory, refuseUnlessMayAct } from './refusals.ts';

/** Where a visitor lives, as they told staff. The audit names no state, as of every answer. */
export function mountState(mountStaff: MountStaff, desk: DeskContext): void {
  mountStaff(
    recordState,
    changesLead(desk, 'answers', ({ body: { state, seq } }, { leadId, by, now, seenAt }) => {
      const seen = seenAt(seq);
      refuseUnlessMayAct(seen, by);
      refuseLongHistory(seen);
      return {
        details: { seq, fields: ['state'] },
        change: () => correctAnswers(desk.leads, leadId, { answers: { state }, seq, by: by.username, now }),
      };
    }),
  );
}
