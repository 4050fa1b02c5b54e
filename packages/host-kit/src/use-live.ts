import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is prerendered or hydrated, true from then on. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
