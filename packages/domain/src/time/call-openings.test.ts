import { expect, it } from 'vitest';
import { weekdays } from './calendar-day.ts';
import { zonesOf } from './call-hours.ts';
import { callOpenings, wholeDay } from './call-openings.ts';
import { momentOfHour, momentShowing } from './zone-clock.ts';

const office = {
  opens: '09:00',
  closes: '17:00',
  days: weekdays.filter((day) => day !== 'Saturday'),
  timeZone: 'America/New_York',
  closedDays: ['2026-11-26'],
};
const anyTime = { zones: zonesOf('OH'), timeZone: 'America/New_York', place: { state: 'OH' }, parts: [wholeDay] };
/** The first of them after a moment by the clock of New York. */
const firstAfter = (time: string, changes: Partial<Parameters<typeof callOpenings>[0]> = {}) => {
  const [found] = callOpenings({ ...anyTime, ...changes }, new Date(`${time}:00-05:00`), office);
  return found && [found.start, found.end].map((at) => new Date(at).toISOString().slice(0, 16));
};

it.each<[string, string, Partial<Parameters<typeof callOpenings>[0]>, [string, string] | undefined]>([
  ['while the office is open', '2026-11-25T10:00', {}, ['2026-11-25T14:00', '2026-11-25T22:00']],
  ['behind a holiday', '2026-11-25T17:00', {}, ['2026-11-27T14:00', '2026-11-27T22:00']],
  ['behind a weekday on which it is closed', '2026-11-27T18:00', {}, ['2026-11-29T14:00', '2026-11-29T22:00']],
  ['on a chosen day and part', '2026-11-23T10:00', { days: ['Tuesday'], parts: [[12, 17]] }, ['2026-11-24T17:00', '2026-11-24T22:00']],
  [
    'earliest part first',
    '2026-11-23T08:00',
    {
      parts: [
        [12, 17],
        [8, 12],
      ],
    },
    ['2026-11-23T14:00', '2026-11-23T17:00'],
  ],
  [
    'where the law of each zone allows it',
    '2026-11-23T08:00',
    { zones: ['America/New_York', 'America/Los_Angeles'] },
    ['2026-11-23T16:00', '2026-11-23T22:00'],
  ],
  [
    'not on a forbidden Sunday',
    '2026-11-28T10:00',
    { place: { state: 'OH', callsByState: { OH: { sundays: false } } } },
    ['2026-11-30T14:00', '2026-11-30T22:00'],
  ],
  ['never, for a wish at which the office is closed', '2026-11-23T08:00', { parts: [[18, 21]] }, undefined],
])('finds when the office may call %s', (_, now, changes, expected) => {
  expect(firstAfter(now, changes)).toEqual(expected);
});

it('finds the same hour of a day however many were asked before', () => {
  const days = Array.from({ length: 10_001 }, (_, day) => day);
  for (const day of [...days, ...days.slice(0, 3)])
    if (momentOfHour(day, 9, 'America/New_York') !== momentShowing((day * 24 + 9) * 3_600_000, 'America/New_York'))
      throw new Error(`another moment on day ${day}`);
});
