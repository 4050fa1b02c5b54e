import { roundTo } from './format-number.ts';
import { readNumber, withoutDollarSign } from './read-number.ts';

const multiples: Readonly<Record<string, number>> = { '': 1, dollars: 1, k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 };

/** Dollars, to whole cents, from what people type: `250000`, `$250,000.`, `250 000`, `250k`, `1.5 million`. Null for anything else. Raises nothing. */
export function readDollars(text: string): number | null {
  const read = readNumber(withoutDollarSign(text));
  if (read === null || read.number < 0 || !Object.hasOwn(multiples, read.unit)) return null;
  const multiple = multiples[read.unit] as number;
  // Three decimals of single dollars are more likely thousands written the European way.
  if (multiple === 1 && read.fraction.length > 2) return null;
  return roundTo(read.number * multiple, 2);
}
