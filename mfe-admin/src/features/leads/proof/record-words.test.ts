import type { ProvedConsent } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { recorderWords, recordTitle, utcWords } from './record-words.ts';

const record = (changes: Partial<ProvedConsent>): ProvedConsent => ({
  id: 'a/form/texts',
  at: '2026-03-02T15:00:00.000Z',
  what: 'given',
  position: '2026-03-02/w1/000000000',
  hash: 'h',
  isIntact: true,
  ...changes,
});

it.each<[Partial<ProvedConsent>, string]>([
  [{ box: 'texts' }, 'Agreed to text messages'],
  [{ what: 'not_given', box: 'analytics' }, 'Did not agree to statistics'],
  [{ what: 'taken_back', box: 'automatedCalls' }, 'Took back consent to automated calls'],
  [{ what: 'no_calls' }, 'Asked not to be called at all'],
  [{ what: 'calls_allowed', way: 'phone' }, 'May be called again'],
  [{ what: 'calls_allowed', way: 'mistake' }, 'The wish for no calls was a mistake'],
  [{ what: 'contact', fields: ['email', 'phone'] }, 'Corrected the email address and the phone number'],
  [{ what: 'of_a_later_version' }, 'of_a_later_version'],
])('says what a record of %j is', (changes, title) => {
  expect(recordTitle(record(changes))).toBe(title);
});

it('says who recorded it and how, and nothing of a choice in the form', () => {
  expect(recorderWords(record({}))).toBeUndefined();
  expect(recorderWords(record({ by: 'kim', way: 'letter', on: '2026-03-02' }))).toMatch(
    /^Recorded by .?kim.? \(by letter\)\. They said so on Mar 2, 2026$/,
  );
  expect(recorderWords(record({ by: 'crm', way: 'crm' }))).not.toContain('(');
});

it('gives the time in UTC', () => {
  expect(utcWords('2026-03-02T15:00:00.000Z')).toBe('Mar 2, 2026, 3:00:00 p.m. UTC');
});
