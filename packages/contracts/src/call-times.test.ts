import { weekdays } from '@annuity-lantern/domain/calendar-day';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { expect, it } from 'vitest';
import { callTimesAt, callTimesOf, callWindowOf, closedTimesAt } from './call-times.ts';
import { callDays, callParts, callTimeZones } from './field-kinds/call-time.ts';

const callsByState = {
  AL: { until: '20:00', sundays: false },
  FL: { until: '20:00' },
  NV: { from: '09:00', until: '20:00' },
  // A table never widens the federal hours.
  CO: { from: '06:00', until: '23:00' },
};
/** Never closed, so that the law and the wish alone decide. */
const always = { opens: '00:00', closes: '24:00', days: weekdays, timeZone: 'America/New_York', closedDays: [], callsByState };
const office = { ...always, opens: '09:00', closes: '17:00', days: callDays, closedDays: ['2026-11-26'] };
const chosen = (days: string[], parts: string[], timeZone = 'America/Chicago') => ({
  state: 'OH',
  preferredCallTime: { days, parts, timeZone },
});
const windowAt = (answers: Parameters<typeof callWindowOf>[0], at: string, of: OfficeHours = always) => {
  const found = callWindowOf(answers, new Date(at), of);
  return found && [found.isOpen, found.from.toISOString(), found.until.toISOString(), found.timeZone];
};

it.each([
  [
    'a visitor of one zone, before the law allows it',
    { state: 'CO' },
    '2026-11-26T14:00:00Z',
    [false, '2026-11-26T15:00', '2026-11-27T04:00'],
  ],
  ['a visitor of one zone, during the day', { state: 'CO' }, '2026-11-26T15:00:00Z', [true, '2026-11-26T15:00', '2026-11-27T04:00']],
  ['a visitor of one zone, in the evening', { state: 'CO' }, '2026-11-27T04:00:00Z', [false, '2026-11-27T15:00', '2026-11-28T04:00']],
  [
    'a state of two zones, which must both allow it',
    { state: 'FL' },
    '2026-11-26T13:30:00Z',
    [false, '2026-11-26T14:00', '2026-11-27T01:00'],
  ],
  ['a visitor of an unknown state', {}, '2026-11-26T15:00:00Z', [false, '2026-11-26T18:00', '2026-11-27T01:00']],
  ['a visitor of a state without Sundays', { state: 'AL' }, '2026-11-29T02:30:00Z', [false, '2026-11-30T14:00', '2026-12-01T02:00']],
  [
    'a chosen part that the state ends earlier',
    { ...chosen(['Friday'], ['early-evening']), state: 'FL' },
    '2026-11-27T23:00:00Z',
    [true, '2026-11-27T23:00', '2026-11-28T01:00'],
  ],
  [
    'a chosen part whose state starts later',
    { ...chosen(['Friday'], ['morning'], 'America/Los_Angeles'), state: 'NV' },
    '2026-11-27T16:30:00Z',
    [false, '2026-11-27T17:00', '2026-11-27T20:00'],
  ],
  [
    'chosen parts that follow each other',
    chosen(['Thursday'], ['morning', 'afternoon']),
    '2026-11-26T15:00:00Z',
    [true, '2026-11-26T14:00', '2026-11-26T23:00'],
  ],
  ['a chosen day of next week', chosen(['Thursday'], ['morning']), '2026-11-26T18:00:00Z', [false, '2026-12-03T14:00', '2026-12-03T18:00']],
  [
    'a chosen evening, until the state’s own zone ends it',
    chosen(['Friday'], ['early-evening']),
    '2026-11-26T18:00:00Z',
    [false, '2026-11-27T23:00', '2026-11-28T02:00'],
  ],
])('knows when to call %s', (_, answers, at, [isOpen, from, until]) => {
  expect(windowAt(answers, at)?.slice(0, 3)).toEqual([isOpen, `${from}:00.000Z`, `${until}:00.000Z`]);
});

