import { describe, expect, it } from 'vitest';
import { feesWithoutGains, isBounded, leaveInWorstCase, sampleValue, termOf, valueRange } from '../contracts/like-for-like.ts';
import { listedProduct } from './listed-product.ts';

const facts = {
  id: 'own-term-5',
  carrier: 'Own Life',
  productName: 'Own Term 5',
  type: 'MYGA',
  term: '5 years',
  rate: 5,
  minimumPremium: 10_000,
  rating: 'A',
  guaranteeYears: 5,
  surrenderCharges: [8, 7, 6, 5, 4, 0],
  asOf: '2026-11-18',
  source: 'Sheet 7',
  sample: false,
  ratingAgency: 'AM Best',
  ratingDate: '2026-05-28',
  marketValueAdjustment: false,
  states: 'AZ, NV',
  maximumIssueAge: 85,
} as const;

function bounded(part: Partial<Parameters<typeof listedProduct>[0]> = {}) {
  const product = listedProduct({ ...facts, ...part });
  if (!isBounded(product)) throw new Error(product.type);
  return product;
}
const cap = (part: Partial<Parameters<typeof listedProduct>[0]> = {}) =>
  bounded({ type: 'FIA', term: '7 years', rate: 6, guaranteeYears: 1, ...part });
const paid = (part: Partial<Parameters<typeof listedProduct>[0]>, years: number) => {
  const leaving = leaveInWorstCase(bounded(part), 100_000, years);
  return leaving && { ...leaving, sameRates: Math.round(leaving.sameRates), paid: leaving.paid && Math.round(leaving.paid) };
};

describe('a rate of the list as a product', () => {
  it('has the facts of the list, and the last year with a charge as its surrender period', () => {
    const { type, term, rate, asOf, ...same } = facts;
    expect(bounded()).toEqual({ ...same, type, guaranteedRate: rate, lastUpdated: asOf, surrenderPeriod: 5 });
  });

  it('of a cap has its term and the years for which the cap is set', () => {
    expect(cap()).toMatchObject({ type: 'FIA', capRate: 6, capYears: 1, termYears: 7 });
    expect(cap({ term: '5.5 years' })).not.toHaveProperty('termYears');
    expect(termOf(cap())).toBe(7);
    expect(termOf(cap({ term: '5.5 years' }))).toBe(5);
  });

  it.each(['bonus', 'fees', 'guaranteedMinimum', 'incomeRider', 'participationRate', 'spreadMargin'])('assumes no %s', (term) => {
    expect(bounded()).not.toHaveProperty(term);
    expect(cap()).not.toHaveProperty(term);
  });
});

describe('its dollars', () => {
  it('follow the guarantee, and are unknown after it', () => {
    expect(valueRange(bounded(), 100_000, 5)?.worst).toBeCloseTo(100_000 * 1.05 ** 5, 6);
    expect(valueRange(bounded(), 100_000, 6)).toBeNull();
    expect(leaveInWorstCase(bounded(), 100_000, 6)).toBeNull();
    expect(valueRange(bounded({ guaranteeYears: 3 }), 100_000, 5)).toBeNull();
  });

  it('of a cap are between all years at zero and all years at the cap, but unknown for the sample years', () => {
    const product = cap();
    if (product.type !== 'FIA') throw new Error(product.type);
    expect(valueRange(product, 100_000, 5)).toEqual({ worst: 100_000, best: expect.closeTo(133_822.56, 1) });
    expect(sampleValue(product, 100_000)).toBeNull();
  });

  it('for leaving are after the charge, without a market value adjustment', () => {
    expect(paid({}, 1)).toMatchObject({ charge: 7, minimum: null, sameRates: 97_650, higherRates: null, paid: 97_650 });
  });

  it('for leaving are not known when an adjustment can take more, down to a minimum that is not given', () => {
    const { higherRates, ...leaving } = paid({ marketValueAdjustment: true }, 1) ?? {};
    expect(leaving).toMatchObject({ sameRates: 97_650, paid: null });
    expect(higherRates).toBeLessThan(97_650);
  });

  it('for leaving are not known when the list does not say whether there is an adjustment', () => {
    expect(paid({ marketValueAdjustment: undefined }, 1)).toMatchObject({ sameRates: 97_650, higherRates: null, paid: null });
  });

  it('for leaving equal the account once the charges are over, with or without an adjustment', () => {
    expect(paid({ marketValueAdjustment: true }, 5)?.paid).toBe(127_628);
    expect(paid({ marketValueAdjustment: undefined, surrenderCharges: [] }, 1)?.paid).toBe(105_000);
  });

  it('are never a fee', () => {
    expect(feesWithoutGains(bounded(), 100_000, 5)).toBeNull();
  });
});
