import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the served page and while it is hydrated, true from then on. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether a part of the page was there when the page was served, rather than drawn since. Stays the same for as long as the part lives. */
export function useWasServed(): boolean {
  const isLive = useLive();
  const [wasServed] = useState(!isLive);
  return wasServed;
}
