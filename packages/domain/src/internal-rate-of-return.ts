/**
 * The yearly rate at which what comes back is worth exactly what was paid: its internal rate of return.
 * Solved by halving the range of the discount factor, in which the value of what comes back only ever grows, until no number is left
 * between its ends: it ends for every input, however absurd, and has one answer.
 *
 * @param paid dollars paid once, today.
 * @param received dollars received at the end of year 1, 2, 3 and so on; zero in years without a payment, never below zero.
 * @returns percent a year (1.7 means 1.70%), below zero when less came back than was paid; null when nothing was paid, nothing
 * came back, or a sum is not a finite number or is below zero. Raises nothing.
 * Source: the definition of the internal rate of return, yearly payments in arrears.
 */
export function internalRateOfReturn(paid: number, received: readonly number[]): number | null {
  const isSum = (dollars: number) => Number.isFinite(dollars) && dollars >= 0;
  if (!isSum(paid) || paid === 0 || !received.every(isSum) || received.every((dollars) => dollars === 0)) return null;

  const lastFirst = received.toReversed();
  let low = 0;
  let high = 1;
  while (presentValue(lastFirst, high) < paid) high *= 2;
  let middle = (low + high) / 2;
  while (low < middle && middle < high) {
    if (presentValue(lastFirst, middle) < paid) low = middle;
    else high = middle;
    middle = (low + high) / 2;
  }
  return (1 / high - 1) * 100;
}

/**
 * Dollars today, where a dollar one year on is worth `factor` dollars. A plain loop: a page works this out thousands of times as it opens.
 */
function presentValue(lastFirst: readonly number[], factor: number): number {
  let value = 0;
  for (const dollars of lastFirst) value = (value + dollars) * factor;
  return value;
}
