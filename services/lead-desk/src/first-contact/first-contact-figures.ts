import { FIRST_CONTACT_WEEKS, type FirstContact } from '@annuity-lantern/contracts/http';
import { officeTimeBetween, SLA, targetOf } from '@annuity-lantern/contracts/sla';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { dayNumber, openTimeBetween } from '@annuity-lantern/domain/open-time';
import { momentShowing } from '@annuity-lantern/domain/zone-clock';
import type { FirstContacts } from '@annuity-lantern/lead-store';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The Mondays on which the weeks begin by the clock of the office, as days since January 1, 1970. The running week is the last. */
export function mondaysUntil(now: Date, { timeZone }: Pick<OfficeHours, 'timeZone'>): number[] {
  const today = dayNumber(now.getTime(), timeZone);
  const monday = today - ((new Date(today * DAY).getUTCDay() + 6) % 7);
  return Array.from({ length: FIRST_CONTACT_WEEKS }, (_, week) => monday - (FIRST_CONTACT_WEEKS - 1 - week) * 7);
}

/** When each of these days begins by the clock of the office. */
export function startsOf(days: readonly number[], { timeZone }: Pick<OfficeHours, 'timeZone'>): [Date, ...Date[]] {
  return days.map((day) => new Date(momentShowing(day * DAY, timeZone))) as [Date, ...Date[]];
}

/** `2026-03-02`, of days since January 1, 1970. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

interface Report {
  readonly mondays: readonly number[];
  readonly now: Date;
  readonly hours: OfficeHours;
}

/** How long a visitor waited for the first call, in milliseconds. */
export interface Wait {
  /** On working days only, like the promised 24 hours. */
  readonly promised: number;
  /** In office hours, like the target. */
  readonly inHours: number;
  /** As a report says it: on working days. A call on days on which the office is closed all the time counts with the time that passed. */
  readonly said: number;
}

export function waitOf({ arrived, called }: { readonly arrived: Date; readonly called: Date }, hours: OfficeHours): Wait {
  const [from, to] = [arrived.getTime(), called.getTime()];
  const promised = openTimeBetween(from, to, hours);
  return { promised, inHours: officeTimeBetween(from, to, hours), said: promised > 0 ? promised : Math.max(0, to - from) };
}

/** The figures of each week and of each person. */
export function sumUp({ contacts: found, waiting }: FirstContacts, { mondays, now, hours }: Report): FirstContact {
  const contacts = found.map(({ calls, ...one }) => ({
    ...one,
    waits: calls.map((call) => waitOf(call, hours)),
  }));
  const weeks = mondays.map((day, week) => {
    const waits = contacts.filter((one) => one.week === week).flatMap((one) => one.waits);
    const stillWaiting = waiting.get(week) ?? 0;
    return { from: dateOfDay(day), ...figuresOf(waits, stillWaiting, hours), waiting: stillWaiting };
  });
  const names = [...new Set(contacts.map(({ username }) => username))];
  const people = names.map((username) => {
    const own = contacts.filter((one) => one.username === username);
    return {
      username,
      ...figuresOf(
        own.flatMap(({ waits }) => waits),
        0,
        hours,
      ),
    };
  });
  people.sort((one, other) => other.count - one.count || one.username.localeCompare(other.username, 'en-US'));
  return { weeks, people, at: now.toISOString() };
}

/** @param waiting requests that still wait, longer than the promise */
export function figuresOf(
  waits: readonly Wait[],
  waiting: number,
  hours: OfficeHours,
): Pick<FirstContact['people'][number], 'count' | 'share' | 'shareInTarget' | 'medianMinutes'> {
  const count = waits.length + waiting;
  if (count === 0) return { count };
  const median = medianOf(
    waits.map(({ said }) => said),
    waiting,
  );
  const inTime = waits.filter(({ promised }) => promised <= SLA.breachAfter).length;
  const inTarget = waits.filter(({ inHours }) => inHours <= targetOf(hours)).length;
  return {
    count,
    share: inTime / count,
    shareInTarget: inTarget / count,
    ...(median === undefined ? {} : { medianMinutes: Math.round(median / MINUTE) }),
  };
}

/** In milliseconds. Requests still waiting count as longer than any other. Undefined if the median is one of them. */
function medianOf(waits: readonly number[], waiting: number): number | undefined {
  const sorted = Float64Array.from(waits).sort();
  const upper = Math.floor((waits.length + waiting) / 2);
  const lower = upper - (1 - ((waits.length + waiting) % 2));
  const [low, high] = [sorted[lower], sorted[upper]];
  return low === undefined || high === undefined ? undefined : Math.max(0, (low + high) / 2);
}
