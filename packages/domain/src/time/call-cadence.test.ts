import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayNameOf } from './calendar-day.ts';
import { nextAttempt, pickTimes } from './call-cadence.ts';
import { callHoursAt, zonesAt, zonesOf } from './call-hours.ts';
import type { CalledPerson } from './call-openings.ts';
import { clockFields } from './zone-clock.ts';

const office = {
  opens: '09:00',
  closes: '17:00',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  timeZone: 'America/New_York',
  closedDays: ['2026-11-26'],
};
const cadence = [{ workingDays: 0 }, { workingDays: 1 }, { workingDays: 2 }, { workingDays: 5, mail: true }];
const [morning, afternoon, evening] = [
  [8, 12],
  [12, 17],
  [17, 21],
] as const;
const inOhio: CalledPerson = {
  zones: zonesOf('OH'),
  timeZone: 'America/New_York',
  place: { state: 'OH' },
  parts: [morning, afternoon, evening],
};
const inTexas: CalledPerson = { ...inOhio, zones: zonesOf('TX'), timeZone: 'America/Chicago', place: { state: 'TX' } };
/** By the clock of New York. */
const est = (time: string) => new Date(`${time}:00-05:00`);

describe('nextAttempt', () => {
  it.each<[string, number, string, string, Partial<CalledPerson>]>([
    ['in the afternoon after a morning', 1, '2026-11-24T10:05', '2026-11-24T14:00', {}],
    ['two hours later at the soonest', 1, '2026-11-24T11:50', '2026-11-24T14:00', {}],
    ['two hours later, on the half hour', 1, '2026-11-24T11:55', '2026-11-24T14:00', {}],
    ['the next morning after an afternoon, as the office closes', 1, '2026-11-24T14:00', '2026-11-25T10:00', {}],
    ['on the next working day after the second call, at another part', 2, '2026-11-24T14:00', '2026-11-25T10:00', {}],
    ['behind a holiday', 2, '2026-11-25T10:00', '2026-11-27T14:00', {}],
    ['behind a holiday and a weekend', 3, '2026-11-25T14:00', '2026-11-30T10:00', {}],
    ['a week later after the fourth', 4, '2026-11-23T10:00', '2026-12-01T14:00', {}],
    ['on a chosen weekday alone', 1, '2026-11-24T10:00', '2026-11-27T14:00', { days: ['Friday'] }],
    ['at the same part if they chose no other', 1, '2026-11-24T10:00', '2026-11-25T10:00', { parts: [morning] }],
    ['within a chosen part that the office does not have', 1, '2026-11-24T10:00', '2026-11-24T19:00', { parts: [evening] }],
    [
      'within the hours of their state',
      1,
      '2026-11-24T10:00',
      '2026-11-24T17:00',
      {
        parts: [evening],
        place: { state: 'OH', callsByState: { OH: { until: '18:00' } } },
      },
    ],
  ])('plans the next call %s', (_, tries, now, expected, changes) => {
    expect(nextAttempt(cadence, tries, est(now), { ...inOhio, ...changes }, office)?.at).toEqual(est(expected));
  });

  it('keeps to the clock of the visitor, and to the law in each zone of their state', () => {
    // Before 8 a.m. in El Paso no one in Texas is called.
    const opened = nextAttempt(cadence, 2, est('2026-11-24T16:00'), { ...inTexas, parts: [[8, 9]] }, office);
    expect(opened).toBeUndefined();
    expect(nextAttempt(cadence, 2, est('2026-11-24T16:30'), inTexas, office)?.at).toEqual(est('2026-11-25T11:00'));
  });

  it('asks by email with the last step, once', () => {
    const mails = [1, 2, 3, 4, 5, 9].map((tries) => nextAttempt(cadence, tries, est('2026-11-24T10:00'), inOhio, office)?.mail);
    expect(mails).toEqual([false, false, false, true, false, false]);
  });

  it('plans nothing for times at which the law allows no call, nor without a cadence', () => {
    const place = { state: 'OH', callsByState: { OH: { until: '17:00' } } };
    expect(nextAttempt(cadence, 1, est('2026-11-24T10:00'), { ...inOhio, parts: [evening], place }, office)).toBeUndefined();
    expect(nextAttempt([], 1, est('2026-11-24T10:00'), inOhio, office)).toBeUndefined();
  });

  it('never breaks the law or the wish, and plans no call for a day on which the office is closed', () => {
    const states = fc.constantFrom('OH', 'TX', 'AK', 'HI', 'AZ', 'FL', 'AL', undefined);
    const zones = fc.constantFrom('America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu');
    const time = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    const callsByState = { FL: { until: '20:00' }, AL: { until: '20:00', sundays: false } };
    fc.assert(
      fc.property(
        states,
        zones,
        time,
        fc.integer({ min: 1, max: 9 }),
        fc.subarray(office.days, { minLength: 1 }),
        fc.subarray([morning, afternoon, evening], { minLength: 1 }),
        (state, timeZone, now, tries, days, parts) => {
          const place = { state, callsByState };
          const person = { zones: zonesAt(state, timeZone), timeZone, place, days, parts };
          const { at } = nextAttempt(cadence, tries, now, person, office) ?? {};
          if (!at) return;
          expect(at.getTime()).toBeGreaterThan(now.getTime());
          expect(callHoursAt(person.zones, at, place).isLawful).toBe(true);
          const [year, month, date, hour, minute] = clockFields(at, timeZone);
          expect(days).toContain(weekdayNameOf(Date.UTC(year, month, date) / 86_400_000));
          expect(parts.some(([from, to]) => from <= hour + minute / 60 && hour + minute / 60 < to)).toBe(true);
          const worked = new Date(Date.UTC(...clockFields(at, office.timeZone)));
          expect(office.days).toContain(weekdayNameOf(Math.floor(worked.getTime() / 86_400_000)));
          expect(office.closedDays).not.toContain(worked.toISOString().slice(0, 10));
        },
      ),
    );
  });
});

describe('pickTimes', () => {
  it('offers a morning and an afternoon of the next two working days, by the clock of the visitor', () => {
    expect(pickTimes(est('2026-11-25T10:00'), inTexas, office)).toEqual(
      ['2026-11-27T11:00', '2026-11-27T16:00', '2026-11-30T11:00', '2026-11-30T16:00'].map(est),
    );
  });

  it('leaves out what the office or the law does not have', () => {
    const inHawaii = { zones: zonesOf('HI'), timeZone: 'Pacific/Honolulu', place: { state: 'HI' } };
    const picks = pickTimes(est('2026-11-24T10:00'), inHawaii, office);
    expect(picks.map((pick) => clockFields(pick, 'Pacific/Honolulu').slice(2, 4))).toEqual([
      [25, 10],
      [27, 10],
      [30, 10],
      [1, 10],
    ]);
  });
});
