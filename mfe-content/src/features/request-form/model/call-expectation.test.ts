import { samplePublicSite } from '@annuity-lantern/site/sample';
import { describe, expect, it } from 'vitest';
import { callExpectation } from './call-expectation.ts';

const newYork = 'America/New_York';
const losAngeles = 'America/Los_Angeles';
const { hours } = samplePublicSite;
/** A time in New York, in standard time. November 16, 2026 is a Monday. */
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour + 5));
const expectation = (createdAt: Date, timeZone = newYork) => callExpectation({ createdAt }, hours, timeZone);

describe('the office hours', () => {
  it('are shown once if the visitor’s clock shows the same time', () => {
    expect(expectation(at(16, 10)).hours).toBe('We call Mon-Fri, 9 a.m.-5 p.m. ET.');
    expect(expectation(at(16, 10), 'America/Detroit').hours).toBe('We call Mon-Fri, 9 a.m.-5 p.m. ET.');
  });

  it.each([
    [losAngeles, '6 a.m.-2 p.m. where you are (Pacific time)'],
    ['America/Phoenix', '7 a.m.-3 p.m. where you are (Arizona time)'],
    ['Pacific/Honolulu', '4 a.m.-12 p.m. where you are (Hawaii time)'],
    ['Europe/Berlin', '3 p.m.-11 p.m. where you are (Central European Time)'],
  ])('are given by the clock of %s too', (timeZone, words) => {
    expect(expectation(at(16, 10), timeZone).hours).toBe(`We call Mon-Fri, 9 a.m.-5 p.m. ET. That’s ${words}.`);
  });

  it('follow daylight saving time, which Arizona does not have', () => {
    expect(expectation(new Date('2026-07-06T15:00:00Z'), 'America/Phoenix').hours).toContain('6 a.m.-2 p.m.');
  });

  it('leave out holidays', () => {
    const closed = { ...hours, closedDays: ['2026-11-26'] };
    expect(callExpectation({ createdAt: at(16, 10) }, closed, newYork).hours).toBe('We call Mon-Fri, 9 a.m.-5 p.m. ET, except holidays.');
  });
});

it('gives the first call in the visitor’s time', () => {
  expect(expectation(at(16, 15), losAngeles).firstCall).toBe('Expect the first call by Tuesday, November 17, noon PT.');
});
