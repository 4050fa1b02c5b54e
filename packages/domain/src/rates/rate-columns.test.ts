import { expect, it } from 'vitest';
import { factsIn, type RateColumn, rateColumnNames, rateColumns } from './rate-columns.ts';

it('gives each column a name of its own in the sheet and in the download', () => {
  const columns = rateColumnNames.map((name): RateColumn => rateColumns[name]);
  const headings = columns.flatMap(({ csv }) => csv?.[1] ?? []);
  expect(new Set(columns.map(({ sheet }) => sheet)).size).toBe(columns.length);
  expect(new Set(headings).size).toBe(headings.length);
});

it('lists the facts of a place, each with its label', () => {
  expect(factsIn('print', {})).toContainEqual({ name: 'states', label: 'Sold in' });
  expect(factsIn('print', {}).map(({ name }) => name)).not.toContain('surrenderCharges');
  expect(factsIn('details', {})).toContainEqual({ name: 'surrenderCharges', label: 'Charge for leaving early' });
});

it('leaves out free withdrawals, waivers and death benefit of a rate without them, and no other fact', () => {
  const names = (rate: object) => factsIn('details', rate).map(({ name }) => name);
  const later = ['freeWithdrawal', 'waivers', 'deathBenefit'];
  expect(names({ freeWithdrawal: 0, waivers: 'none', deathBenefit: 'account value' })).toEqual([...names({}), ...later]);
  expect(names({})).toContain('states');
});
