import { callWindowOf } from '@annuity-lantern/contracts/call-times';
import { closedBy, tellsNoCalls } from '@annuity-lantern/contracts/exits';
import { usStates } from '@annuity-lantern/contracts/http';
import { waitingStatuses } from '@annuity-lantern/contracts/sla';
import { type OfficeHours, shortZoneName, wallClock } from '@annuity-lantern/domain/office-hours';
import { timeWords } from '../../../dates-and-times/time-words.ts';
import type { Lead } from '../model/lead.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface CallWindowWords {
  /** Whether to call at once: the visitor may be called now, or the callback is due. */
  readonly isNow: boolean;
  readonly words: string;
}

/**
 * When to call: `now, 6 h left`, or by the visitor's clock `8:00 a.m. PT`, `Fri 9:00 a.m. CT`, `call back Fri 10:30 a.m. CT`. `answer by email` if the visitor
 * wants no calls. Undefined for a request that needs no call. `now` is in milliseconds since 1970.
 */
export function callWindowWords(
  lead: Pick<Lead, 'callback' | 'status' | 'state' | 'preferredCallTime' | 'noCalls' | 'noCallsHere' | 'revocations'>,
  now: number,
  office: OfficeHours,
): CallWindowWords | undefined {
  if (tellsNoCalls('queue', lead)) {
    if (!waitingStatuses.includes(lead.status) && !lead.callback) return undefined;
    return { isNow: false, words: closedBy('mailLink', lead) ? 'no call, no email' : 'answer by email' };
  }
  const at = new Date(now);
  const window = callWindowOf(lead, at, office);
  // Without a state or a wish, the visitor's clock is not known.
  const isKnown = typeof lead.preferredCallTime === 'object' || (lead.state !== undefined && Object.hasOwn(usStates, lead.state));
  const timeZone = isKnown && window ? window.timeZone : office.timeZone;
  if (lead.callback) {
    const promised = new Date(lead.callback.at);
    const isNow = promised <= at;
    return { isNow, words: `call back ${isNow ? 'now' : momentOf(promised, at, timeZone)}` };
  }
  if (!waitingStatuses.includes(lead.status)) return undefined;
  // Their times lie outside the hours of calls all week.
  if (!window) return { isNow: false, words: 'ask for another time' };
  if (window.isOpen) return { isNow: true, words: `now, ${spanWords(window.until.getTime() - now)} left` };
  return { isNow: false, words: momentOf(window.from, at, timeZone) };
}

/** `6 h`; in the last hour `25 min`. */
function spanWords(ms: number): string {
  return ms < HOUR ? `${Math.ceil(ms / MINUTE)} min` : `${Math.floor(ms / HOUR)} h`;
}

function momentOf(moment: Date, now: Date, timeZone: string): string {
  const day = dayOf(moment, timeZone) === dayOf(now, timeZone) ? '' : `${weekdayOf(moment, timeZone)} `;
  return day + [timeWords(moment, timeZone), shortZoneName(moment, timeZone)].filter(Boolean).join(' ');
}

function dayOf(moment: Date, timeZone: string): string {
  return wallClock(moment, timeZone).toDateString();
}

function weekdayOf(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(moment);
}
