import { describe, expect, it } from 'vitest';
import { LeadStatus } from './http/lead-status.ts';
import { arrivedBefore, clockOf, missedBefore, officeTimeBetween, targetEnd, targetOf } from './sla.ts';

const hour = 3_600_000;
const office = {
  opens: '09:00',
  closes: '17:00',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  timeZone: 'America/New_York',
  closedDays: ['2026-11-26'],
};
const createdAt = new Date('2026-01-05T09:00:00Z');
const after = (ms: number, status: LeadStatus = 'pending') => clockOf({ createdAt, status }, createdAt.getTime() + ms, office);

it.each([
  [0, 'in-time', 24 * hour],
  [20 * hour - 1, 'in-time', 4 * hour + 1],
  [20 * hour, 'warning', 4 * hour],
  [24 * hour - 1, 'warning', 1],
  [24 * hour, 'late', 0],
  [30 * hour, 'late', -6 * hour],
])('after %i ms is %s, with %i ms left', (ms, state, leftMs) => {
  expect(after(ms)).toEqual({ state, leftMs, warnAt: createdAt.getTime() + 20 * hour, dueAt: createdAt.getTime() + 24 * hour });
});

it('runs while the visitor waits for the call, from the first day on for a reopened lead, and stops in every other status', () => {
  const running = LeadStatus.options.filter((status) => after(30 * hour, status).state === 'late');
  const stopped = LeadStatus.options.filter((status) => after(30 * hour, status).state === 'stopped');
  expect(running).toEqual(['pending', 'assigned', 'reopened']);
  expect(stopped).toEqual(['contacted', 'scheduled', 'closed', 'disqualified', 'erased']);
});

it('reads a moment as JSON holds it', () => {
  expect(clockOf({ createdAt: createdAt.toISOString(), status: 'pending' }, createdAt.getTime(), office).leftMs).toBe(24 * hour);
});

describe('the day before Thanksgiving', () => {
  const lead = { createdAt: new Date('2026-11-25T15:00:00-05:00'), status: 'pending' } as const;
  const at = (moment: string) => clockOf(lead, Date.parse(moment), office);

  it('is due on Friday, because the holiday does not count', () => {
    expect(new Date(at('2026-11-25T15:00:00-05:00').dueAt)).toEqual(new Date('2026-11-27T15:00:00-05:00'));
    expect(at('2026-11-26T00:00:00-05:00')).toMatchObject({ state: 'in-time', leftMs: 15 * hour });
    expect(at('2026-11-26T23:59:00-05:00')).toMatchObject({ state: 'in-time', leftMs: 15 * hour });
    expect(at('2026-11-27T11:00:00-05:00')).toMatchObject({ state: 'warning', leftMs: 4 * hour });
    expect(at('2026-11-27T15:00:00-05:00')).toMatchObject({ state: 'late', leftMs: 0 });
  });
});

it.each(['2026-11-23T00:00:00-05:00', '2026-11-25T18:30:00-05:00', '2026-11-26T12:00:00-05:00', '2026-11-30T09:15:00-05:00'])(
  'finds with one moment the requests that are late at %s, and no others',
  (moment) => {
    const now = Date.parse(moment);
    const before = arrivedBefore(24 * hour, now, office).getTime();
    const stateOf = (arrived: number) => clockOf({ createdAt: new Date(arrived), status: 'pending' }, now, office).state;
    expect(stateOf(before - 1)).toBe('late');
    expect(stateOf(before)).not.toBe('late');
    for (let hours = 0; hours < 200; hours += 1) expect(stateOf(now - hours * hour) === 'late').toBe(now - hours * hour < before);
  },
);

it.each([
  ['in office hours', '2026-11-24T10:00:00-05:00', {}, '2026-11-24T11:00:00-05:00'],
  ['shortly before the office closes for a holiday', '2026-11-25T16:50:00-05:00', {}, '2026-11-27T09:50:00-05:00'],
  ['at night', '2026-11-24T22:00:00-05:00', { targetMinutes: 20 }, '2026-11-25T09:20:00-05:00'],
])('ends the target of a request %s', (_, arrived, own, end) => {
  const of = { ...office, ...own };
  const [from, until] = [Date.parse(arrived), Date.parse(end)];
  expect(targetEnd(from, of)).toBe(until);
  expect(officeTimeBetween(from, until, of)).toBe(targetOf(of));
  expect(from < missedBefore(until, of).getTime()).toBe(true);
  expect(from < missedBefore(until - 60_000, of).getTime()).toBe(false);
});
