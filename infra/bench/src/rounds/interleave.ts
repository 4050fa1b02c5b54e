import { createRandom, shuffle } from './shuffle.ts';

export interface RoundsOptions {
  readonly rounds: number;
  readonly seed: number;
}

/** Lets each side have a turn in every round, in shuffled order; what they gave, in the order of the rounds. */
export async function interleave<S extends string, T>(
  sides: readonly S[],
  { rounds, seed }: RoundsOptions,
  turn: (side: S, round: number) => Promise<T>,
): Promise<Readonly<Record<S, readonly T[]>>> {
  const random = createRandom(seed);
  const measured = Object.fromEntries(sides.map((side) => [side, [] as T[]])) as Record<S, T[]>;
  for (let round = 1; round <= rounds; round += 1) {
    for (const side of shuffle(sides, random)) measured[side].push(await turn(side, round));
  }
  return measured;
}
