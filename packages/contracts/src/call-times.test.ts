import { expect, it } from 'vitest';
import { callTimesAt, callTimesOf, callWindowOf } from './call-times.ts';
import { callDays, callParts, callTimeZones } from './field-kinds/call-time.ts';

const office = { opens: '09:00', closes: '17:00' };
const chosen = (days: string[], parts: string[], timeZone = 'America/Chicago') => ({
  state: 'OH',
  preferredCallTime: { days, parts, timeZone },
});
const windowAt = (answers: Parameters<typeof callWindowOf>[0], at: string) => {
  const found = callWindowOf(answers, new Date(at), office);
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
    [false, '2026-11-26T14:00', '2026-11-27T02:00'],
  ],
  ['a visitor of an unknown state', {}, '2026-11-26T15:00:00Z', [false, '2026-11-26T18:00', '2026-11-27T02:00']],
  [
    'a chosen time within office hours',
    chosen(['Thursday'], ['morning']),
    '2026-11-26T15:00:00Z',
    [true, '2026-11-26T15:00', '2026-11-26T18:00'],
  ],
  [
    'chosen parts that follow each other',
    chosen(['Thursday'], ['morning', 'afternoon']),
    '2026-11-26T15:00:00Z',
    [true, '2026-11-26T15:00', '2026-11-26T23:00'],
  ],
  ['a chosen day of next week', chosen(['Thursday'], ['morning']), '2026-11-26T18:00:00Z', [false, '2026-12-03T15:00', '2026-12-03T18:00']],
  [
    'a chosen part that the office no longer has',
    chosen(['Friday'], ['early-evening']),
    '2026-11-26T18:00:00Z',
    [false, '2026-11-27T23:00', '2026-11-28T03:00'],
  ],
])('knows when to call %s', (_, answers, at, [isOpen, from, until]) => {
  expect(windowAt(answers, at)?.slice(0, 3)).toEqual([isOpen, `${from}:00.000Z`, `${until}:00.000Z`]);
});

it('has one time for a visitor without a wish, and one for each chosen day and part', () => {
  expect(callTimesOf({ state: 'FL', preferredCallTime: 'any' })).toEqual(['America/New_York America/Chicago']);
  expect(callTimesOf({ state: 'Ohio' })).toEqual(['anywhere']);
  expect(callTimesOf(chosen(['Monday', 'Friday'], ['morning']))).toEqual([
    'America/Chicago/Monday/morning',
    'America/Chicago/Friday/morning',
  ]);
});

it('lists few times at any moment, since a search by index takes each of them', () => {
  for (let hour = 0; hour < 24 * 7; hour += 1)
    expect(callTimesAt(new Date(Date.UTC(2026, 10, 23, hour)), office).length).toBeLessThanOrEqual(30);
});

it('says the same as the window for every visitor at every moment', () => {
  const wishes = Object.keys(callTimeZones).flatMap((zone) =>
    callDays.flatMap((day) => Object.keys(callParts).map((part) => chosen([day], [part], zone))),
  );
  const visitors = [
    ...wishes,
    chosen(['Monday', 'Friday'], ['morning', 'early-evening']),
    { state: 'AZ' },
    { state: 'AK' },
    { state: 'HI' },
    {},
  ];
  // A week with a change of the clocks, at times that fall on no edge alone.
  for (let step = 0; step < 7 * 24; step += 3) {
    const now = new Date(Date.UTC(2026, 9, 29, 0, step * 60 + (step % 4) * 15));
    const times = new Set(callTimesAt(now, office));
    for (const visitor of visitors)
      expect([visitor, now.toISOString(), callTimesOf(visitor).some((time) => times.has(time))]).toEqual([
        visitor,
        now.toISOString(),
        callWindowOf(visitor, now, office)?.isOpen,
      ]);
  }
});
