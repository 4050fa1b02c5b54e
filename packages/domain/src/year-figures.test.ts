import { describe, expect, it } from 'vitest';
import { isOverdue, overdueFigures, type YearFigure, yearFigures } from './year-figures.ts';

const all = Object.entries<YearFigure>(yearFigures);

describe('yearFigures', () => {
  it.each(all)('%s has a year, a source, an address and a day of review after that year began', (_name, figure) => {
    expect(Number.isFinite(figure.value)).toBe(true);
    expect(figure.source).toMatch(/\w/);
    expect(new URL(figure.address).protocol).toBe('https:');
    expect(new Date(`${figure.reviewBy}T00:00:00Z`).toISOString().slice(0, 10)).toBe(figure.reviewBy);
    expect(isOverdue(figure, `${figure.year}-01-01`)).toBe(false);
  });
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
    expect(overdueFigures('2026-11-24')).toEqual([]);
    expect(overdueFigures('2027-01-01')).toEqual(['qlacLimit']);
    expect(overdueFigures('2027-02-01')).toEqual(['qlacLimit', 'trusteesCutYear', 'trusteesPayablePercent']);
    expect(overdueFigures('2099-01-01')).toHaveLength(all.length);
  });
});
