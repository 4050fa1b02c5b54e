import { describe, expect, it } from 'vitest';
import { firstCallOf, firstCallSentence, visitorZoneOf } from './first-call.ts';
import { callDays } from './http/index.ts';

const newYork = 'America/New_York';
const losAngeles = 'America/Los_Angeles';
const honolulu = 'Pacific/Honolulu';
const office = {
  opens: '09:00',
  closes: '17:00',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  timeZone: newYork,
  closedDays: ['2026-11-26', '2026-12-25', '2027-01-01'],
};
const wishFor = (days: readonly string[], parts: readonly string[], timeZone: string = newYork) => ({
  days: [...days],
  parts: [...parts],
  timeZone,
});

/** What a visitor reads right after the request. */
function told(
  sentAt: string,
  preferredCallTime: ReturnType<typeof wishFor> | 'any' = 'any',
  { timeZone = newYork, hours = office } = {},
): string {
  const createdAt = new Date(sentAt);
  return firstCallSentence(firstCallOf({ createdAt, preferredCallTime }, createdAt, hours, timeZone));
}

describe('a request without a wish', () => {
  it.each([
    ['Monday at three', '2026-11-16T15:12:00-05:00', 'Expect the first call by Tuesday, November 17, 3:12 p.m. ET.'],
    ['Friday at three', '2026-11-20T15:00:00-05:00', 'Expect the first call by Monday, November 23, 3 p.m. ET.'],
    ['Monday evening', '2026-11-16T20:00:00-05:00', 'We’ll try Tuesday, November 17, 9 a.m. to 5 p.m. ET.'],
    ['early on Monday', '2026-11-16T07:00:00-05:00', 'We’ll try Monday, November 16, 9 a.m. to 5 p.m. ET.'],
    ['Saturday', '2026-11-21T11:00:00-05:00', 'We’ll try Monday, November 23, 9 a.m. to 5 p.m. ET.'],
    ['the day before Thanksgiving', '2026-11-25T15:00:00-05:00', 'Expect the first call by Friday, November 27, 3 p.m. ET.'],
    ['the evening before Thanksgiving', '2026-11-25T18:00:00-05:00', 'We’ll try Friday, November 27, 9 a.m. to 5 p.m. ET.'],
    ['Thanksgiving', '2026-11-26T10:00:00-05:00', 'We’ll try Friday, November 27, 9 a.m. to 5 p.m. ET.'],
    ['New Year’s Eve', '2026-12-31T16:00:00-05:00', 'Expect the first call by Monday, January 4, 4 p.m. ET.'],
    ['the Friday before the clocks go back', '2026-10-30T16:30:00-04:00', 'Expect the first call by Monday, November 2, 4:30 p.m. ET.'],
  ])('%s', (_when, sentAt, words) => {
    expect(told(sentAt)).toBe(words);
  });

  it('is named by the visitor’s clock, and never before 8 a.m. or after 9 p.m. there', () => {
    expect(told('2026-11-16T15:00:00-05:00', 'any', { timeZone: losAngeles })).toBe(
      'Expect the first call by Tuesday, November 17, noon PT.',
    );
    expect(told('2026-11-26T10:00:00-05:00', 'any', { timeZone: losAngeles })).toBe('We’ll try Friday, November 27, 8 a.m. to 2 p.m. PT.');
    expect(told('2026-11-26T10:00:00-05:00', 'any', { timeZone: honolulu })).toBe(
      'We’ll try Friday, November 27, 8 a.m. to noon Hawaii time.',
    );
    expect(told('2026-11-26T10:00:00-05:00', 'any', { timeZone: 'Europe/Berlin' })).toBe(
      'We’ll try Friday, November 27, 3 p.m. to 9 p.m. Central European Time.',
    );
  });

  it('ends at the earlier hour of the visitor’s state, and is on no Sunday that it forbids', () => {
    const hours = {
      ...office,
      closes: '21:00',
      days: [...office.days, 'Sunday'],
      callsByState: { FL: { until: '20:00' }, AL: { sundays: false } },
    };
    const toldIn = (state: string | undefined, sentAt: string, preferredCallTime: ReturnType<typeof wishFor> | 'any' = 'any') => {
      const createdAt = new Date(sentAt);
      return firstCallSentence(firstCallOf({ createdAt, state, preferredCallTime }, createdAt, hours, newYork));
    };
    const saturday = '2026-11-21T11:00:00-05:00';
    expect(toldIn('OH', saturday)).toBe('We’ll try Sunday, November 22, 9 a.m. to 9 p.m. ET.');
    expect(toldIn('FL', saturday)).toBe('We’ll try Sunday, November 22, 9 a.m. to 8 p.m. ET.');
    expect(toldIn(undefined, saturday)).toBe('We’ll try Sunday, November 22, 9 a.m. to 8 p.m. ET.');
    expect(toldIn('AL', saturday)).toBe('We’ll try Monday, November 23, 9 a.m. to 9 p.m. ET.');
    expect(toldIn('FL', saturday, wishFor(['Tuesday'], ['early-evening']))).toBe('We’ll try Tuesday, November 24, 5 p.m. to 8 p.m. ET.');
  });

  it('is later by the clock of Arizona once clocks elsewhere have gone back', () => {
    const hours = { ...office, opens: '11:00' };
    expect(told('2026-10-30T20:00:00-04:00', 'any', { timeZone: 'America/Phoenix', hours })).toBe(
      'We’ll try Monday, November 2, 9 a.m. to 3 p.m. Arizona time.',
    );
  });
});

