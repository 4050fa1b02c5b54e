import { RateRecord } from '@annuity-lantern/contracts/http';
import { expect, it, test } from 'vitest';
import { rateId } from './rate-id.ts';

it('is readable, and the same for every spelling of a name', () => {
  expect(rateId('Alder & Pike', 'Índex Shelter+', 7)).toBe('alder-pike--index-shelter--7');
  expect(rateId('ALDER  & PIKE', 'Index Shelter', 7)).toBe('alder-pike--index-shelter--7');
});

it('differs for another term, and if a word moves from one name to the other', () => {
  const ids = [rateId('A B', 'C', 5), rateId('A', 'B C', 5), rateId('A B', 'C', 7)];
  expect(new Set(ids).size).toBe(3);
});

test.each([
  ['long names', 'c'.repeat(60), 'p'.repeat(80)],
  ['names without a Latin letter', '日本生命', '年金'],
])('%s get one of the contract, and not the same', (_, carrier, product) => {
  const ids = [rateId(carrier, product, 5), rateId(carrier, `${product}年`, 5), rateId(carrier, product, 6)];
  for (const id of ids) expect(RateRecord.shape.id.safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(3);
});
