import { useSyncExternalStore } from 'react';

/** The year that the served page counts with. The visitor's own takes its place once the page has come to life. */
const SERVED_YEAR = 2026;

const never = () => () => {};

/** The year on the visitor's clock, for birth years. */
export function useThisYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => SERVED_YEAR,
  );
}
