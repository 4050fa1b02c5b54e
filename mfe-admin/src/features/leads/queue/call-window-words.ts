import { callWindowOf } from '@annuity-lantern/contracts/call-times';
import { closedBy, tellsNoCalls } from '@annuity-lantern/contracts/exits';
import { overStatuses, usStates } from '@annuity-lantern/contracts/http';
import { waitingStatuses } from '@annuity-lantern/contracts/sla';
import { type OfficeHours, shortZoneName, wallClock } from '@annuity-lantern/domain/office-hours';
import { shortDayWords } from '../../../dates-and-times/moment-words.ts';
import { timeWords } from '../../../dates-and-times/time-words.ts';
import { outcomeInWords } from '../call/call-words.ts';
import type { Lead } from '../model/lead.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface CallWindowWords {
  /** Whether to call at once: the visitor may be called now, or the callback is due. */
  readonly isNow: boolean;
  readonly words: string;
}

/**
 * When to call: `now, 6 h left`, or by the visitor's clock `8:00 a.m. PT`, `Fri 9:00 a.m. CT`, `call back Fri 10:30 a.m. CT`, `next Tue 2:00 p.m. CT` for an
 * attempt of the office, `agreed Tue 3:00 p.m. CT`. `answer by email` if the visitor wants no calls, `check the number` if it is wrong. Undefined for a request
 * that needs no call. `now` is in milliseconds since 1970.
 */
export function callWindowWords(
  lead: Pick<Lead, 'callback' | 'wrongNumber' | 'status' | 'state' | 'preferredCallTime' | 'noCalls' | 'noCallsHere' | 'revocations'>,
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
    const planned = new Date(lead.callback.at);
    const { now: due, ahead } = plannedWords[lead.callback.kind ?? 'callback'];
    if (planned > at) return { isNow: false, words: `${ahead} ${momentOf(planned, at, timeZone)}` };
    // The time that the office planned is over, and the law allows no call now.
    const isLater = lead.callback.kind === 'attempt' && window && !window.isOpen;
    return isLater ? { isNow: false, words: `${ahead} ${momentOf(window.from, at, timeZone)}` } : { isNow: true, words: due };
  }
  if (!waitingStatuses.includes(lead.status)) return undefined;
  if (lead.wrongNumber) return { isNow: false, words: 'check the number' };
  // Their times lie outside the hours of calls all week.
  if (!window) return { isNow: false, words: 'ask for another time' };
  if (window.isOpen) return { isNow: true, words: `now, ${spanWords(window.until.getTime() - now)} left` };
  return { isNow: false, words: momentOf(window.from, at, timeZone) };
}

/** For a visitor of unknown state, when calls are next allowed in every state, by the clock of the office: `Mon 1:00 p.m. ET`. Undefined while they are. */
export function nextAllowedWords(lead: Pick<Lead, 'state' | 'preferredCallTime'>, now: number, office: OfficeHours): string | undefined {
  const at = new Date(now);
  const window = callWindowOf(lead, at, office);
  return lead.state || !window || window.isOpen ? undefined : momentOf(window.from, at, office.timeZone);
}

/** By the kind of the planned call. */
const plannedWords = {
  callback: { now: 'call back now', ahead: 'call back' },
  attempt: { now: 'try again now', ahead: 'next' },
  appointment: { now: 'call now, as agreed', ahead: 'agreed' },
} as const;

/** What the last call came to, so that no colleague dials again at once: `no answer 10:05 a.m.`, `3 calls, no answer Mon`. Undefined once one reached them. */
export function triedWords({ calls, status }: Pick<Lead, 'calls' | 'status'>, now: number): string | undefined {
  if (!calls || calls.outcome === 'reached' || overStatuses.includes(status)) return undefined;
  const at = new Date(calls.at);
  const when = at.toDateString() === new Date(now).toDateString() ? timeWords(at) : dayWords(at, now);
  return `${calls.count === 1 ? '' : `${calls.count} calls, `}${outcomeInWords(calls.outcome)} ${when}`;
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });

/** A weekday names only one of the last six days. */
function dayWords(at: Date, now: number): string {
  return now - at.getTime() < 6 * 24 * HOUR ? weekday.format(at) : shortDayWords(at);
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
