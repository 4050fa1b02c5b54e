import type { NumberLimits } from '@annuity-lantern/tool-kit/parse-number';

/** What the contract check and "Leave or stay" both ask, by its name in the links of both. */
export const contractLimits = {
  fees: percentTo(20),
  charge: percentTo(25),
  earned: percentTo(20),
  newRate: percentTo(20),
  newFees: percentTo(20),
  newBonus: percentTo(50),
  left: yearsTo(30),
  newYears: yearsTo(20),
  free: percentTo(100),
} as const;

export function percentTo(to: number, from = 0): NumberLimits {
  return { from, to, decimals: 2, words: 'a percentage' };
}

export function yearsTo(to: number, from = 0): NumberLimits {
  return { from, to, decimals: 0, words: 'whole years' };
}
