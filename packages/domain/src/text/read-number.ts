import { cleanLine } from './clean-text.ts';

export interface ReadNumber {
  readonly number: number;
  /** Digits behind the point as typed, zeros included. */
  readonly fraction: string;
  /** What follows the number, in small letters: `%`, `k`, `years`. */
  readonly unit: string;
}

/** Blanks and commas belong between thousands only: "200 30" is two numbers, and "2,5" is none. */
const shape = /^(-)?(\d{1,3}(?:, ?\d{3})+|\d{1,3}(?: \d{3})+|\d*)(?:\.(\d*))? ?([a-z%]*)\.?$/;
/** At most three digits and at most two behind the comma, so that it can't be a thousand. */
const decimalComma = /^(-?\d{0,3}),(?=\d{1,2}(?!\d))/;

/**
 * A number from what people type or paste: `250,000`, `250 000.`, `.5`, `5 %`, `250k`, `－５`. Null for anything else: `2,5`, `1e5`, `--5`.
 * @param comma `decimal` where no thousands are asked for: `2,5` is then 2.5
 */
export function readNumber(text: string, comma: 'thousands' | 'decimal' = 'thousands'): ReadNumber | null {
  const typed = cleanLine(text)
    .toLowerCase()
    .replace(/^[\u2010-\u2015\u2212]/, '-');
  const [match, minus, whole = '', fraction = '', unit = ''] =
    shape.exec(comma === 'decimal' ? typed.replace(decimalComma, '$1.') : typed) ?? [];
  if (match === undefined || whole + fraction === '') return null;
  const amount = Number(`${whole.replace(/[, ]/g, '')}.${fraction}0`);
  // Zero has no sign, since -0 would be written as "-0".
  return { number: minus && amount > 0 ? -amount : amount, fraction, unit };
}

/** Digits behind the point that count: 5.30 has one. */
export function decimalsOf({ fraction }: Pick<ReadNumber, 'fraction'>): number {
  return fraction.replace(/0+$/, '').length;
}

/** The text of an amount without its dollar sign: `$ 250,000`, `USD 250,000`, `-$5`. */
export function withoutDollarSign(text: string): string {
  return cleanLine(text).replace(/^(-?) ?(?:us ?\$|\$|usd) ?/i, '$1');
}
