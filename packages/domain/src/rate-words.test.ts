import { expect, it } from 'vitest';
import { ratingSource, statesWords, yesNo } from './rate-words.ts';

it.each([
  [{ ratingAgency: 'AM Best', ratingDate: '2026-06-12' }, 'by AM Best, Jun 12, 2026'],
  [{ ratingAgency: 'AM Best' }, 'by AM Best (date not given)'],
  [{ ratingDate: '2026-06-12' }, 'on Jun 12, 2026 (agency not given)'],
  [{}, '(agency and date not given)'],
])('a rating with %j is "%s"', (given, words) => {
  expect(ratingSource(given)).toBe(words);
});

it('says what is not given', () => {
  expect([yesNo(true), yesNo(false), yesNo(undefined)]).toEqual(['yes', 'no', 'not given']);
  expect([{ states: 'all' }, { states: 'all but NY' }, {}].map(statesWords)).toEqual(['all states', 'all but NY', 'not given']);
});
