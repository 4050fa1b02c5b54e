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
