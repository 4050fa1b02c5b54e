import { formatNumber } from '@annuity-lantern/domain/format-number';
import { readDollars } from '@annuity-lantern/domain/read-dollars';
import { type NumberName, numberRules } from './decoder-inputs.ts';

export type ReadEntry = { readonly value: number; readonly problem?: undefined } | { readonly value?: undefined; readonly problem: string };

const shapes = {
  percent: /^(\d*\.?\d+)(?:%|percent)?$/,
  years: /^(\d+)(?:y|yr|yrs|year|years)?$/,
};

const examples = {
  dollars: 'Enter dollars, such as 100,000 or 100k.',
  percent: 'Enter a number, such as 5 or 5.5.',
  years: 'Enter whole years, such as 10.',
};

/** Reads what people type into one field: `$100,000`, `100k`, `1.5 million`, `8 %`, `10 years`. */
export function readEntry(name: NumberName, text: string): ReadEntry {
  const { unit, from, to } = numberRules[name];
  const value = unit === 'dollars' ? readDollars(text) : readNumber(text, shapes[unit]);
  if (value === null) return { problem: examples[unit] };
  if (value >= from && value <= to) return { value };
  return {
    problem:
      unit === 'dollars' ? `Enter $${formatNumber(from)} to $${formatNumber(to)}.` : `Enter ${formatNumber(from)} to ${formatNumber(to)}.`,
  };
}

function readNumber(text: string, shape: RegExp): number | null {
  const [, digits] = shape.exec(text.replace(/\s+/g, '').toLowerCase()) ?? [];
  return digits === undefined ? null : Math.round(Number(digits) * 100) / 100;
}