it.each([
  ['a holiday', { state: 'CO' }, '2026-11-26T16:00:00Z', [false, '2026-11-27T15:00', '2026-11-27T22:00']],
  ['an evening', { state: 'OH' }, '2026-11-25T23:00:00Z', [false, '2026-11-27T14:00', '2026-11-27T22:00']],
  ['a Saturday', { state: 'OH' }, '2026-11-28T16:00:00Z', [false, '2026-11-30T14:00', '2026-11-30T22:00']],
  ['an office hour', { state: 'OH' }, '2026-11-27T16:00:00Z', [true, '2026-11-27T14:00', '2026-11-27T22:00']],
  ['the chosen time', chosen(['Friday'], ['morning']), '2026-11-27T16:00:00Z', [true, '2026-11-27T15:00', '2026-11-27T18:00']],
])('keeps to the hours of the office on %s', (_, answers, at, [isOpen, from, until]) => {
  expect(windowAt(answers, at, office)?.slice(0, 3)).toEqual([isOpen, `${from}:00.000Z`, `${until}:00.000Z`]);
});

it('knows no time for a chosen part at which the office is closed all week', () => {
  expect(windowAt(chosen(['Friday'], ['early-evening']), '2026-11-26T18:00:00Z', office)).toBeUndefined();
});

it('has one time for a visitor without a wish, and one for each chosen day and part', () => {
  expect(callTimesOf({ state: 'FL', preferredCallTime: 'any' })).toEqual(['America/New_York America/Chicago']);
  expect(callTimesOf({ state: 'Ohio' })).toEqual(['anywhere']);
  expect(callTimesOf(chosen(['Monday', 'Friday'], ['morning']))).toEqual([
    'America/Chicago/Monday/morning',
    'America/Chicago/Friday/morning',
  ]);
});

it('knows no time for a wish that lies outside of the hours of calls all week', () => {
  expect(windowAt({ ...chosen(['Friday'], ['early-evening'], 'Pacific/Honolulu'), state: 'FL' }, '2026-11-27T23:00:00Z')).toBeUndefined();
});

it('lists few times at any moment, since a search by index takes each of them', () => {
  for (let hour = 0; hour < 24 * 7; hour += 1)
    expect(callTimesAt(new Date(Date.UTC(2026, 10, 23, hour)), always).length).toBeLessThanOrEqual(30);
});

it.each([always, office])('says the same as the window for every visitor at every moment, open from $opens', (of) => {
  const wishes = Object.keys(callTimeZones).flatMap((zone) =>
    callDays.flatMap((day) => Object.keys(callParts).map((part) => chosen([day], [part], zone))),
  );
  const visitors: { state?: string | undefined; preferredCallTime?: ReturnType<typeof chosen>['preferredCallTime'] }[] = [
    ...wishes,
    chosen(['Monday', 'Friday'], ['morning', 'early-evening']),
    { state: 'AZ' },
    { state: 'AK' },
    { state: 'HI' },
    { state: 'AL' },
    { state: 'NV' },
    ...wishes.map((wish) => ({ ...wish, state: 'FL' })),
    ...wishes.map((wish) => ({ ...wish, state: undefined })),
    {},
  ];
  // A week with a change of the clocks, at times that fall on no edge alone.
  for (let step = 0; step < 7 * 24; step += 11) {
    const now = new Date(Date.UTC(2026, 9, 29, 0, step * 60 + (step % 4) * 15));
    const times = new Set(callTimesAt(now, of));
    const closed = closedTimesAt(now, of);
    const isOpen = (visitor: (typeof visitors)[number]) =>
      callTimesOf(visitor).some(
        (time) =>
          times.has(time) &&
          !closed.some((each) => each.times.includes(time) && (visitor.state ? each.states.includes(visitor.state) : each.isUnknownClosed)),
      );
    for (const visitor of visitors)
      expect([visitor, now.toISOString(), isOpen(visitor)]).toEqual([
        visitor,
        now.toISOString(),
        callWindowOf(visitor, now, of)?.isOpen ?? false,
      ]);
  }
});
