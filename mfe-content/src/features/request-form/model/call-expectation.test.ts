import { sampleSite } from '@annuity-lantern/site/sample';
import { describe, expect, it } from 'vitest';
import { callExpectation } from './call-expectation.ts';

const newYork = 'America/New_York';
const losAngeles = 'America/Los_Angeles';
/** A time in New York, in standard time. November 16, 2026 is a Monday. */
const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 10, day, hour + 5, minute));
const expectation = (sentAt: Date, timeZone = newYork) => callExpectation(sentAt, sampleSite.hours, timeZone);

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
});

describe('the first call', () => {
  it.each([
    ['Monday at three', at(16, 15, 12), 'Expect the first call by Tuesday, November 17, 3:12 p.m. ET.'],
    ['Friday at three', at(20, 15), 'Expect the first call today, or on Monday, November 23, from 9 a.m. ET.'],
    ['Monday evening', at(16, 20), 'Our office is closed now. Expect the first call on Tuesday, November 17, from 9 a.m. ET.'],
    ['Saturday', at(21, 11), 'Our office is closed now. Expect the first call on Monday, November 23, from 9 a.m. ET.'],
  ])('is expected within 24 hours, or once the office opens: %s', (_when, sentAt, words) => {
    expect(expectation(sentAt).firstCall).toBe(words);
  });

  it('is shown in the visitor’s time', () => {
    expect(expectation(at(16, 15), losAngeles).firstCall).toBe('Expect the first call by Tuesday, November 17, 12 p.m. your time.');
  });

  it('is never before 8 a.m. in the visitor’s time', () => {
    expect(expectation(at(21, 11), losAngeles).firstCall).toContain('on Monday, November 23, from 8 a.m. your time.');
    expect(expectation(at(21, 11), 'Europe/Berlin').firstCall).toContain('on Monday, November 23, from 3 p.m. your time.');
  });

  it('is right across a daylight saving change', () => {
    // Clocks in New York go back on Sunday, November 1, 2026; those in Phoenix stay.
    const saturday = new Date('2026-10-31T15:00:00Z');
    expect(callExpectation(saturday, { ...sampleSite.hours, opens: '11:00' }, 'America/Phoenix').firstCall).toContain(
      'on Monday, November 2, from 9 a.m. your time.',
    );
  });
});
