import { firstCallOf, firstCallSentence, longZoneWords } from '@annuity-lantern/contracts/first-call';
import { formatClock } from '@annuity-lantern/domain/format-date';
import { officeDay, wallClock } from '@annuity-lantern/domain/office-hours';
import type { PublicSite } from '@annuity-lantern/site';

type Request = Parameters<typeof firstCallOf>[0];

/**
 * Two sentences about the next steps: when the office calls, and when to expect the first call.
 * Office hours are also given in the visitor's time if that differs. `timeZone` is the visitor's IANA zone.
 */
export function callExpectation(request: Request, hours: PublicSite['hours'], timeZone: string): { hours: string; firstCall: string } {
  const { opening, closing } = officeDay(request.createdAt, hours);
  const isElsewhere = clockOf(opening, timeZone) !== clockOf(opening, hours.timeZone);
  const here = `${clockOf(opening, timeZone)}-${clockOf(closing, timeZone)} where you are (${longZoneWords(timeZone, request.createdAt)})`;
  return {
    hours: `We call ${hours.display}${hours.closedDays.length > 0 ? ', except holidays' : ''}.${isElsewhere ? ` That’s ${here}.` : ''}`,
    firstCall: firstCallSentence(firstCallOf(request, request.createdAt, hours, timeZone)),
  };
}

function clockOf(moment: Date, timeZone: string): string {
  return formatClock(wallClock(moment, timeZone));
}
