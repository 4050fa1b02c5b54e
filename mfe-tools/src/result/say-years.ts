import { roundTo } from '@annuity-lantern/domain/format-number';
/** Years in words: `1 year`, `12 years`, `2.6 years`. */
export function sayYears(years: number): string {
  const rounded = roundedYears(years);
  return `${rounded} ${rounded === 1 ? 'year' : 'years'}`;
}

/** To a tenth of a year. */
export function roundedYears(years: number): number {
  return roundTo(years, 1);
}

/** Months in words: `8 months`, `2 years`, `2 years 3 months`. */
export function sayMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const words = [years > 0 && sayYears(years), rest > 0 && `${rest} ${rest === 1 ? 'month' : 'months'}`];
  return words.filter(Boolean).join(' ') || '0 months';
}
