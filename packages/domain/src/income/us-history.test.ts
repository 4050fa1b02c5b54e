import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bondGrowth, historyYears, usHistory } from './us-history.ts';

const rows = readFileSync(resolve(import.meta.dirname, '../../data/us-history-monthly.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','));

/** By months after January 1871. */
const figure = (column: 'price' | 'dividend', month: number) => Number(rows[month]?.[column === 'price' ? 1 : 2]);

/** A line of the table: prices, yield, and what a dollar of stocks grows to by the next January. */
function january(year: number): string {
  const first = (year - historyYears.from) * 12;
  const [, , , prices, bondYield] = rows[first] ?? [];
  if (year > historyYears.to) return `${prices},${bondYield}`;
  let stocks = 1;
  for (let month = first + 1; month <= first + 12; month += 1) {
    stocks *= (figure('price', month) + figure('dividend', month) / 12) / figure('price', month - 1);
  }
  return `${prices},${bondYield},${stocks.toFixed(10)}`;
}

const years = Array.from({ length: historyYears.to + 2 - historyYears.from }, (_, index) => historyYears.from + index);

it('has every month of its source in order', () => {
  expect(rows.map(([month]) => month)).toEqual(
    rows.map((_, index) => `${historyYears.from + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`),
  );
});

// Writes the file anew with `-u`.
it('is the table of its source', async () => {
  await expect(
    `// Written by us-history.test.ts with -u, from data/us-history-monthly.csv; how to read it is in us-history.ts.

/** Year of the first line. */
export const firstYear = ${historyYears.from};

/** By January: consumer prices, the ten-year yield in percent, and what a dollar of stocks grew to by the next January. */
export const januaries = \`
${years.map(january).join('\n')}
\`;
`,
  ).toMatchFileSnapshot('us-history-data.ts');
});

describe('usHistory', () => {
  it.each([
    [1966, -6.4022, 4.8273, 3.4591],
    [1982, 30.1344, 37.946, 3.7116],
    [2008, -35.6304, 13.4553, 0.0298],
  ])('%i: stocks, bonds and prices', (year, stocks, bonds, prices) => {
    const history = usHistory();
    const at = year - historyYears.from;
    const percent = (growth = Number.NaN) => (growth - 1) * 100;
    expect(percent(history.stocks[at])).toBeCloseTo(stocks, 4);
    expect(percent(history.bonds[at])).toBeCloseTo(bonds, 4);
    expect(percent((history.prices[at + 1] ?? 0) / (history.prices[at] ?? 0))).toBeCloseTo(prices, 4);
  });

  it('has 152 years, and the prices after the last of them', () => {
    const { stocks, bonds, prices } = usHistory();
    expect([stocks.length, bonds.length, prices.length]).toEqual([152, 152, 153]);
    expect([...stocks, ...bonds, ...prices].every((number) => number > 0)).toBe(true);
  });

  it('is read once', () => {
    expect(usHistory()).toBe(usHistory());
  });
});

it('values a bond at a yield of zero by its coupons', () => {
  expect(bondGrowth(4, 0)).toBeCloseTo(1.4, 12);
  expect(bondGrowth(4, 4)).toBeCloseTo(1.04, 12);
  expect(bondGrowth(4, 1e-6)).toBeCloseTo(1.4, 6);
});
