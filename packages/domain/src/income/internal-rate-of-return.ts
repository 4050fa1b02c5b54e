import { bisect } from './bisect.ts';

/**
 * The internal rate of return: the yearly rate at which the payments received are worth exactly the amount paid. Solved by bisection over
 * the discount factor, until no number lies between the bounds. The value of the payments only grows with the factor, so there is one
 * answer. Raises nothing.
 *
 * @param paid dollars paid once, today.
 * @param received dollars at the end of each year, zero or more.
 * @returns percent a year (1.7 means 1.70%). Below zero for a loss. Null when nothing was paid or received, or a sum
 * is negative or not finite.
 * Source: the definition of the internal rate of return, yearly payments in arrears.
 */
export function internalRateOfReturn(paid: number, received: readonly number[]): number | null {
  const isSum = (dollars: number) => Number.isFinite(dollars) && dollars >= 0;
  if (!isSum(paid) || paid === 0 || !received.every(isSum) || received.every((dollars) => dollars === 0)) return null;

  const lastFirst = received.toReversed();
  let high = 1;
  while (presentValue(lastFirst, high) < paid) high *= 2;
  return (1 / bisect(0, high, (factor) => presentValue(lastFirst, factor) < paid) - 1) * 100;
}

/**
 * Dollars today, where a dollar one year on is worth `factor` dollars. A plain loop: a page works this out thousands of times as it opens.
 */
function presentValue(lastFirst: readonly number[], factor: number): number {
  let value = 0;
  for (const dollars of lastFirst) value = (value + dollars) * factor;
  return value;
}
