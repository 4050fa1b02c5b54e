export interface Dice {
  /** 0 or more, less than 1. */
  fraction(): number;
  /** From `low` up to `high`, to a tenth. */
  between(low: number, high: number): number;
  shuffle<T>(list: readonly T[]): T[];
}

/** Chance that falls the same way for the same seed (mulberry32). */
export function seededDice(seed: number): Dice {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    fraction,
    between: (low, high) => Math.round((low + (high - low) * fraction()) * 10) / 10,
    shuffle: (list) => {
      const left = [...list];
      return list.map(() => left.splice(Math.floor(fraction() * left.length), 1)[0] as (typeof list)[number]);
    },
  };
}
