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

const numberShape = /^(-|\u2212)?(\d*)(?:\.(\d*))?(?:%|percent|days?|years?|yrs?|y)?$/;

/** Reads a number as people type it: `5.3`, `.5`, `5.30 %`, `7 years`. What is beyond its limits is wrong, and the message names both. */
export function parseNumber(text: string, { from, to, decimals, words }: NumberLimits): ParsedNumber {
  const typed = text.replace(/\s+/g, '').toLowerCase();
  if (typed === '') return { kind: 'empty' };
  const [match, minus, whole = '', fraction = ''] = numberShape.exec(typed) ?? [];
  const isNumber = match !== undefined && whole + fraction !== '' && fraction.length <= decimals;
  const number = isNumber ? (minus ? -1 : 1) * Number(`${whole}.${fraction}0`) : null;
  // Plus zero, since -0 would be written as "-0".
  if (number !== null && number >= from && number <= to) return { kind: 'number', number: number + 0 };
  return { kind: 'wrong', message: typeof words === 'string' ? `Enter ${words}, from ${from} to ${to}.` : words(number) };
}
