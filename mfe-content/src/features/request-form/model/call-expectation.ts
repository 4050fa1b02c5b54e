import { formatClock, formatWeekday } from '@annuity-lantern/domain/format-date';
import { momentOf, nextOpening, officeDay, shortZoneName, wallClock } from '@annuity-lantern/domain/office-hours';
import type { PublicSite } from '@annuity-lantern/site';
import { zoneWords } from './visitor-time-zone.ts';

/** Telemarketing rules allow calls from 8 a.m. to 9 p.m. in the visitor's time. */
export const lawful = { from: 8, to: 21 };

const DAY_MS = 86_400_000;

/**
 * Two sentences about the next steps: when the office calls, and by when to expect the first call.
 * Office hours are also given in the visitor's time if that differs. `timeZone` is the visitor's IANA zone.
 */
export function callExpectation(sentAt: Date, hours: PublicSite['hours'], timeZone: string): { hours: string; firstCall: string } {
  const { opening, closing } = officeDay(sentAt, hours);
  const isElsewhere = clockOf(opening, timeZone) !== clockOf(opening, hours.timeZone);
  const here = `${clockOf(opening, timeZone)}-${clockOf(closing, timeZone)} where you are (${zoneWords(timeZone, sentAt)})`;
  const zone = isElsewhere ? 'your time' : shortZoneName(sentAt, hours.timeZone);
  return {
    hours: `We call ${hours.display}.${isElsewhere ? ` That’s ${here}.` : ''}`,
    firstCall: `${firstCall(sentAt, hours, timeZone)} ${zone}.`,
  };
}

/** Within 24 hours if the office is open then, otherwise when it next opens. */
function firstCall(sentAt: Date, hours: PublicSite['hours'], timeZone: string): string {
  const deadline = new Date(sentAt.getTime() + DAY_MS);
  const next = nextOpening(sentAt, hours);
  const afterwards = nextOpening(deadline, hours);
  if (next) return `Our office is closed now. Expect the first call on ${fromOpening(next, hours, timeZone)}`;
  if (afterwards) return `Expect the first call today, or on ${fromOpening(afterwards, hours, timeZone)}`;
  const by = wallClock(deadline, timeZone);
  return `Expect the first call by ${formatWeekday(by)}, ${formatClock(by)}`;
}

/** `Monday, November 23, from 9 a.m.`, or the start of the allowed calling hours if that is later and the office is still open. */
function fromOpening(officeClock: Date, hours: PublicSite['hours'], timeZone: string): string {
  const opening = momentOf(officeClock, hours.timeZone);
  const clock = wallClock(opening, timeZone);
  const lawfulStart = new Date(clock.getFullYear(), clock.getMonth(), clock.getDate(), lawful.from);
  const { closing } = officeDay(opening, hours);
  const start = clock < lawfulStart && lawfulStart < wallClock(closing, timeZone) ? lawfulStart : clock;
  return `${formatWeekday(start)}, from ${formatClock(start)}`;
}

function clockOf(moment: Date, timeZone: string): string {
  return formatClock(wallClock(moment, timeZone));
}