describe('a wish', () => {
  it.each([
    ['for another day', '2026-11-25T10:00:00-05:00', wishFor(['Tuesday'], ['morning']), 'Tuesday, December 1, 9 a.m. to noon ET'],
    [
      'for Thursdays, on the day before Thanksgiving',
      '2026-11-25T10:00:00-05:00',
      wishFor(['Thursday'], ['afternoon']),
      'Thursday, December 3, noon to 5 p.m. ET',
    ],
    [
      'for two parts that follow each other',
      '2026-11-25T10:00:00-05:00',
      wishFor(['Friday'], ['morning', 'afternoon']),
      'Friday, November 27, 9 a.m. to 5 p.m. ET',
    ],
    [
      'that is cut to office hours',
      '2026-11-25T08:00:00-05:00',
      wishFor(['Monday'], ['morning']),
      'Monday, November 30, 9 a.m. to noon ET',
    ],
    ['whose time has begun', '2026-11-25T10:00:00-05:00', wishFor(callDays, ['morning']), 'Wednesday, November 25, before noon ET'],
    ['whose time is nearly over', '2026-11-25T11:45:00-05:00', wishFor(callDays, ['morning']), 'Friday, November 27, 9 a.m. to noon ET'],
    ['over the change of the year', '2026-12-31T17:30:00-05:00', wishFor(['Friday'], ['morning']), 'Friday, January 8, 9 a.m. to noon ET'],
    [
      'over a change of the clocks',
      '2026-10-30T17:30:00-04:00',
      wishFor(['Monday'], ['afternoon'], 'America/Chicago'),
      'Monday, November 2, noon to 4 p.m. CT',
    ],
    [
      'from Hawaii',
      '2026-11-25T10:00:00-05:00',
      wishFor(['Friday'], ['morning'], honolulu),
      'Friday, November 27, 9 a.m. to noon Hawaii time',
    ],
  ])('%s', (_which, sentAt, wish, words) => {
    expect(told(sentAt, wish)).toBe(`We’ll try ${words}.`);
  });

  it('that never meets office hours says so, and names the next open time', () => {
    expect(told('2026-11-26T10:00:00-05:00', wishFor(callDays, ['early-evening'], honolulu))).toBe(
      'Our office is closed at the times you chose. We’ll try Friday, November 27, 8 a.m. to noon Hawaii time.',
    );
    expect(told('2026-11-25T10:00:00-05:00', wishFor(['Friday'], ['morning']), { hours: { ...office, days: ['Wednesday'] } })).toBe(
      'Our office is closed at the times you chose. Expect the first call by Wednesday, December 2, 10 a.m. ET.',
    );
  });
});

describe('an operator', () => {
  const at = '2026-11-27T18:00:00-05:00';

  it('that is open on Saturday calls on Saturday', () => {
    const hours = { ...office, days: [...office.days, 'Saturday'] };
    expect(told(at, 'any', { hours })).toBe('We’ll try Saturday, November 28, 9 a.m. to 5 p.m. ET.');
    expect(told('2026-11-27T12:00:00-05:00', 'any', { hours })).toBe('Expect the first call by Saturday, November 28, noon ET.');
  });

  it('with holidays of its own does not call on them', () => {
    const hours = { ...office, closedDays: [...office.closedDays, '2026-11-27', '2026-11-30'] };
    expect(told('2026-11-25T18:00:00-05:00', 'any', { hours })).toBe('We’ll try Tuesday, December 1, 9 a.m. to 5 p.m. ET.');
  });

  it('without holidays calls on Thanksgiving', () => {
    expect(told('2026-11-25T18:00:00-05:00', 'any', { hours: { ...office, closedDays: [] } })).toBe(
      'We’ll try Thursday, November 26, 9 a.m. to 5 p.m. ET.',
    );
  });

  it('that never opens names no time', () => {
    expect(told(at, 'any', { hours: { ...office, days: [] } })).toBe('We’ll call when our office is open.');
  });
});

it('stays the same in a later mail, as long as its time has not come', () => {
  const createdAt = new Date('2026-11-25T10:00:00-05:00');
  const at = (now: string, preferredCallTime: ReturnType<typeof wishFor> | 'any') =>
    firstCallSentence(firstCallOf({ createdAt, preferredCallTime }, new Date(now), office, newYork));
  expect(at('2026-11-30T12:00:00-05:00', wishFor(['Tuesday'], ['morning']))).toBe('We’ll try Tuesday, December 1, 9 a.m. to noon ET.');
  expect(at('2026-11-25T16:00:00-05:00', 'any')).toBe('Expect the first call by Friday, November 27, 10 a.m. ET.');
  expect(at('2026-11-26T16:00:00-05:00', 'any')).toBe('We’ll try Friday, November 27, 9 a.m. to 10 a.m. ET.');
  expect(at('2026-11-27T12:00:00-05:00', 'any')).toBe('Expect the first call by Friday, November 27, 5 p.m. ET.');
});

it('goes by the clock of the chosen zone, or of the state', () => {
  expect(visitorZoneOf({ state: 'HI' })).toBe(honolulu);
  expect(visitorZoneOf({ state: 'HI', preferredCallTime: wishFor(['Monday'], ['morning'], losAngeles) })).toBe(losAngeles);
  expect(visitorZoneOf({})).toBeUndefined();
});
