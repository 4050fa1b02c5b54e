import { formatNumber } from '@annuity-lantern/domain/format-number';
import { type NumberName, numberRules } from './decoder-inputs.ts';

export type ReadEntry = { readonly value: number; readonly problem?: undefined } | { readonly value?: undefined; readonly problem: string };

const multiples: Readonly<Record<string, number>> = { '': 1, k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 };

const shapes = {
  dollars: /^(?:(?:us)?\$|usd)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(k|thousand|m|million)?$/,
  percent: /^(\d+|(?=\.\d))(\.\d+)?(?:%|percent)?$/,
  years: /^(\d+)(?:y|yr|yrs|year|years)?$/,
};

const examples = {
  dollars: 'Enter dollars, such as 100,000 or 100k.',
  percent: 'Enter a number, such as 5 or 5.5.',
  years: 'Enter whole years, such as 10.',
};

/** Reads what people type into one field: `$100,000`, `100k`, `1.5 million`, `8 %`, `10 years`. The problem is said in one short sentence. */
export function readEntry(name: NumberName, text: string): ReadEntry {
  const { unit, from, to } = numberRules[name];
  const typed = text.replace(/\s+/g, '').toLowerCase();
  const [, whole, fraction = '', multiple = ''] = shapes[unit].exec(typed) ?? [];
  // Three decimals of dollars without a unit are more likely thousands written the European way.
  if (whole === undefined || (unit === 'dollars' && multiple === '' && fraction.length > 3)) return { problem: examples[unit] };
  const value = Math.round(Number(whole.replaceAll(',', '') + fraction) * (multiples[multiple] ?? 1) * 100) / 100;
  if (value >= from && value <= to) return { value };
  return {
    problem:
      unit === 'dollars' ? `Enter $${formatNumber(from)} to $${formatNumber(to)}.` : `Enter ${formatNumber(from)} to ${formatNumber(to)}.`,
  };
}
