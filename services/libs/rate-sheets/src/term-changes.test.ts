import type { RateRecord } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { someRates } from '../test/support/some-rates.ts';
import { termChanges } from './term-changes.ts';

const [rate] = someRates(1, { surrenderCharges: [8, 7, 6.5] }) as [RateRecord];

it('omits a change of rate, day or source', () => {
  expect(termChanges({ ...rate, rate: 5.45, asOf: '2026-11-20', source: 'rate sheet 12' }, rate)).toEqual([]);
});

it('describes every other change from old to new', () => {
  const now: RateRecord = {
    ...rate,
    type: 'FIA',
    term: '5 years, renewable',
    minimumPremium: 25_000,
    rating: 'B+',
    guaranteeYears: 1,
    surrenderCharges: [],
    sample: true,
    ratingAgency: 'AM Best',
    ratingDate: '2026-06-12',
    marketValueAdjustment: true,
    states: 'all but NY',
    maximumIssueAge: 85,
    freeWithdrawal: 10,
    waivers: 'nursing home',
    deathBenefit: 'surrender value',
  };
  expect(termChanges(now, rate)).toEqual([
    'kind MYGA to FIA',
    'term 5 years to 5 years, renewable',
    'minimum premium $10,000 to $25,000',
    'rating A to B+',
    'years guaranteed 5 to 1',
    'charges for leaving in percent 8, 7, 6.5 to none',
    'sample no to yes',
    'rating agency not given to AM Best',
    'rating date not given to 2026-06-12',
    'market value adjustment not given to yes',
    'states not given to all but NY',
    'maximum issue age not given to 85',
    'free withdrawal not given to 10.00%',
    'waivers not given to nursing home',
    'death benefit not given to surrender value',
  ]);
});
