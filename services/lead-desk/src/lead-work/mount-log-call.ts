import { lawfulWords } from '@annuity-lantern/contracts/call-part-hours';
import { wantsNoCalls } from '@annuity-lantern/contracts/exits';
import { visitorZoneOf } from '@annuity-lantern/contracts/first-call';
import { CALLBACK_DAYS, callOutcomesOf, logCall as logCallEndpoint } from '@annuity-lantern/contracts/http';
import { type CalledPlace, callHoursAt, lawfulHoursIn } from '@annuity-lantern/domain/call-hours';
import { logCall, noCallsHereOf } from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { changesLead } from './change-call.ts';
import { refusal, refuseLongHistory, refuseUnlessMayAct } from './refusals.ts';

/** Calls to visitors. */
export function mountLogCall(mountStaff: MountStaff, desk: DeskContext): void {
  const { leads, doNotCall, hours } = desk;
  mountStaff(
    logCallEndpoint,
    changesLead(desk, 'call', async ({ body: { outcome, seq, note, callbackAt: asked } }, { leadId, by, now, seenAt }) => {
      const seen = seenAt(seq);
      if (!callOutcomesOf(seen).includes(outcome)) throw refusal(seen, seq);
      refuseUnlessMayAct(seen, by);
      refuseLongHistory(seen);
      const callbackAt = asked === undefined ? undefined : new Date(asked);
      if (callbackAt && wantsNoCalls({ ...(await askStore(() => doNotCall.read(seen))), noCallsHere: noCallsHereOf(seen) }))
        throw badTime('They asked not to be called. Answer by email.');
      if (callbackAt) refuseBadTime(callbackAt, now, visitorZoneOf(seen) ?? hours.timeZone, { ...hours, state: seen.state });
      return {
        details: { outcome, seq },
        change: () => logCall(leads, leadId, { outcome, callbackAt, seq, status: seen.status, note, by, now }),
      };
    }),
  );
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
