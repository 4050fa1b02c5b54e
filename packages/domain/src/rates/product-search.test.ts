import { productSheet } from '@annuity-lantern/site/product-sheet';
import { describe, expect, it } from 'vitest';
import { carriersOf, findProducts, type ProductFilters } from './product-search.ts';

const everything: ProductFilters = { text: '', type: 'all', carrier: 'all' };
const found = (filters: Partial<ProductFilters>) => findProducts(productSheet, { ...everything, ...filters }).map(({ id }) => id);

describe('findProducts', () => {
  it('keeps all of them, in their order, without a filter', () => {
    expect(found({})).toEqual(productSheet.map(({ id }) => id));
    expect(found({ text: '   ' })).toHaveLength(20);
  });

  it.each<[Partial<ProductFilters>, string[]]>([
    [{ text: 'SHELTER' }, ['index-shelter-7']],
    [{ text: ' annuity co. ' }, ['index-shelter-7']],
    [{ text: 'stonewick' }, ['index-shelter-7']],
    [{ text: 'Annuity Co' }, ['index-shelter-7']],
    [{ text: 'index\u2011shelter' }, ['index-shelter-7']],
    [{ type: 'Immediate' }, ['first-check-income', 'evergreen-payout']],
    [{ carrier: 'Fennimore Life' }, ['legacy-bonus-10', 'pinnacle-max-variable']],
    [{ carrier: 'Fennimore Life', type: 'FIA' }, ['legacy-bonus-10']],
    [{ text: 'max', carrier: 'Fennimore Life', type: 'Variable' }, ['pinnacle-max-variable']],
    [{ text: 'max', type: 'FIA' }, []],
    [{ text: '.*' }, []],
    [{ carrier: 'Nobody Life' }, []],
  ])('%j finds %j', (filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });
});

it('names each carrier once, by name', () => {
  expect(carriersOf([...productSheet].reverse())).toEqual([
    'Alder & Pike Life',
    'Brackenfield Life',
    'Fennimore Life',
    'Larkspur Life',
    'Northmere Life',
    'Ostrander Mutual',
    'Quillfield Mutual',
    'Stonewick Annuity Co.',
    'Thistledown Life',
    'Tidewell Assurance',
  ]);
});
