import { describe, expect, it } from 'vitest';
import { office } from '../../test/sample-office.ts';
import { firstMonday, sumUp } from './first-contact-figures.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const from = new Date('2026-01-05T00:00:00Z');
const now = new Date('2026-03-27T10:00:00Z');
const report = { from, now, hours: office };
/** A Monday. */
const arrived = new Date('2026-01-19T14:00:00Z');
const callsAfter = (waits: readonly number[]) => waits.map((ms) => ({ arrived, called: new Date(arrived.getTime() + ms) }));
const sum = (waits: readonly number[], waiting = 0) =>
  sumUp(
    { contacts: waits.length > 0 ? [{ week: 2, username: 'ruth', calls: callsAfter(waits) }] : [], waiting: new Map([[2, waiting]]) },
    report,
  ).weeks[2];

it.each([
  ['2026-03-27T10:00:00Z', '2026-01-05'],
  ['2026-03-23T00:00:00Z', '2026-01-05'],
  ['2026-03-22T23:59:59Z', '2025-12-29'],
])('the weeks shown at %s begin on Monday %s', (time, monday) => {
  expect(firstMonday(new Date(time)).toISOString()).toBe(`${monday}T00:00:00.000Z`);
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
    expect(sum(waits, waiting)).toEqual({ from: '2026-01-19', waiting, ...figures });
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
  expect(people).toEqual([
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
