import { readFileSync } from 'node:fs';
import { type RateColumn, rateColumnNames, rateColumns } from '@annuity-lantern/domain/rate-columns';
import { expect, it, test } from 'vitest';
import { readCell } from './read-cell.ts';

const page = readFileSync(new URL('../../../../docs/operations/rates.md', import.meta.url), 'utf8');
const documented = [...page.matchAll(/^\| `(\w+)` \| (optional)? ?\| .+ \| `(.+)` \|$/gm)].map(([, sheet, optional, example]) => ({
  sheet,
  required: optional === undefined,
  example: example as string,
}));

it('has a row for each column in the table of docs/operations/rates.md', () => {
  const columns = rateColumnNames.map((name) => rateColumns[name]);
  expect(documented.map(({ sheet, required }) => ({ sheet, required }))).toEqual(
    columns.map(({ sheet, given }) => ({ sheet, required: given === 'always' })),
  );
});

test.each(rateColumnNames.map((name, place) => [rateColumns[name] as RateColumn, documented[place]?.example ?? 'none'] as const))(
  'reads the example of $sheet there: %s',
  (column, example) => {
    expect(() => readCell(example, column, '2026-12-31')).not.toThrow();
  },
);
