import { productSheet } from '@annuity-lantern/site/product-sheet';
import { describe, expect, it } from 'vitest';
import { comparedProductId } from './compared-product.ts';

const facts = { asOf: '2026-11-18', source: 'sheet', rating: 'A', sample: true };
const steady = {
  ...facts,
  id: 'northmere-steadyterm-5',
  carrier: 'Northmere Life',
  productName: 'SteadyTerm 5',
  type: 'MYGA',
  term: '5 years',
  rate: 5.3,
  minimumPremium: 10_000,
  guaranteeYears: 5,
  surrenderCharges: [9, 8, 7, 6, 5],
} as const;
const shelter = {
  ...facts,
  id: 'stonewick-index-shelter-7',
  carrier: 'Stonewick Annuity Co.',
  productName: 'Index Shelter 7',
  type: 'FIA',
  term: '7 years',
  rate: 6,
  minimumPremium: 20_000,
  guaranteeYears: 1,
  surrenderCharges: [10, 9, 8, 7, 6, 5, 4],
} as const;

describe('comparedProductId', () => {
  it('finds a guaranteed rate and a cap by carrier, name and terms', () => {
    expect(comparedProductId(steady, productSheet)).toBe('steadyterm-5');
    expect(comparedProductId(shelter, productSheet)).toBe('index-shelter-7');
  });

  it.each([
    [{ carrier: 'Another Life' }],
    [{ productName: 'SteadyTerm 6' }],
    [{ type: 'FIA' as const }],
    // An operator's own product of the same name.
    [{ sample: false }],
    [{ rate: 5.35 }],
    [{ guaranteeYears: 3 }],
    [{ minimumPremium: 5_000 }],
    [{ surrenderCharges: [9, 8, 7, 6] }],
    [{ surrenderCharges: [9, 8, 7, 6, 4] }],
  ])('keeps the id of the rate when the list says otherwise: %j', (part) => {
    expect(comparedProductId({ ...steady, ...part }, productSheet)).toBe('northmere-steadyterm-5');
  });

  it('finds no cap that is not the compared one', () => {
    expect(comparedProductId({ ...shelter, rate: 6.25 }, productSheet)).toBe('stonewick-index-shelter-7');
  });

  it('takes no product of a type that a rate list lacks', () => {
    const variable = productSheet.find(({ type }) => type === 'Variable');
    expect(comparedProductId({ ...steady, ...variable, id: 'own', type: 'Variable' as 'MYGA' }, productSheet)).toBe('own');
  });
});
