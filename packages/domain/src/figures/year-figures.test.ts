import { describe, expect, it } from 'vitest';
import { type FigureSeries, figureOn, isOverdue, newestFigure, overdueFigures, yearFigures } from './year-figures.ts';

const all = Object.entries<FigureSeries>(yearFigures);

describe('yearFigures', () => {
  it.each(all)('%s has a year, a source, an address and a day of review after that year began', (_name, series) => {
    for (const figure of series) {
      expect(Number.isFinite(figure.value)).toBe(true);
      expect(figure.source).toMatch(/\w/);
      expect(new URL(figure.address).protocol).toBe('https:');
      for (const day of [figure.from, figure.reviewBy]) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
      expect(isOverdue(figure, `${figure.year}-01-01`)).toBe(false);
    }
  });

  it.each(all)('%s has its newest row first', (_name, series) => {
    const days = series.map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].sort().reverse());
  });
});

describe('figureOn', () => {
  it.each([
    ['2026-11-26', 2032, 4, 78, 83],
    ['2026-06-09', 2032, 4, 78, 83],
    ['2026-06-08', 2033, 1, 77, 81],
    // Before the first row: the oldest one.
    ['2020-01-01', 2033, 1, 77, 81],
  ])('on %s has the report of the Trustees that was out', (day, year, quarter, payable, both) => {
    expect(
      (['trusteesFullYear', 'trusteesFullQuarter', 'trusteesPayablePercent', 'trusteesBothPayablePercent'] as const).map(
        (name) => figureOn(name, day).value,
      ),
    ).toEqual([year, quarter, payable, both]);
  });
});

it('shows the year of the newest report', () => {
  expect(newestFigure('trusteesPayablePercent')).toMatchObject({ value: 78, year: 2026, from: '2026-06-09' });
  expect(newestFigure('trusteesBothFullYear')).toMatchObject({ value: 2034, year: 2026 });
});

describe('isOverdue', () => {
  it.each([
    ['', false],
    ['2026-12-30', false],
    ['2026-12-31', false],
    ['2027-01-01', true],
  ])('on "%s" is %s for a review by 2026-12-31', (day, overdue) => {
    expect(isOverdue({ reviewBy: '2026-12-31' }, day)).toBe(overdue);
  });
});

describe('overdueFigures', () => {
  it('names each figure whose day has passed, and no other', () => {
    const trustees = all.map(([name]) => name).filter((name) => name.startsWith('trustees'));
    expect(overdueFigures('2026-11-24')).toEqual([]);
    expect(overdueFigures('2027-01-01')).toEqual(['qlacLimit']);
    expect(overdueFigures('2027-07-01')).toEqual(['qlacLimit', ...trustees, 'treasuryTenYearPercent']);
    expect(overdueFigures('2099-01-01')).toHaveLength(all.length);
  });
});
