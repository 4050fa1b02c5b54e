export interface Spread {
  readonly median: number;
  readonly smallest: number;
  readonly largest: number;
}

/** The middle of the values, or the mean of the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), smallest: Math.min(...values), largest: Math.max(...values) };
}

/** `12.3 (11.0 - 14.9)`: the median, and from where to where the values lie. */
export function spreadText(values: readonly number[], digits: number): string {
  if (values.length === 0) return 'none';
  const { median: middle, smallest, largest } = spreadOf(values);
  return `${middle.toFixed(digits)} (${smallest.toFixed(digits)} - ${largest.toFixed(digits)})`;
}

/** The smallest value that at least this share (0 to 1) of the values does not exceed (nearest rank); NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
