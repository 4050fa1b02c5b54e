import { expect, it } from 'vitest';
import { columnWords, ratingSource, yesNo } from './rate-words.ts';

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
  expect([{ states: 'all' }, { states: 'all but NY' }, {}].map((rate) => columnWords(rate, 'states'))).toEqual([
    'all states',
    'all but NY',
    'not given',
  ]);
});

it.each([
  ['surrenderCharges', [8, 6.5], 'year 1: 8%, year 2: 6.5%', '8; 6.5', '8, 6.5'],
  ['surrenderCharges', [], 'none', 'none', 'none'],
  ['rate', 5.3, '5.30%', '5.30', '5.30%'],
  ['minimumPremium', 10_000, '$10,000', '10000', '$10,000'],
  ['states', 'all', 'all states', 'all states', 'all'],
  ['type', 'MYGA', 'MYGA', 'MYGA', 'MYGA'],
  ['waivers', 'both', 'nursing home, terminal illness', 'nursing home, terminal illness', 'both'],
  [
    'deathBenefit',
    'premium if greater',
    'premium, if greater than the account',
    'premium, if greater than the account',
    'premium if greater',
  ],
  ['marketValueAdjustment', true, 'yes', 'yes', 'yes'],
  ['marketValueAdjustment', false, 'none', 'no', 'no'],
  ['sample', true, 'yes', 'yes', 'yes'],
  ['sample', false, 'no', 'no', 'no'],
] as const)('says %s %j on a page, in the download and as a change', (name, value, ...words) => {
  expect([
    columnWords({ [name]: value }, name),
    columnWords({ [name]: value }, name, 'csv'),
    columnWords({ [name]: value }, name, 'changed'),
  ]).toEqual(words);
});
