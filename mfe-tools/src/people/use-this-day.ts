import { useToday } from '@annuity-lantern/host-kit';

/** The day that the served page counts with. The visitor's own replaces it after hydration. */
const SERVED_DAY = '2026-11-26';

/** The day on the visitor's clock, for birth years and for what law sets from a day on. */
export function useThisDay(): string {
  return useToday() || SERVED_DAY;
}

/** The year of {@link useThisDay}. */
export function useThisYear(): number {
  return Number(useThisDay().slice(0, 4));
}
