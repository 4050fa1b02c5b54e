import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import { expect, it } from 'vitest';
import { callWindowWords, triedWords } from './call-window-words.ts';

const { hours } = sampleHost().site;
/** 10:00 a.m. in New York and 7:00 a.m. in Los Angeles, on Thanksgiving. */
const now = Date.parse('2026-11-26T15:00:00Z');
const wish = { days: ['Thursday', 'Friday'], parts: ['morning'], timeZone: 'America/Chicago' };
const noCalls = { at: '2026-11-25T15:00:00.000Z', by: 'kim', way: 'phone' };
const at = (time: string, kind?: 'attempt' | 'appointment') => ({
  callback: { at: `2026-11-${time}:00.000Z`, by: 'ruth', ...(kind ? { kind } : {}) },
});

it.each([
  ['during the hours of the office', { state: 'OH' }, 'now, 7 h left'],
  ['before them', { state: 'CA' }, '8:00 a.m. PT'],
  ['in a chosen time', { preferredCallTime: wish }, 'now, 3 h left'],
  ['before a chosen day', { preferredCallTime: { ...wish, days: ['Friday'] } }, 'Fri 9:00 a.m. CT'],
  ['by the clock of the office, if the visitor’s place is not known', {}, '1:00 p.m. ET'],
  ['before a callback of today', { state: 'CA', ...at('26T18:30') }, 'call back 10:30 a.m. PT'],
  ['before a callback of another day', { state: 'CA', status: 'contacted', ...at('27T18:00') }, 'call back Fri 10:00 a.m. PT'],
  ['after a callback', { state: 'CA', status: 'contacted', ...at('26T15:00') }, 'call back now'],
  ['before an attempt of the office', { state: 'CA', ...at('27T18:00', 'attempt') }, 'next Fri 10:00 a.m. PT'],
  ['at the time of an attempt', { state: 'OH', ...at('26T15:00', 'attempt') }, 'try again now'],
  ['after the time of an attempt, at an hour without calls', { state: 'CA', ...at('26T14:00', 'attempt') }, 'next 8:00 a.m. PT'],
  ['before a call that both agreed on', { state: 'CA', status: 'scheduled', ...at('27T18:00', 'appointment') }, 'agreed Fri 10:00 a.m. PT'],
  ['at the time that both agreed on', { state: 'CA', status: 'scheduled', ...at('26T15:00', 'appointment') }, 'call now, as agreed'],
  ['at a wrong number', { state: 'OH', wrongNumber: true }, 'check the number'],
  ['to a visitor who wants no calls', { state: 'OH', noCalls }, 'answer by email'],
  ['to them after a callback', { state: 'OH', status: 'contacted', noCalls, ...at('26T15:00') }, 'answer by email'],
  ['to one who wants no email either', { state: 'OH', noCalls, revocations: [{ channels: ['email'] }] }, 'no call, no email'],
  ['to one who needs no answer any more', { state: 'OH', status: 'contacted', noCalls }, undefined],
  ['of a request that needs no call', { state: 'OH', status: 'closed' }, undefined],
] as const)('says when to call %s', (_, lead, words) => {
  const read = { status: 'pending', ...lead } as unknown as Parameters<typeof callWindowWords>[0];
  expect(callWindowWords(read, now, hours)?.words).toBe(words);
});

it('counts minutes in the last hour', () => {
  const closing = Date.parse('2026-11-26T21:34:30Z');
  expect(callWindowWords({ status: 'pending', state: 'OH' }, closing, hours)).toEqual({ isNow: true, words: 'now, 26 min left' });
});

it.each([
  ['one call of today', { count: 1, at: new Date(2026, 10, 26, 10, 5) }, 'no answer 10:05 a.m.'],
  ['several, the last one this week', { count: 3, at: new Date(2026, 10, 24, 16, 0) }, '3 calls, no answer Tue'],
  ['one of long ago', { count: 1, at: new Date(2026, 9, 2, 9, 0) }, 'no answer Oct 2'],
])('says what came of %s', (_, { count, at: moment }, words) => {
  const calls = { count, at: moment.toISOString(), by: 'kim', outcome: 'no_answer' as const };
  const evening = new Date(2026, 10, 26, 18, 0).getTime();
  expect(triedWords({ status: 'pending', calls }, evening)).toBe(words);
  expect(triedWords({ status: 'closed', calls }, evening)).toBeUndefined();
  expect(triedWords({ status: 'contacted', calls: { ...calls, outcome: 'reached' } }, evening)).toBeUndefined();
});
