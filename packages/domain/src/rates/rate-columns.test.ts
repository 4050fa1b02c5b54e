import { expect, it } from 'vitest';
import { factsIn, type RateColumn, rateColumnNames, rateColumns } from './rate-columns.ts';

it('gives each column a name of its own in the sheet and in the download', () => {
  const columns = rateColumnNames.map((name): RateColumn => rateColumns[name]);
  const headings = columns.flatMap(({ csv }) => csv?.[1] ?? []);
  expect(new Set(columns.map(({ sheet }) => sheet)).size).toBe(columns.length);
  expect(new Set(headings).size).toBe(headings.length);
});

it('lists the facts of a place, each with its label', () => {
  expect(factsIn('print')).toContainEqual({ name: 'states', label: 'Sold in' });
  expect(factsIn('print').map(({ name }) => name)).not.toContain('surrenderCharges');
  expect(factsIn('details')).toContainEqual({ name: 'surrenderCharges', label: 'Charge for leaving early' });
});
