import { formatNumber, roundTo } from '@annuity-lantern/domain/format-number';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import { type NumberName, numberRules } from './decoder-inputs.ts';

export type ReadEntry = { readonly value: number; readonly problem?: undefined } | { readonly value?: undefined; readonly problem: string };

const examples = {
  dollars: 'Enter dollars, such as 100,000 or 100k.',
  percent: 'Enter a number, such as 5 or 5.5.',
  years: 'Enter whole years, such as 10.',
};

/** Digits behind the point that are read. A percentage is then rounded to two. */
const decimals = { dollars: 2, percent: 12, years: 0 };

/** Reads what people type into one field: `$100,000`, `100k`, `1.5 million`, `8 %`, `10 years`. */
export function readEntry(name: NumberName, text: string): ReadEntry {
  const { unit, from, to } = numberRules[name];
  const sign = unit === 'dollars' ? '$' : '';
  const words = (number: number | null) =>
    number === null || number < 0 ? examples[unit] : `Enter ${sign}${formatNumber(from)} to ${sign}${formatNumber(to)}.`;
  const parsed = unit === 'dollars' ? parseAmount(text, words) : parseNumber(text, { from, to, decimals: decimals[unit], words });
  if (parsed.kind === 'wrong') return { problem: parsed.message };
  if (parsed.kind === 'empty') return { problem: words(text.trim() === '' ? null : 0) };
  const value = roundTo(parsed.kind === 'amount' ? parsed.amount : parsed.number, 2);
  return value >= from ? { value } : { problem: words(value) };
}
