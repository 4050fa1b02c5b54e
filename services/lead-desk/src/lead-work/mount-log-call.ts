import { callOutcomesOf, logCall as logCallEndpoint } from '@annuity-lantern/contracts/http';
import { logCall } from '@annuity-lantern/lead-store';
import type { DeskContext } from '../desk-context.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { changesLead } from './change-call.ts';
import { refusal, refuseLongHistory, refuseUnlessMayAct } from './refusals.ts';
import { refuseBadTime } from './refuse-bad-time.ts';

/** Calls to visitors. */
export function mountLogCall(mountStaff: MountStaff, desk: DeskContext): void {
  mountStaff(
    logCallEndpoint,
    changesLead(desk, 'call', async ({ body: { outcome, seq, note, ask, ...asked } }, { leadId, by, now, seenAt }) => {
      const seen = seenAt(seq);
      if (!callOutcomesOf(seen).includes(outcome)) throw refusal(seen, seq);
      refuseUnlessMayAct(seen, by);
      refuseLongHistory(seen);
      const callbackAt = asked.callbackAt === undefined ? undefined : new Date(asked.callbackAt);
      const nextAt = asked.nextAt === undefined ? undefined : new Date(asked.nextAt);
      if (callbackAt) await refuseBadTime(desk, seen, { field: 'callbackAt', at: callbackAt, now });
      if (nextAt) await refuseBadTime(desk, seen, { field: 'nextAt', at: nextAt, now });
      return {
        details: { outcome, seq },
        change: () => logCall(desk.leads, leadId, { outcome, callbackAt, nextAt, ask, seq, status: seen.status, note, by, now }),
      };
    }),
  );
}
