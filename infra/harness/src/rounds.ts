/** NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** `12.3 (11.0 - 14.9)`: median, smallest and largest. */
export function spreadText(values: readonly number[], digits: number): string {
  if (values.length === 0) return 'none';
  return `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} - ${Math.max(...values).toFixed(digits)})`;
}

/** Nearest rank; NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Random numbers from 0 up to 1, repeatable by seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Gives each side one turn per round, in shuffled order, so that drift of the machine hits all sides alike. Results are in round order. */
export async function interleave<S extends string, T>(
  sides: readonly S[],
  { rounds, seed }: { readonly rounds: number; readonly seed: number },
  turn: (side: S, round: number) => Promise<T>,
): Promise<Readonly<Record<S, readonly T[]>>> {
  const random = createRandom(seed);
  const measured = Object.fromEntries(sides.map((side) => [side, [] as T[]])) as Record<S, T[]>;
  for (let round = 1; round <= rounds; round += 1) {
    const left = [...sides];
    while (left.length > 0) {
      const [side] = left.splice(Math.floor(random() * left.length), 1) as [S];
      measured[side].push(await turn(side, round));
    }
  }
  return measured;
}
