import { limits } from './planner-inputs.ts';

/** The sentence to show beside the start age when it lies in the past; null when it does not. */
export function startAgeProblem({ currentAge, startAge }: { readonly currentAge: number; readonly startAge: number }): string | null {
  if (startAge >= currentAge) return null;
  return `Income cannot start in the past: choose ${Math.max(currentAge, limits.start.from)} or later`;
}
