import type { RateRecord } from '@annuity-lantern/contracts/http';

const base: RateRecord = {
  id: 'quillfield-fixed-horizon-3',
  carrier: 'Quillfield Mutual',
  productName: 'Fixed Horizon 3',
  type: 'MYGA',
  term: '5 years',
  rate: 5.05,
  minimumPremium: 25_000,
  rating: 'A+',
  guaranteeYears: 3,
  surrenderCharges: [9, 8, 7, 6, 5],
  asOf: '2026-11-19',
  source: 'Sample rate sheet 214',
  sample: true,
  ratingAgency: 'Sample Ratings',
  ratingDate: '2026-05-07',
  marketValueAdjustment: true,
  states: 'all but NY',
  maximumIssueAge: 85,
};

const { ratingAgency: _, ratingDate: __, marketValueAdjustment: ___, states: ____, maximumIssueAge: _____, ...bare } = base;

/** Each kind of row that the page can show: with a gap, plain, with a cap and no optional facts, long and old. */
export const sampleRates: readonly RateRecord[] = [
  base,
  { ...base, id: 'northmere-steady-5', carrier: 'Northmere Life', productName: 'SteadyTerm 5', rate: 5.3, guaranteeYears: 5, rating: 'A' },
  {
    ...bare,
    id: 'stonewick-index-7',
    carrier: 'Stonewick Annuity Co.',
    productName: 'Index Shelter 7',
    type: 'FIA',
    term: '7 years',
    rate: 6,
    minimumPremium: 20_000,
    rating: 'B++',
    guaranteeYears: 1,
    surrenderCharges: [9, 8, 7, 6, 5, 4, 3],
  },
  {
    ...base,
    id: 'tidewell-ledger-10',
    carrier: 'Tidewell Assurance',
    productName: 'Ledger 10',
    term: '10 years',
    rate: 7.65,
    minimumPremium: 50_000,
    rating: 'C+',
    guaranteeYears: 10,
    surrenderCharges: Array.from({ length: 10 }, () => 5),
    asOf: '2026-11-07',
  },
];

/** So many rates of a dozen carriers, none like another. */
export function manyRates(number: number): RateRecord[] {
  return Array.from({ length: number }, (_, place) => ({
    ...base,
    id: `rate-${place}`,
    carrier: `Carrier ${String.fromCharCode(65 + (place % 12))}`,
    productName: `Product ${place}`,
    rate: 5 + (place % 200) / 100,
    minimumPremium: 5_000 * (1 + (place % 20)),
  }));
}
