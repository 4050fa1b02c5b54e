import { describe, expect, it } from 'vitest';
import { type CallsByState, callHoursAt, lawfulHoursIn, minutesAhead, zonesAt, zonesOf } from './call-hours.ts';
import { hourOf } from './zone-clock.ts';

const clock = (hours: number, minutes = 0) => hours * 60 + minutes;
/** Winter: Arizona has Denver's time everywhere. */
const winter = (time: string) => new Date(`2026-01-15T${time}Z`);
const summer = (time: string) => new Date(`2026-07-15T${time}Z`);

describe('the hours in which staff may call', () => {
  it.each([
    ['14:59', clock(7, 59), false],
    ['15:00', clock(8), true],
    ['03:59', clock(20, 59), true],
    ['04:00', clock(21), false],
    ['07:00', clock(0), false],
  ])('in Arizona at %s UTC', (time, minutes, isLawful) => {
    expect(callHoursAt(zonesOf('AZ'), winter(time))).toEqual({
      clocks: [minutes],
      isLawful,
      isSunday: false,
      isTooLate: minutes >= clock(21),
    });
  });

  it('need a lawful hour in each zone of a state', () => {
    const tennessee = zonesOf('TN');
    expect(callHoursAt(tennessee, winter('13:30'))).toEqual({
      clocks: [clock(7, 30), clock(8, 30)],
      isLawful: false,
      isSunday: false,
      isTooLate: false,
    });
    expect(callHoursAt(tennessee, winter('14:30'))).toMatchObject({ isLawful: true });
    expect(callHoursAt(tennessee, winter('02:30'))).toEqual({
      clocks: [clock(20, 30), clock(21, 30)],
      isLawful: false,
      isSunday: false,
      isTooLate: true,
    });
  });

  it('follow daylight saving time, which part of Arizona observes', () => {
    expect(callHoursAt(zonesOf('OH'), summer('12:00'))).toMatchObject({ clocks: [clock(8)], isLawful: true });
    expect(callHoursAt(zonesOf('AZ'), summer('14:30'))).toMatchObject({ clocks: [clock(7, 30), clock(8, 30)], isLawful: false });
  });

  it('are the same when they are asked for again', () => {
    const first = callHoursAt(zonesOf('TN'), winter('14:30'));
    expect(callHoursAt(zonesOf('TN'), winter('14:30'))).toEqual(first);
  });

  it('are lawful in every zone when the state is not known', () => {
    for (const state of [undefined, 'PR', 'toString']) {
      expect(callHoursAt(zonesOf(state), winter('17:59')).isLawful).toBe(false);
      expect(callHoursAt(zonesOf(state), winter('18:00')).isLawful).toBe(true);
      expect(callHoursAt(zonesOf(state), winter('01:59')).isLawful).toBe(true);
      expect(callHoursAt(zonesOf(state), winter('02:00')).isLawful).toBe(false);
    }
  });
});

it.each([
  ['America/New_York', 'America/Chicago', 60],
  ['Pacific/Honolulu', 'America/New_York', -300],
  ['Asia/Tokyo', 'America/Los_Angeles', 1020],
  ['Pacific/Honolulu', 'Asia/Manila', -1080],
  ['America/Denver', 'America/Denver', 0],
])('the clock of %s against that of %s', (zone, other, minutes) => {
  expect(minutesAhead(zone, other, winter('03:00'))).toBe(minutes);
});

it('counts clocks on both sides of midnight', () => {
  expect(minutesAhead('America/New_York', 'America/Chicago', winter('05:30'))).toBe(60);
  expect(minutesAhead('America/Chicago', 'America/New_York', winter('05:30'))).toBe(-60);
});

describe('the hours of a state', () => {
  const callsByState: CallsByState = { AL: { until: '20:00', sundays: false }, FL: { from: '09:30', until: '23:00' }, OK: undefined };

  it.each([
    ['AL', 'America/Chicago', { from: 8, until: 20, sundays: false }],
    // No table widens the federal hours.
    ['FL', 'America/New_York', { from: 9.5, until: 21, sundays: true }],
    ['OK', 'America/Chicago', { from: 8, until: 21, sundays: true }],
    ['OH', 'America/New_York', { from: 8, until: 21, sundays: true }],
    // What every state of the zone allows.
    [undefined, 'America/Chicago', { from: 9.5, until: 20, sundays: false }],
    ['PR', 'America/Denver', { from: 8, until: 21, sundays: true }],
  ])('in %s, %s', (state, zone, hours) => {
    expect(lawfulHoursIn(zone, { state, callsByState })).toEqual(hours);
  });

  it('are the federal ones without a table', () => {
    expect(lawfulHoursIn('America/Chicago', { state: 'AL' })).toEqual({ from: 8, until: 21, sundays: true });
  });

  it('end earlier, and leave out Sundays', () => {
    const place = { state: 'AL', callsByState };
    expect(callHoursAt(zonesOf('AL'), winter('01:59'), place)).toMatchObject({ isLawful: true });
    expect(callHoursAt(zonesOf('AL'), winter('02:00'), place)).toMatchObject({ isLawful: false, isTooLate: true });
    expect(callHoursAt(zonesOf('AL'), new Date('2026-01-18T18:00Z'), place)).toMatchObject({ isLawful: false, isSunday: true });
  });

  it.each([
    ['08:00', 8],
    ['20:45', 20.75],
    ['9', 9],
  ])('reads %s', (time, hour) => {
    expect(hourOf(time)).toBe(hour);
  });
});

it.each([
  ['OH', undefined, ['America/New_York']],
  ['OH', 'America/Denver', ['America/New_York', 'America/Denver']],
  ['OH', 'America/New_York', ['America/New_York']],
  [undefined, 'America/Denver', ['America/Denver']],
])('a visitor of %s with the zone %s may be in %j', (state, own, zones) => {
  expect(zonesAt(state, own)).toEqual(zones);
});
