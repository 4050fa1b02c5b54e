import { ageLimits, type CalculatorInputs } from './calculator-inputs.ts';

/** The sentence to show beside the start age when it lies in the past; null when it does not. */
export function startAgeProblem({ currentAge, startAge }: Pick<CalculatorInputs, 'currentAge' | 'startAge'>): string | null {
  if (startAge >= currentAge) return null;
  return `Income cannot start in the past: choose ${Math.max(currentAge, ageLimits.start.from)} or later`;
}
