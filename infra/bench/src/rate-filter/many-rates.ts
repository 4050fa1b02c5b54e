import type { RateRecord } from '@annuity-lantern/contracts/http';

const RATES = 10_000;
const CARRIERS = 120;
const ratings = ['A++', 'A+', 'A', 'A-', 'B++', 'B+', 'C++', 'NR'];

/** Ten thousand rates as no market has them: terms, carriers and rates in no order, many of them equal. */
export function manyRates(): RateRecord[] {
  return Array.from({ length: RATES }, (_, place): RateRecord => {
    const years = 2 + ((place * 7) % 9);
    const isCap = place % 3 === 2;
    return {
      id: `rate-${place}`,
      carrier: `${String.fromCharCode(65 + ((place * 11) % 26))}arrier ${(place * 37) % CARRIERS}`,
      productName: `Product ${(place * 7919) % RATES}`,
      type: isCap ? 'FIA' : 'MYGA',
      term: `${years} years`,
      rate: Math.round(500 + ((place * 613) % 400)) / 100,
      minimumPremium: 5_000 * (1 + ((place * 17) % 30)),
      rating: ratings[(place * 5) % ratings.length] ?? 'A',
      guaranteeYears: isCap ? 1 : years,
      surrenderCharges: Array.from({ length: years }, (_, year) => 9 - Math.min(year, 8)),
      asOf: '2026-11-18',
      source: 'Rate sheet of the measurement',
      sample: false,
    };
  });
}
