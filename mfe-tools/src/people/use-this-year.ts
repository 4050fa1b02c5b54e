import { useToday } from '@annuity-lantern/host-kit';

/** The year that the served page counts with. The visitor's own replaces it after hydration. */
const SERVED_YEAR = 2026;

/** The year on the visitor's clock, for birth years. */
export function useThisYear(): number {
  return Number(useToday().slice(0, 4)) || SERVED_YEAR;
}
