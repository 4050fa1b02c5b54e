import { lawfulWords } from '@annuity-lantern/contracts/call-part-hours';
import { wantsNoCalls } from '@annuity-lantern/contracts/exits';
import { visitorZoneOf } from '@annuity-lantern/contracts/first-call';
import { CALLBACK_DAYS } from '@annuity-lantern/contracts/http';
import { callHoursAt, lawfulHoursIn, zonesAt } from '@annuity-lantern/domain/call-hours';
import { noCallsHereOf, type StoredLead } from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';

interface PlannedCall {
  /** Of the body. */
  readonly field: 'callbackAt' | 'callAt' | 'nextAt';
  readonly at: Date;
  readonly now: Date;
}

/**
 * A time that the visitor agreed to counts by the clock that they named. The office's own next attempt must be lawful in every zone where they may be.
 *
 * @throws AppError `invalid_input` (400) for a time that is over, forbidden or too far ahead, and for a visitor who wants no calls
 */
export async function refuseBadTime(
  { doNotCall, hours }: Pick<DeskContext, 'doNotCall' | 'hours'>,
  seen: StoredLead,
  { field, at, now }: PlannedCall,
): Promise<void> {
  if (wantsNoCalls({ ...(await askStore(() => doNotCall.read(seen))), noCallsHere: noCallsHereOf(seen) }))
    throw badTime(field, 'They asked not to be called. Answer by email.');
  if (at <= now) throw badTime(field, 'This time is over. Choose a later one.');
  if (at.getTime() > now.getTime() + CALLBACK_DAYS * 86_400_000) throw badTime(field, 'Choose a day within a year.');
  const own = visitorZoneOf(seen);
  const place = { state: seen.state, callsByState: hours.callsByState };
  const zones = field === 'nextAt' ? zonesAt(seen.state, own) : [own ?? hours.timeZone];
  const forbidden = zones.find((zone) => !callHoursAt([zone], at, place).isLawful);
  if (forbidden !== undefined) throw badTime(field, `Choose a time ${lawfulWords(lawfulHoursIn(forbidden, place))}, by their clock.`);
}

/** 400. */
export function badTime(field: PlannedCall['field'], message: string): AppError {
  return new AppError('invalid_input', {
    message: 'the call cannot be at this time',
    userMessage: message,
    errors: [{ field, code: 'custom', message }],
  });
}
