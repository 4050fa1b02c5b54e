import { describe, expect, it } from 'vitest';
import type { RateFacts } from './rate-columns.ts';
import { rateCsv, rateCsvName } from './rate-csv.ts';

const rate: RateFacts = {
  id: 'x',
  carrier: 'Alder & Pike',
  productName: 'SteadyTerm 5',
  type: 'MYGA',
  term: '5 years',
  rate: 5.3,
  minimumPremium: 10_000,
  rating: 'A+',
  guaranteeYears: 5,
  surrenderCharges: [],
  asOf: '2026-11-18',
  source: 'Sample rate sheet 214',
  sample: true,
  ratingAgency: 'Sample Ratings',
  ratingDate: '2026-06-12',
  marketValueAdjustment: true,
  states: 'all but NY',
  maximumIssueAge: 85,
  freeWithdrawal: 10,
  waivers: 'both',
  deathBenefit: 'premium if greater',
};
const list = { today: '2026-11-22', filters: 'All types, "A ratings".' };
const linesOf = (rates: readonly RateFacts[]) => rateCsv(rates, list).slice(1).split('\r\n');
const cellsOf = (text: string) => linesOf([{ ...rate, carrier: text, rating: 'A' }])[5];

describe('rateCsv', () => {
  it('has a mark, the disclaimer, the day with the filters, an empty line, the specified columns and ours, and a line for each rate', () => {
    expect(rateCsv([rate], list).codePointAt(0)).toBe(0xfeff);
    const { ratingAgency: _, ratingDate: __, marketValueAdjustment: ___, states: ____, maximumIssueAge: _____, ...others } = rate;
    const { freeWithdrawal: ______, waivers: _______, deathBenefit: ________, ...bare } = others;
    expect(linesOf([rate, { ...bare, type: 'FIA', rate: 6, minimumPremium: 0, surrenderCharges: [8, 6.5] }])).toEqual([
      '"Educational example, not a quote or advice. Guarantees depend on the insurer’s ability to pay; not a bank deposit, not FDIC insured. Caps can change each year; a 0% year is possible."',
      '"The rate of a MYGA is guaranteed and compounds each year; that of an FIA is its cap, the most a year can credit. No rate is reserved. An advisor will confirm today’s rate."',
      '"List of 2026-11-22. All types, ""A ratings""."',
      '',
      'Carrier,Product,Type,Term,"Rate (%)","Min Premium",Rating,"Rating Agency","Rating Date","Guaranteed Years","Surrender Charges (%)","Market Value Adjustment",States,"Maximum Issue Age","Free Withdrawal (%)",Waivers,"Death Benefit","As Of",Source',
      '"Alder & Pike","SteadyTerm 5",MYGA,"5 years",5.30,10000,A+,"Sample Ratings",2026-06-12,5,none,yes,"all but NY",85,10.00,"nursing home, terminal illness","premium, if greater than the account",2026-11-18,"Sample rate sheet 214"',
      '"Alder & Pike","SteadyTerm 5",FIA,"5 years",6.00,0,A+,"not given","not given",5,"8; 6.5","not given","not given","not given","not given","not given","not given",2026-11-18,"Sample rate sheet 214"',
      '',
    ]);
  });

  it('guards each cell', () => {
    expect(cellsOf('=1+1')).toMatch(/^'=1\+1,/);
  });

  it('keeps ratings that end in a sign as they are', () => {
    expect(cellsOf('A')).toMatch(/^A,"SteadyTerm 5",MYGA,"5 years",5\.30,10000,A,/);
  });
});

it('the file is named by its day', () => {
  expect(rateCsvName('2026-11-22')).toBe('annuity-rates-2026-11-22.csv');
});
