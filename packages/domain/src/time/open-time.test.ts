import { describe, expect, it } from 'vitest';
import { addOpenTime, duringHours, isOpenAt, openTimeBetween, subtractOpenTime, todayAt } from './open-time.ts';

const HOUR = 3_600_000;
const office = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  timeZone: 'America/New_York',
  closedDays: ['2026-11-26', '2026-12-25', '2027-01-01'],
};

/** From, to, and the hours on working days between them. */
const spans: readonly (readonly [string, string, string, number])[] = [
  ['a night between two working days', '2026-11-23T15:12:00-05:00', '2026-11-24T15:12:00-05:00', 24],
  ['a weekend', '2026-11-20T15:00:00-05:00', '2026-11-23T15:00:00-05:00', 24],
  ['Thanksgiving', '2026-11-25T10:00:00-05:00', '2026-11-27T10:00:00-05:00', 24],
  ['Thanksgiving and a weekend', '2026-11-25T20:00:00-05:00', '2026-11-30T02:00:00-05:00', 30],
  ['the change of the year', '2026-12-31T09:00:00-05:00', '2027-01-04T09:00:00-05:00', 24],
  ['a weekend on which the clocks change', '2026-10-30T16:00:00-04:00', '2026-11-02T16:00:00-05:00', 24],
];

describe.each(spans)('open time over %s', (_over, start, end, hours) => {
  const [from, to] = [Date.parse(start), Date.parse(end)];

  it('is measured, added and subtracted alike', () => {
    expect(openTimeBetween(from, to, office)).toBe(hours * HOUR);
    expect(addOpenTime(from, hours * HOUR, office)).toBe(to);
    expect(subtractOpenTime(to, hours * HOUR, office)).toBe(from);
  });
});

it('does not run on a closed day: 24 hours from a holiday end with the next working day', () => {
  const thanksgiving = Date.parse('2026-11-26T11:00:00-05:00');
  expect(addOpenTime(thanksgiving, 24 * HOUR, office)).toBe(Date.parse('2026-11-28T00:00:00-05:00'));
  expect(openTimeBetween(thanksgiving, thanksgiving + 5 * HOUR, office)).toBe(0);
});

it('subtracts to the last moment of a closed span', () => {
  expect(subtractOpenTime(Date.parse('2026-11-24T00:00:00-05:00'), 24 * HOUR, office)).toBe(Date.parse('2026-11-23T00:00:00-05:00'));
});

it('counts the real hours of a working day on which the clocks change', () => {
  const everyDay = { ...office, days: [...office.days, 'Saturday', 'Sunday'], closedDays: [] };
  const [from, to] = [Date.parse('2026-11-01T00:00:00-04:00'), Date.parse('2026-11-02T00:00:00-05:00')];
  expect(openTimeBetween(from, to, everyDay)).toBe(25 * HOUR);
});

it('counts Saturday for an office that opens on it', () => {
  const saturdays = { ...office, days: [...office.days, 'Saturday'] };
  expect(addOpenTime(Date.parse('2026-11-20T15:00:00-05:00'), 24 * HOUR, saturdays)).toBe(Date.parse('2026-11-21T15:00:00-05:00'));
});

it('goes by the calendar of the office', () => {
  // Friday evening in Hawaii is Saturday in New York.
  const from = Date.parse('2026-11-20T20:00:00-10:00');
  expect(addOpenTime(from, 24 * HOUR, office)).toBe(Date.parse('2026-11-24T00:00:00-05:00'));
  expect(addOpenTime(from, 24 * HOUR, { ...office, timeZone: 'Pacific/Honolulu' })).toBe(Date.parse('2026-11-23T20:00:00-10:00'));
});

it('is none before its start', () => {
  expect(openTimeBetween(2 * HOUR, HOUR, office)).toBe(0);
});

it('runs without a break for an office that never opens', () => {
  const never = { ...office, days: [] };
  expect(addOpenTime(0, 24 * HOUR, never)).toBe(24 * HOUR);
  expect(subtractOpenTime(24 * HOUR, 24 * HOUR, never)).toBe(0);
});

it('keeps the order of requests: a later one is never due earlier', () => {
  const start = Date.parse('2026-11-20T00:00:00-05:00');
  const due = Array.from({ length: 400 }, (_, index) => addOpenTime(start + index * HOUR, 24 * HOUR, office));
  expect(due).toEqual(due.toSorted((one, other) => one - other));
});

describe('office hours', () => {
  const withHours = { ...office, opens: '09:00', closes: '17:00' };
  const hours = duringHours(withHours);

  it.each([
    ['within one day', '2026-11-23T10:00:00-05:00', '2026-11-23T11:30:00-05:00', 1.5],
    ['over a night', '2026-11-23T16:50:00-05:00', '2026-11-24T09:50:00-05:00', 1],
    ['over a weekend and a holiday', '2026-11-25T16:00:00-05:00', '2026-11-30T10:00:00-05:00', 10],
  ])('are measured, added and subtracted alike %s', (_, start, end, passed) => {
    const [from, to] = [Date.parse(start), Date.parse(end)];
    expect(openTimeBetween(from, to, hours)).toBe(passed * HOUR);
    expect(addOpenTime(from, passed * HOUR, hours)).toBe(to);
    expect(subtractOpenTime(to, passed * HOUR, hours)).toBe(from);
  });

  it('begin with the next opening for a request of the night before', () => {
    const night = Date.parse('2026-11-23T20:00:00-05:00');
    expect(openTimeBetween(night, night + HOUR, hours)).toBe(0);
    expect(addOpenTime(night, HOUR, hours)).toBe(Date.parse('2026-11-24T10:00:00-05:00'));
    expect(duringHours(withHours)).toBe(hours);
  });

  it.each([
    ['2026-11-23T09:00:00-05:00', true],
    ['2026-11-23T17:00:00-05:00', false],
    ['2026-11-26T12:00:00-05:00', false],
    ['2026-11-28T12:00:00-05:00', false],
  ])('say whether the office is open at %s: %s', (at, isOpen) => {
    expect(isOpenAt(new Date(at), withHours)).toBe(isOpen);
  });
});

it.each([
  ['2026-11-24T04:59:00Z', '2026-11-23'],
  ['2026-11-24T05:00:00Z', '2026-11-24'],
])('shows at %s the day of the office', (now, day) => {
  expect(todayAt(new Date(now), office)).toBe(day);
});
