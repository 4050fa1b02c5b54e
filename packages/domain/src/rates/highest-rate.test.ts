import { expect, it } from 'vitest';
import { guaranteedRates } from './guaranteed-rates.ts';
import { highestRate } from './highest-rate.ts';
import type { RateFacts } from './rate-columns.ts';

const base: RateFacts = {
  id: 'x',
  carrier: 'Brackenfield Life',
  productName: 'Footpath 5',
  type: 'MYGA',
  term: '5 years',
  rate: 5.65,
  minimumPremium: 25_000,
  rating: 'A',
  guaranteeYears: 5,
  surrenderCharges: [8, 7, 6, 5, 4],
  asOf: '2026-11-18',
  source: 'Sample rate sheet 214',
  sample: true,
};
const rates = guaranteedRates([
  { ...base, id: 'unknown', rate: 7, term: '5 years', states: undefined },
  ...[
    base,
    { ...base, id: 'weak', rating: 'B', rate: 6.1 },
    { ...base, id: 'not here', states: 'all but OH', rate: 6 },
    { ...base, id: 'large', minimumPremium: 1_000_000, rate: 5.8 },
    { ...base, id: 'short', term: '3 years', guaranteeYears: 3, rate: 6.2 },
  ].map((rate) => ({ states: 'all', ...rate })),
]);
const idOf = (ask: Parameters<typeof highestRate>[1]) => highestRate(rates, ask)?.id;

it('finds the highest rate of the term and grade that is known to be sold in the state, at any minimum premium', () => {
  expect(idOf({ years: 5, atLeast: 'A-', state: 'OH' })).toBe('large');
  expect(idOf({ years: 5, atLeast: 'A-', state: 'all' })).toBe('unknown');
  expect(idOf({ years: 5, atLeast: 'B', state: 'OH' })).toBe('weak');
  expect(idOf({ years: 3, atLeast: 'A-', state: 'OH' })).toBe('short');
});

it('finds nothing where no rate fits', () => {
  expect(idOf({ years: 7, atLeast: 'A-', state: 'OH' })).toBeUndefined();
  expect(idOf({ years: 5, atLeast: 'A++', state: 'OH' })).toBeUndefined();
});
