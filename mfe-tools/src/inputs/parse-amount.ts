/** Dollars. Above it an entry is taken for a slip of the finger. */
export const LARGEST_AMOUNT = 100_000_000;

export type ParsedAmount =
  | { readonly kind: 'amount'; readonly amount: number }
  /** Nothing, or zero: there is no result, and nothing is wrong. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong'; readonly message: string };

const multiples: Readonly<Record<string, number>> = { '': 1, k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 };

const amountShape = /^(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(k|thousand|m|million)?$/;

/** Reads an amount of dollars as people type it: `250000`, `$250,000`, `250 000`, `250k`, `1.5 million`. */
export function parseAmount(text: string): ParsedAmount {
  const typed = text
    .replace(/\s+/g, '')
    .toLowerCase()
    .replace(/^(?:us)?\$|^usd/, '');
  if (typed === '') return { kind: 'empty' };
  if (/^[-\u2212]/.test(typed)) return wrong('Enter an amount above zero.');
  const [, whole, fraction = '', unit = ''] = amountShape.exec(typed) ?? [];
  // Three decimals without a unit are more likely thousands written the European way.
  if (whole === undefined || (unit === '' && fraction.length > 3)) return wrong('Enter an amount in dollars, such as 250,000 or 250k.');
  const amount = Math.round(Number(whole.replaceAll(',', '') + fraction) * (multiples[unit] ?? 1) * 100) / 100;
  if (amount === 0) return { kind: 'empty' };
  if (amount > LARGEST_AMOUNT) return wrong('Enter an amount up to $100,000,000.');
  return { kind: 'amount', amount };
}

function wrong(message: string): ParsedAmount {
  return { kind: 'wrong', message };
}
