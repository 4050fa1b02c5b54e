/** What the visitor gives. The amount stays as it was typed, so that a wrong entry can be shown and corrected. */
export interface CalculatorInputs {
  readonly amountText: string;
  /** Age in years today. */
  readonly currentAge: number;
  /** Age in years at which income starts. */
  readonly startAge: number;
}

export const ageLimits = {
  current: { from: 55, to: 80 },
  start: { from: 60, to: 85 },
} as const;

/** Dollars. Above it an entry is taken for a slip of the finger. */
export const LARGEST_AMOUNT = 100_000_000;

export const defaultAmount = 200_000;
export const defaultInputs: CalculatorInputs = { amountText: '200,000', currentAge: 65, startAge: 65 };

export function isAgeWithin(age: number, limits: { readonly from: number; readonly to: number }): boolean {
  return Number.isInteger(age) && age >= limits.from && age <= limits.to;
}
