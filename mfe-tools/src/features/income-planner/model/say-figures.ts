import { formatShortPercent } from '@annuity-lantern/domain/format-number';
import { sayMonths } from '../../../result/say-years.ts';

/** Percent a year without needless zeros: `2.5%`. */
export function sayInflation(percent: number): string {
  return formatShortPercent(percent);
}

/** An age in months: `67`, or `66 years and 8 months`. */
export function sayAge(months: number): string {
  const rest = months % 12;
  const years = Math.floor(months / 12);
  return rest === 0 ? String(years) : `${years} years and ${sayMonths(rest)}`;
}
