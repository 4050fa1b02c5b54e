import type { RateRecord } from '@annuity-lantern/contracts/http';

/** This many rates of one day. */
export function someRates(count: number, further: Partial<RateRecord> = {}): RateRecord[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `northmere-life--steadyterm-${String(index).padStart(5, '0')}--5`,
    carrier: 'Northmere Life',
    productName: `SteadyTerm ${index}`,
    type: 'MYGA',
    term: '5 years',
    rate: 5.3,
    minimumPremium: 10_000,
    rating: 'A',
    guaranteeYears: 5,
    surrenderCharges: [8, 7, 6, 5, 4],
    asOf: '2026-11-18',
    source: 'rate sheet',
    sample: false,
    ...further,
  }));
}
