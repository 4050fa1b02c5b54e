import { rateInsights, type YearsGroup } from '@annuity-lantern/domain/rate-insights';
import { describe, expect, it } from 'vitest';
import { chartGeometry, chartGroups } from './chart-geometry.ts';
import { sayByYears, sayGroup, sayHighest } from './say-insights.ts';

const group = (years: number, rates: readonly number[]): YearsGroup => ({
  years,
  rates,
  products: rates.length,
  lowest: Math.min(...rates),
  highest: Math.max(...rates),
  average: rates.reduce((sum, rate) => sum + rate, 0) / rates.length,
});
const insightsOf = (byYears: readonly YearsGroup[]) => {
  const rates = byYears.flatMap((one) => one.rates);
  return { totalProducts: rates.length, carriers: 1, guaranteed: rates.length ? group(0, rates) : null, caps: null, byYears, beside: null };
};

describe('the groups of the chart', () => {
  it('match the groups of the list while there is room', () => {
    expect(chartGroups([group(3, [5]), group(10, [6])]).map(({ label }) => label)).toEqual(['3 yr', '10 yr']);
  });

  it('share the last row if there are too many', () => {
    const groups = chartGroups(Array.from({ length: 12 }, (_, place) => group(place + 1, [place + 1, 20 - place])));
    expect(groups.map(({ label }) => label).slice(-3)).toEqual(['8 yr', '9 yr', '10 yr +']);
    expect(groups.length).toBe(10);
    expect(groups.at(-1)).toMatchObject({ products: 6, lowest: 9, highest: 12, average: 10.5 });
    expect(groups.at(-1)?.rates).toEqual([9, 10, 10, 11, 11, 12]);
  });
});

describe('the drawing', () => {
  it('is empty without a guaranteed rate', () => {
    expect(chartGeometry([], 600)).toBeNull();
  });

  it.each([280, 350, 820])('stays inside %i pixels, whole percents below it, the highest rate marked', (width) => {
    const geometry = chartGeometry(chartGroups([group(3, [5.05, 5.05, 5.05, 5.05]), group(5, [5.3]), group(10, [5.9, 7.65])]), width);
    if (!geometry) throw new Error('a drawing');
    const { rows, ticks, left, right, highest } = geometry;
    expect(ticks.map(({ percent }) => percent)).toEqual([5, 6, 7, 8]);
    expect([ticks[0]?.x, ticks.at(-1)?.x]).toEqual([left, right]);
    expect(highest).toMatchObject({ row: 2, y: rows[2]?.y, x: rows[2]?.dots[1]?.x, anchor: 'end' });
    for (const { x } of rows.flatMap(({ dots }) => dots)) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThanOrEqual(right);
    }
    // The label above the highest rate is 13 px high and must not cover a dot with a radius of 6.5 px.
    for (const { y } of rows.flatMap(({ dots }) => dots)) expect(y + 6.5 < highest.labelY - 13 || y - 6.5 > highest.labelY).toBe(true);
    // Equal rates are stacked, and never reach into the row above.
    expect(new Set(rows[0]?.dots.map(({ x }) => x)).size).toBe(1);
    expect(rows[0]?.dots.map(({ y }) => (rows[0]?.y ?? 0) - y)).toEqual([0, 12, 12, 12]);
  });

  it('has a bar per row if there are more products than dots can show', () => {
    const many = Array.from({ length: 5000 }, (_, place) => 5 + (place % 200) / 100);
    const geometry = chartGeometry(chartGroups([group(3, many), group(5, [9])]), 600);
    expect(geometry?.rows.map(({ dots }) => dots.length)).toEqual([0, 0]);
    expect(geometry?.rows[0]?.from).toBe(geometry?.left);
    expect(geometry?.rows[0]?.to).toBeLessThan(geometry?.right ?? 0);
  });

  it('leads a line for a bank CD and one for a Treasury through the rows that have them', () => {
    const beside = { cd: 4.05, treasury: 3.75 };
    const geometry = chartGeometry(
      chartGroups([{ ...group(3, [5]), ...beside }, group(5, [5.3]), { ...group(10, [7.65]), cd: 4.15 }]),
      600,
    );
    const { rows, left, right, ticks } = geometry ?? { rows: [], left: 0, right: 0, ticks: [] };
    expect(ticks[0]?.percent).toBe(3);
    expect(geometry?.beside.cd.map(({ y }) => y)).toEqual([rows[0]?.y, rows[2]?.y]);
    expect(geometry?.beside.treasury.map(({ y }) => y)).toEqual([rows[0]?.y]);
    for (const { x } of [...(geometry?.beside.cd ?? []), ...(geometry?.beside.treasury ?? [])]) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThanOrEqual(right);
    }
    expect(chartGeometry(chartGroups([group(3, [5])]), 600)?.beside).toEqual({ cd: [], treasury: [] });
  });

  it('has room for a single rate, and for unrealistic rates', () => {
    expect(chartGeometry(chartGroups([group(5, [5])]), 600)?.ticks.map(({ percent }) => percent)).toEqual([5, 6]);
    const wide = chartGeometry(chartGroups([group(5, [0.5, 99])]), 320);
    expect(wide?.ticks.map(({ percent }) => percent)).toEqual([0, 20, 40, 60, 80]);
  });
});

describe('its sentences', () => {
  it('say whether a longer promise pays more', () => {
    expect(sayByYears(insightsOf([group(3, [5.05]), group(5, [5.3, 5.5]), group(10, [7.65])]))).toBe(
      'The highest guaranteed rate is 7.65%, for 10 years. For five years or less, it’s 5.50%.',
    );
    expect(sayByYears(insightsOf([group(3, [6]), group(10, [5])]))).toBe('The highest guaranteed rate is 6.00%, for 3 years.');
    expect(sayByYears(insightsOf([group(7, [6])]))).toBe('The highest guaranteed rate is 6.00%, for 7 years.');
    expect(sayByYears(rateInsights([]))).toBe('There are no guaranteed rates in this list.');
  });

  it('describe one row', () => {
    const groups = chartGroups([group(1, [5]), ...Array.from({ length: 10 }, (_, place) => group(place + 2, [5, 6]))]);
    expect(groups.map(sayGroup).filter((_, place) => place === 0 || place > 7)).toEqual([
      '1 year: 1 product, 5.00%, average 5.00%',
      '9 years: 2 products, 5.00% to 6.00%, average 5.50%',
      '10 years or more: 4 products, 5.00% to 6.00%, average 5.50%',
    ]);
  });

  it('name a bank CD and a Treasury of the same term', () => {
    expect(chartGroups([{ ...group(5, [5.3]), cd: 4.05, treasury: 3.75 }]).map(sayGroup)).toEqual([
      '5 years: 1 product, 5.30%, average 5.30%, bank CD 4.05%, Treasury 3.75%',
    ]);
  });

  it('name the lit dot', () => {
    expect(sayHighest(insightsOf([group(1, [5]), group(10, [6])]))).toBe('Highest: 6.00%, for 10 years');
    expect(sayHighest(rateInsights([]))).toBe('');
  });
});
