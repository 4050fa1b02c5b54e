import { FIRST_CONTACT_WEEKS, type FirstContact } from '@annuity-lantern/contracts/http';
import { SLA } from '@annuity-lantern/contracts/sla';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { openTimeBetween } from '@annuity-lantern/domain/open-time';
import type { FirstContacts } from '@annuity-lantern/lead-store';

const MINUTE = 60_000;
const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** Midnight UTC on the Monday on which the first of the weeks begins. */
export function firstMonday(now: Date): Date {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(today - sinceMonday * DAY - (FIRST_CONTACT_WEEKS - 1) * WEEK);
}

interface Report {
  readonly from: Date;
  readonly now: Date;
  readonly hours: OfficeHours;
}

/** The figures of each week and of each person. Waits count on working days only, like the promised 24 hours. */
export function sumUp({ contacts: found, waiting }: FirstContacts, { from, now, hours }: Report): FirstContact {
  const contacts = found.map(({ calls, ...one }) => ({
    ...one,
    waits: calls.map(({ arrived, called }) => openTimeBetween(arrived.getTime(), called.getTime(), hours)),
  }));
  const weeks = Array.from({ length: FIRST_CONTACT_WEEKS }, (_, week) => {
    const waits = contacts.filter((one) => one.week === week).flatMap((one) => one.waits);
    const stillWaiting = waiting.get(week) ?? 0;
    const monday = new Date(from.getTime() + week * WEEK).toISOString().slice(0, 10);
    return { from: monday, ...figuresOf(waits, stillWaiting), waiting: stillWaiting };
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

function figuresOf(waits: readonly number[], waiting: number) {
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
