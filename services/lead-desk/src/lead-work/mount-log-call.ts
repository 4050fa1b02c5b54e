import { callOutcomesOf, logCall as logCallEndpoint } from '@annuity-lantern/contracts/http';
import { findLead, logCall } from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { toLeadDetail } from '../lead-detail/to-lead-detail.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { actorOf } from './actor-of.ts';
import { notStored, refusal, refuseLongHistory, refuseUnlessMayAct } from './refusals.ts';
import { refuseBadTime } from './refuse-bad-time.ts';

/** Calls to visitors, audited before they are recorded. */
export function mountLogCall(mountStaff: MountStaff, { leads, doNotCall, audit, hours, hint }: DeskContext): void {
  mountStaff(logCallEndpoint, async ({ params, body: { outcome, seq, note, ask, ...asked } }, { request, log }) => {
    const leadId = params.id.toLowerCase();
    const caller = callerOf(request);
    const now = new Date();
    const seen = await askStore(() => findLead(leads, leadId));
    if (!seen) throw notStored();
    if (seen.seq !== seq || !callOutcomesOf(seen).includes(outcome)) throw refusal(seen, seq);
    refuseUnlessMayAct(seen, caller);
    refuseLongHistory(seen);
    const callbackAt = asked.callbackAt === undefined ? undefined : new Date(asked.callbackAt);
    const nextAt = asked.nextAt === undefined ? undefined : new Date(asked.nextAt);
    if (callbackAt) await refuseBadTime({ doNotCall, hours }, seen, { field: 'callbackAt', at: callbackAt, now });
    if (nextAt) await refuseBadTime({ doNotCall, hours }, seen, { field: 'nextAt', at: nextAt, now });

    const { status } = seen;
    const result = await doAudited({
      audit,
      entry: { at: now, by: caller.username, action: 'call', leadId, details: { outcome, seq } },
      work: () => logCall(leads, leadId, { outcome, callbackAt, nextAt, ask, seq, status, note, by: actorOf(caller), now }),
      isRefusal: (made) => made.outcome !== 'changed',
    });
    if (result.outcome !== 'changed') throw result.outcome === 'refused' ? refusal(result.lead, seq) : notStored();
    log.info('a call was recorded', { leadId });
    hint({ id: leadId, kind: result.lead.kind, what: 'changed' });
    return toLeadDetail(result.lead);
  });
}
