import { FIRST_CONTACT_WEEKS, type FirstContact } from '@annuity-lantern/contracts/http';
import { SLA } from '@annuity-lantern/contracts/sla';
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

/** The figures of each week and of each person. Waits count on working days only, like the promised 24 hours. */
export function sumUp({ contacts: found, waiting }: FirstContacts, { mondays, now, hours }: Report): FirstContact {
  const contacts = found.map(({ calls, ...one }) => ({
    ...one,
    waits: calls.map(({ arrived, called }) => openTimeBetween(arrived.getTime(), called.getTime(), hours)),
  }));
  const weeks = mondays.map((day, week) => {
    const waits = contacts.filter((one) => one.week === week).flatMap((one) => one.waits);
    const stillWaiting = waiting.get(week) ?? 0;
    return { from: dateOfDay(day), ...figuresOf(waits, stillWaiting), waiting: stillWaiting };
  });
  const names = [...new Set(contacts.map(({ username }) => username))];
  const people = names.map((username) => {
    const own = contacts.filter((one) => one.username === username);
    return {
      username,
      ...figuresOf(
        own.flatMap(({ waits }) => waits),
        0,
      ),
    };
  });
  people.sort((one, other) => other.count - one.count || one.username.localeCompare(other.username, 'en-US'));
  return { weeks, people, at: now.toISOString() };
}

/** @param waits in milliseconds, on working days. @param waiting requests that still wait, longer than the promise */
export function figuresOf(waits: readonly number[], waiting: number) {
  const count = waits.length + waiting;
  if (count === 0) return { count };
  const median = medianOf(waits, waiting);
  const inTime = waits.filter((ms) => ms <= SLA.breachAfter).length;
  return { count, share: inTime / count, ...(median === undefined ? {} : { medianMinutes: Math.round(median / MINUTE) }) };
}

/** In milliseconds. Requests still waiting count as longer than any other. Undefined if the median is one of them. */
function medianOf(waits: readonly number[], waiting: number): number | undefined {
  const sorted = Float64Array.from(waits).sort();
  const upper = Math.floor((waits.length + waiting) / 2);
  const lower = upper - (1 - ((waits.length + waiting) % 2));
  const [low, high] = [sorted[lower], sorted[upper]];
  return low === undefined || high === undefined ? undefined : Math.max(0, (low + high) / 2);
}
