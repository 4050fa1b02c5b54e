import { describe, expect, it } from 'vitest';
import { productSheet } from './product-sheet.ts';

const ofType = (type: string) => productSheet.filter((product) => product.type === type).map(({ productName }) => productName);
const gradeOf = new Map(productSheet.map(({ carrier, rating }) => [carrier, rating]));

it('has 20 products of four types', () => {
  expect(productSheet).toHaveLength(20);
  expect(['FIA', 'MYGA', 'Variable', 'Immediate'].map((type) => ofType(type).length)).toEqual([8, 7, 3, 2]);
});

it('has one rating per carrier', () => {
  expect(Object.fromEntries(gradeOf)).toEqual({
    'Alder & Pike Life': 'A-',
    'Brackenfield Life': 'A',
    'Fennimore Life': 'A++',
    'Larkspur Life': 'A',
    'Northmere Life': 'A',
    'Ostrander Mutual': 'B+',
    'Quillfield Mutual': 'A+',
    'Stonewick Annuity Co.': 'A-',
    'Thistledown Life': 'A-',
    'Tidewell Assurance': 'B++',
  });
});

describe.each(productSheet.map((product) => [product.productName, product] as const))('%s', (name, product) => {
  it('has an id made of its name, a date, and is marked as a sample', () => {
    expect(product.id).toBe(name.toLowerCase().replaceAll(' ', '-'));
    expect(productSheet.filter(({ id }) => id === product.id)).toHaveLength(1);
    expect(name).toMatch(/^[A-Z][A-Za-z0-9 ]{5,30}$/);
    expect([product.lastUpdated, product.source]).toEqual(['2026-11-18', 'sample rate sheet 214']);
    expect(product.ratingAgency).toBe('Sample Ratings');
    expect(product.ratingDate < product.lastUpdated).toBe(true);
    expect(product.sample).toBe(true);
    expect(product.rating).toBe(gradeOf.get(product.carrier));
  });

  it('has a charge for each year of its surrender period, and none that rises', () => {
    expect(product.surrenderCharges).toHaveLength(product.surrenderPeriod);
    expect([...product.surrenderCharges].sort((a, b) => b - a)).toEqual(product.surrenderCharges);
    expect(product.surrenderCharges.every((charge) => charge > 0 && charge <= 15)).toBe(true);
  });

  it('has no fee or the fee of such contracts, and a minimum premium', () => {
    expect(product.fees).toBeGreaterThanOrEqual(0);
    expect(product.fees).toBeLessThan(5);
    expect(product.minimumPremium % 1000).toBe(0);
    expect(product.minimumPremium).toBeGreaterThanOrEqual(5000);
  });

  it('has the terms of its type only', () => {
    const { guaranteed, index } = {
      guaranteed: 'guaranteedRate' in product,
      index: 'capRate' in product || 'participationRate' in product || 'spreadMargin' in product,
    };
    expect({ guaranteed, index }).toEqual({ guaranteed: product.type === 'MYGA', index: product.type === 'FIA' });
    const fixed = product.type === 'MYGA' || product.type === 'FIA';
    for (const term of ['guaranteedMinimum', 'marketValueAdjustment', 'bonus']) expect(term in product).toBe(fixed);
  });

  it('stays within its bounds', () => {
    if (product.type === 'MYGA') {
      expect(product.guaranteedRate).toBeGreaterThanOrEqual(5.3);
      expect(product.guaranteedRate).toBeLessThanOrEqual(7.65);
      expect(product.guaranteeYears).toBeLessThanOrEqual(product.surrenderPeriod);
      expect(product.fees).toBe(0);
    }
    if (product.type === 'FIA') {
      expect(product.capRate).toBeGreaterThan(2);
      expect(product.participationRate).toBeGreaterThan(0);
      expect(product.participationRate).toBeLessThanOrEqual(100);
      expect(product.spreadMargin).toBeGreaterThanOrEqual(0);
      // Only the rider has a fee.
      expect(product.fees > 0).toBe(product.incomeRider);
    }
    if (product.type === 'Variable') expect(product.fees).toBeGreaterThan(1);
    if (product.type === 'Immediate') expect(product.surrenderPeriod).toBe(0);
    if ('guaranteedMinimum' in product) {
      expect(product.guaranteedMinimum.share).toBeGreaterThanOrEqual(87.5);
      expect(product.guaranteedMinimum.rate).toBeGreaterThanOrEqual(1);
    }
  });
});

it('offers a rider with these', () => {
  expect(productSheet.filter(({ incomeRider }) => incomeRider).map(({ id }) => id)).toEqual([
    'legacy-bonus-10',
    'orchard-index-7',
    'income-crest-10',
    'grand-bonus-12',
    'summit-choice-variable',
    'pinnacle-max-variable',
  ]);
});
