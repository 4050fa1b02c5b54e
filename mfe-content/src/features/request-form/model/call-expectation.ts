import { formatClock, formatWeekday } from '@annuity-lantern/domain/format-date';
import { momentOf, nextOpening, officeDay, shortZoneName, wallClock } from '@annuity-lantern/domain/office-hours';
import type { PublicSite } from '@annuity-lantern/site';
import { zoneWords } from './visitor-time-zone.ts';

/** Telemarketing rules allow calls from 8 a.m. to 9 p.m. of the visitor's clock. */
export const lawful = { from: 8, to: 21 };

const DAY_MS = 86_400_000;

/**
 * What a visitor may expect after sending, in two sentences: when the office calls, by their own clock too where it shows another time, and when
 * the first call should come. `timeZone` is theirs, an IANA name.
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

/** Within 24 hours while the office is open then, or else once it opens. */
function firstCall(sentAt: Date, hours: PublicSite['hours'], timeZone: string): string {
  const deadline = new Date(sentAt.getTime() + DAY_MS);
  const next = nextOpening(sentAt, hours);
  const afterwards = nextOpening(deadline, hours);
  if (next) return `Our office is closed now. Expect the first call on ${fromOpening(next, hours, timeZone)}`;
  if (afterwards) return `Expect the first call today, or on ${fromOpening(afterwards, hours, timeZone)}`;
  const by = wallClock(deadline, timeZone);
  return `Expect the first call by ${formatWeekday(by)}, ${formatClock(by)}`;
}

/** `Monday, November 23, from 9 a.m.`, and no earlier than calls may come, unless the office has closed by then. */
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
