import { describe, expect, it } from 'vitest';
import { office } from '../../test/sample-office.ts';
import { mondaysUntil, startsOf, sumUp } from './first-contact-figures.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = new Date('2026-03-27T10:00:00Z');
const report = { mondays: mondaysUntil(now, office), now, hours: office };
/** A Monday. */
const arrived = new Date('2026-01-19T14:00:00Z');
const callsAfter = (waits: readonly number[]) => waits.map((ms) => ({ arrived, called: new Date(arrived.getTime() + ms) }));
const sum = (waits: readonly number[], waiting = 0) =>
  sumUp(
    { contacts: waits.length > 0 ? [{ week: 2, username: 'ruth', calls: callsAfter(waits) }] : [], waiting: new Map([[2, waiting]]) },
    report,
  ).weeks[2];

it.each([
  ['2026-03-27T10:00:00Z', '2026-01-05T05:00', '2026-03-23T04:00'],
  ['2026-03-23T04:00:00Z', '2026-01-05T05:00', '2026-03-23T04:00'],
  // Sunday evening at the office, although a new week has begun in UTC.
  ['2026-03-23T03:59:59Z', '2025-12-29T05:00', '2026-03-16T04:00'],
])('shows the weeks of the office at %s: from %s to %s', (time, first, last) => {
  const starts = startsOf(mondaysUntil(new Date(time), office), office);
  expect([starts[0], starts.at(-1)].map((start) => start?.toISOString().slice(0, 16))).toEqual([first, last]);
  expect(starts).toHaveLength(12);
});

describe('the figures of a week', () => {
  it.each([
    ['one call', [90 * MINUTE], 0, { count: 1, medianMinutes: 90, share: 1 }],
    ['the middle of three', [30 * HOUR, HOUR, 2 * HOUR], 0, { count: 3, medianMinutes: 120, share: 2 / 3 }],
    ['halfway between the middle two', [4 * HOUR, HOUR, 2 * HOUR, 3 * HOUR], 0, { count: 4, medianMinutes: 150, share: 1 }],
    ['one that still waits as the longest', [HOUR, 3 * HOUR], 1, { count: 3, medianMinutes: 180, share: 2 / 3 }],
    ['exactly 24 hours as in time', [24 * HOUR, 24 * HOUR + 1], 0, { count: 2, medianMinutes: 1440, share: 0.5 }],
    ['no median while half still wait', [HOUR], 1, { count: 2, share: 0.5 }],
    ['a contact before the request as at once', [-MINUTE], 0, { count: 1, medianMinutes: 0, share: 1 }],
    ['nothing', [], 0, { count: 0 }],
  ])('are %s', (_name, waits, waiting, figures) => {
    expect(sum(waits, waiting)).toMatchObject({ from: '2026-01-19', waiting, ...figures });
  });
});

it('names twelve weeks, and each person by the number of first calls', () => {
  const contacts = [
    { week: 0, username: 'ana', calls: callsAfter([HOUR]) },
    { week: 0, username: 'ruth', calls: callsAfter([HOUR]) },
    { week: 11, username: 'ruth', calls: callsAfter([30 * HOUR]) },
  ];
  const { weeks, people, at } = sumUp({ contacts, waiting: new Map() }, report);
  expect(weeks.map((week) => week.from).filter((_, place) => place === 0 || place === 11)).toEqual(['2026-01-05', '2026-03-23']);
  expect(weeks.map(({ count }) => count)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(people).toMatchObject([
    { username: 'ruth', count: 2, medianMinutes: 930, share: 0.5 },
    { username: 'ana', count: 1, medianMinutes: 60, share: 1 },
  ]);
  expect(at).toBe('2026-03-27T10:00:00.000Z');
});

it('counts waits on working days only, like the promised 24 hours', () => {
  const friday = new Date('2026-01-16T20:00:00Z');
  const monday = new Date('2026-01-19T19:00:00Z');
  const found = { contacts: [{ week: 1, username: 'ruth', calls: [{ arrived: friday, called: monday }] }], waiting: new Map() };
  expect(sumUp(found, report).weeks[1]).toMatchObject({ count: 1, medianMinutes: 23 * 60, share: 1 });
  const closed = { ...report, hours: { ...office, closedDays: ['2026-01-19'] } };
  expect(sumUp(found, closed).weeks[1]).toMatchObject({ medianMinutes: 9 * 60 });
});

it('counts the target of the office in office hours, and a call on a closed day with the time that passed', () => {
  const saturday = new Date('2026-01-17T15:00:00Z');
  const calls = [
    // Called on Saturday after 20 minutes, on Monday after half an office hour, and after two.
    { arrived: saturday, called: new Date(saturday.getTime() + 20 * MINUTE) },
    { arrived: saturday, called: new Date('2026-01-19T14:30:00Z') },
    { arrived: saturday, called: new Date('2026-01-19T16:00:00Z') },
  ];
  const week = (some: typeof calls) =>
    sumUp({ contacts: [{ week: 1, username: 'ruth', calls: some }], waiting: new Map() }, report).weeks[1];
  expect(week(calls.slice(0, 1))).toMatchObject({ medianMinutes: 20, share: 1, shareInTarget: 1 });
  expect(week(calls)).toMatchObject({ shareInTarget: 2 / 3 });
  expect(week([])).not.toHaveProperty('shareInTarget');
});

it('counts a call on the Monday after Thanksgiving like one on the next working day', () => {
  const thanksgiving = { mondays: mondaysUntil(new Date('2026-11-30T20:00:00Z'), office), now: new Date('2026-11-30T20:00:00Z') };
  const hours = { ...office, closedDays: ['2026-11-26', '2026-11-27'] };
  const calls = [{ arrived: new Date('2026-11-25T20:00:00Z'), called: new Date('2026-11-30T19:00:00Z') }];
  const { weeks } = sumUp({ contacts: [{ week: 10, username: 'ruth', calls }], waiting: new Map() }, { ...thanksgiving, hours });
  expect(weeks[10]).toMatchObject({ from: '2026-11-23', count: 1, medianMinutes: 23 * 60, share: 1, waiting: 0 });
});
