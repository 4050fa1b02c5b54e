import { lawfulWords } from '@annuity-lantern/contracts/call-part-hours';
import { wantsNoCalls } from '@annuity-lantern/contracts/exits';
import { visitorZoneOf } from '@annuity-lantern/contracts/first-call';
import { CALLBACK_DAYS, callOutcomesOf, logCall as logCallEndpoint } from '@annuity-lantern/contracts/http';
import { type CalledPlace, callHoursAt, lawfulHoursIn } from '@annuity-lantern/domain/call-hours';
import { findLead, logCall, noCallsHereOf } from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { toLeadDetail } from '../lead-detail/to-lead-detail.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { actorOf } from './actor-of.ts';
import { notStored, refusal, refuseLongHistory, refuseUnlessMayAct } from './refusals.ts';

/** Calls to visitors, audited before they are recorded. */
export function mountLogCall(mountStaff: MountStaff, { leads, doNotCall, audit, hours, hint }: DeskContext): void {
  mountStaff(logCallEndpoint, async ({ params, body: { outcome, seq, note, callbackAt: asked } }, { request, log }) => {
    const leadId = params.id.toLowerCase();
    const caller = callerOf(request);
    const now = new Date();
    const seen = await askStore(() => findLead(leads, leadId));
    if (!seen) throw notStored();
    if (seen.seq !== seq || !callOutcomesOf(seen).includes(outcome)) throw refusal(seen, seq);
    refuseUnlessMayAct(seen, caller);
    refuseLongHistory(seen);
    const callbackAt = asked === undefined ? undefined : new Date(asked);
    if (callbackAt && wantsNoCalls({ ...(await askStore(() => doNotCall.read(seen))), noCallsHere: noCallsHereOf(seen) }))
      throw badTime('They asked not to be called. Answer by email.');
    if (callbackAt) refuseBadTime(callbackAt, now, visitorZoneOf(seen) ?? hours.timeZone, { ...hours, state: seen.state });

    const { status } = seen;
    const result = await doAudited({
      audit,
      entry: { at: now, by: caller.username, action: 'call', leadId, details: { outcome, seq } },
      work: () => logCall(leads, leadId, { outcome, callbackAt, seq, status, note, by: actorOf(caller), now }),
      isRefusal: (made) => made.outcome !== 'changed',
    });
    if (result.outcome !== 'changed') throw result.outcome === 'refused' ? refusal(result.lead, seq) : notStored();
    log.info('a call was recorded', { leadId });
    hint({ id: leadId, kind: result.lead.kind, what: 'changed' });
    return toLeadDetail(result.lead);
  });
}

/** @throws AppError `invalid_input` (400) for a time that is over, forbidden or too far ahead */
function refuseBadTime(at: Date, now: Date, timeZone: string, place: CalledPlace): void {
  if (at <= now) throw badTime('This time is over. Choose a later one.');
  if (at.getTime() > now.getTime() + CALLBACK_DAYS * 86_400_000) throw badTime('Choose a day within a year.');
  if (!callHoursAt([timeZone], at, place).isLawful)
    throw badTime(`By their clock, choose a time ${lawfulWords(lawfulHoursIn(timeZone, place))}.`);
}

function badTime(message: string): AppError {
  return new AppError('invalid_input', {
    message: 'the callback cannot be at this time',
    userMessage: message,
    errors: [{ field: 'callbackAt', code: 'custom', message }],
  });
}
