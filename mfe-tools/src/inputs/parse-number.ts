export interface NumberLimits {
  readonly from: number;
  readonly to: number;
  /** Digits behind the point that are read; 0 for a whole number. */
  readonly decimals: number;
  /** What is asked for, as it goes on after "Enter": `your age in years`. */
  readonly words: string;
}

export type ParsedNumber =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong'; readonly message: string };

const numberShape = /^(-|\u2212)?(\d{1,12})(?:\.(\d*))?(?:%|percent|years?|yrs?)?$/;

/** Reads a number as people type it: `5.3`, `5.30 %`, `7 years`. What is beyond its limits is wrong, and told with both of them. */
export function parseNumber(text: string, { from, to, decimals, words }: NumberLimits): ParsedNumber {
  const typed = text.replace(/\s+/g, '').toLowerCase();
  if (typed === '') return { kind: 'empty' };
  const [match, minus, whole, fraction = ''] = numberShape.exec(typed) ?? [];
  const number = (minus ? -1 : 1) * Number(`${whole}.${fraction}0`);
  const fits = match !== undefined && fraction.length <= decimals && number >= from && number <= to;
  // Plus zero, since -0 would be written as "-0".
  return fits ? { kind: 'number', number: number + 0 } : { kind: 'wrong', message: `Enter ${words}, from ${from} to ${to}.` };
}
