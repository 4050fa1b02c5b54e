import { readDollars } from '@annuity-lantern/domain/read-dollars';
import { withoutDollarSign } from '@annuity-lantern/domain/read-number';

/** The largest amount in dollars. A larger entry is treated as a typing error. */
export const LARGEST_AMOUNT = 100_000_000;

export type ParsedAmount =
  | { readonly kind: 'amount'; readonly amount: number }
  /** Empty or zero: neither a result nor an error. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong'; readonly message: string };

/**
 * Reads an amount of dollars as people type it, with the message for its field.
 *
 * @param words other messages, for the amount that was typed; null if it is none
 */
export function parseAmount(text: string, words?: (amount: number | null) => string): ParsedAmount {
  const typed = withoutDollarSign(text);
  if (typed === '') return { kind: 'empty' };
  if (/^[-\u2010-\u2015\u2212]/.test(typed)) return wrong(words?.(null) ?? 'Enter an amount above zero.');
  const amount = readDollars(text);
  if (amount === null) return wrong(words?.(null) ?? reasonAgainst(typed));
  if (amount === 0) return { kind: 'empty' };
  if (amount > LARGEST_AMOUNT) return wrong(words?.(amount) ?? 'Enter an amount up to $100,000,000.');
  return { kind: 'amount', amount };
}

function reasonAgainst(typed: string): string {
  if (/\d\.\d{3}/.test(typed)) return 'Use commas for thousands, such as 250,000.';
  if (/\d,\d{1,2}(?!\d)/.test(typed)) return 'Use a point for cents, such as 250,000.50.';
  return 'Enter an amount in dollars, such as 250,000 or 250k.';
}

function wrong(message: string): ParsedAmount {
  return { kind: 'wrong', message };
}
