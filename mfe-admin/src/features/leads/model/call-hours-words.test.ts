import { usStates } from '@annuity-lantern/contracts/http';
import { zonesOf } from '@annuity-lantern/domain/call-hours';
import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import { describe, expect, test } from 'vitest';
import { callHoursWords } from './call-hours-words.ts';

const at = (time: string) => Date.parse(`2026-01-15T${time}Z`);
const mornings = (timeZone: string) => ({ preferredCallTime: { days: ['Monday'], parts: ['morning'], timeZone } });

describe('the line about call hours', () => {
  test.each([
    [{ state: 'AZ' }, '14:12', 'It is 7:12 a.m. in Arizona. Call after 8:00 a.m.'],
    [{ state: 'AZ' }, '19:05', 'It is 12:05 p.m. in Arizona. Federal law allows calls until 9:00 p.m. Some states end earlier.'],
    [{ state: 'AZ' }, '04:30', 'It is 9:30 p.m. in Arizona. Call after 8:00 a.m. tomorrow.'],
    [{ state: 'TN' }, '13:30', 'It is 7:30 a.m. or 8:30 a.m. in Tennessee. Call after 8:00 a.m. in both time zones.'],
    [
      { state: 'AZ', ...mornings('America/New_York') },
      '14:12',
      'It is 7:12 a.m. or 9:12 a.m. at the visitor’s place. Call after 8:00 a.m. in both time zones.',
    ],
    [{ ...mornings('America/New_York') }, '14:12', 'It is 9:12 a.m. at the visitor’s place. Call until 8:00 p.m., by our table of states.'],
    [{ state: 'MA' }, '19:05', 'It is 2:05 p.m. in Massachusetts. Call until 8:00 p.m., by our table of states.'],
    [{ state: 'MA' }, '01:05', 'It is 8:05 p.m. in Massachusetts. Call after 8:00 a.m. tomorrow.'],
    [{ state: 'FL' }, '19:05', 'It is 1:05 p.m. or 2:05 p.m. in Florida. Call until 8:00 p.m. in both time zones, by our table of states.'],
    [{}, '14:12', 'The visitor’s state is not known. Call after 8:00 a.m. in all time zones.'],
  ])('for %j at %s UTC', (answers, time, words) => {
    expect(callHoursWords(answers, at(time), sampleHost().site.hours)).toBe(words);
  });

  test.each([
    [
      { state: 'AL' },
      '2026-01-18T18:00:00Z',
      'It is 12:00 p.m. in Alabama. No calls on Sundays, by our table of states. Call after 8:00 a.m. tomorrow.',
    ],
    [{ state: 'AL' }, '2026-01-18T03:00:00Z', 'It is 9:00 p.m. in Alabama. Call after 8:00 a.m. on Monday.'],
    [{ state: 'OH' }, '2026-01-18T18:00:00Z', 'It is 1:00 p.m. in Ohio. Federal law allows calls until 9:00 p.m. Some states end earlier.'],
  ])('names the next day on which calls are allowed: %j at %s', (answers, time, words) => {
    expect(callHoursWords(answers, Date.parse(time), sampleHost().site.hours)).toBe(words);
  });

  test('knows the zones of every state', () => {
    const everywhere = zonesOf(undefined).length;
    for (const state of Object.keys(usStates)) expect(zonesOf(state).length).toBeLessThan(everywhere);
  });
});
