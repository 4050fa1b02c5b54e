import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the served page and while it is hydrated, true from then on. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
