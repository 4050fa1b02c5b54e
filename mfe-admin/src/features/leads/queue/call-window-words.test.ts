import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import { expect, it } from 'vitest';
import { callWindowWords } from './call-window-words.ts';

const { hours } = sampleHost().site;
/** 10:00 a.m. in New York and 7:00 a.m. in Los Angeles, on Thanksgiving. */
const now = Date.parse('2026-11-26T15:00:00Z');
const wish = { days: ['Thursday', 'Friday'], parts: ['morning'], timeZone: 'America/Chicago' };
const noCalls = { at: '2026-11-25T15:00:00.000Z', by: 'kim', way: 'phone' };
const at = (time: string) => ({ callback: { at: `2026-11-${time}:00.000Z`, by: 'ruth' } });

it.each([
  ['during the hours of the office', { state: 'OH' }, 'now, 7 h left'],
  ['before them', { state: 'CA' }, '8:00 a.m. PT'],
  ['in a chosen time', { preferredCallTime: wish }, 'now, 3 h left'],
  ['before a chosen day', { preferredCallTime: { ...wish, days: ['Friday'] } }, 'Fri 9:00 a.m. CT'],
  ['by the clock of the office, if the visitor’s place is not known', {}, '1:00 p.m. ET'],
  ['before a callback of today', { state: 'CA', ...at('26T18:30') }, 'call back 10:30 a.m. PT'],
  ['before a callback of another day', { state: 'CA', status: 'contacted', ...at('27T18:00') }, 'call back Fri 10:00 a.m. PT'],
  ['after a callback', { state: 'CA', status: 'contacted', ...at('26T15:00') }, 'call back now'],
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
