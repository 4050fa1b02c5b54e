import { expect, it } from 'vitest';
import { nextAttemptOf, pickTimesFor } from './next-attempt.ts';

const office = {
  opens: '09:00',
  closes: '17:00',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  timeZone: 'America/New_York',
  closedDays: [],
};
const cadence = [{ workingDays: 0 }, { workingDays: 1 }];
/** 10 a.m. in New York, on a Tuesday. */
const now = new Date('2026-03-03T15:00:00Z');
const wish = { days: ['Thursday'], parts: ['morning'], timeZone: 'America/Chicago' };

it.each([
  ['a state', { state: 'OH' }, '2026-03-03T19:00:00Z'],
  ['a wish, by its clock', { preferredCallTime: wish }, '2026-03-05T16:00:00Z'],
  ['neither, lawful in every zone', {}, '2026-03-03T19:00:00Z'],
  ['a call before', { state: 'OH', calls: { count: 1 } }, '2026-03-04T19:00:00Z'],
] as const)('plans the next attempt of a request with %s', (_, lead, at) => {
  const called = lead as Parameters<typeof nextAttemptOf>[0];
  expect(nextAttemptOf(called, now, office, cadence)?.at.toISOString()).toBe(at.replace('Z', '.000Z'));
});

it('offers times by the clock of the state, and by that of the office where none is known', () => {
  const first = (lead: Parameters<typeof pickTimesFor>[0]) => pickTimesFor(lead, now, office)[0]?.toISOString();
  expect(first({ state: 'CA' })).toBe('2026-03-04T18:00:00.000Z');
  expect(first({})).toBe('2026-03-04T20:00:00.000Z');
});
