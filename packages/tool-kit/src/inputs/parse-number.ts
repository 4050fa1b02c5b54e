import { cleanLine } from '@annuity-lantern/domain/clean-text';
import { decimalsOf, readNumber } from '@annuity-lantern/domain/read-number';

export interface NumberLimits {
  readonly from: number;
  readonly to: number;
  /** Digits behind the point that are read; 0 for a whole number. */
  readonly decimals: number;
  /** What is asked for, after "Enter": `your age in years`. Or the whole message, for the number that was typed; null if it is none. */
  readonly words: string | ((number: number | null) => string);
}

export type ParsedNumber =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong'; readonly message: string };

const units = /^(?:%|percent|pct|days?|years?|yrs?|y)?$/;

/** Reads a number as people type it: `5.3`, `.5`, `5,30 %`, `7 years`. What is beyond its limits is wrong, and the message names both. */
export function parseNumber(text: string, { from, to, decimals, words }: NumberLimits): ParsedNumber {
  if (cleanLine(text) === '') return { kind: 'empty' };
  const read = readNumber(text, 'decimal');
  const known = read !== null && units.test(read.unit) ? read : null;
  const isTooFine = known !== null && decimalsOf(known) > decimals;
  if (known && !isTooFine && known.number >= from && known.number <= to) return { kind: 'number', number: known.number };
  if (typeof words !== 'string') return { kind: 'wrong', message: words(isTooFine ? null : (known?.number ?? null)) };
  const digits = decimals === 0 ? ', without decimals' : `, with up to ${decimals} decimals`;
  return { kind: 'wrong', message: `Enter ${words}, from ${from} to ${to}${isTooFine ? digits : ''}.` };
}
