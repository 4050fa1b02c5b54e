import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The first value in a served page and while that is hydrated, the second from then on and wherever a page is changed. */
export function useServed<Served, Live>(served: Served, live: Live): Served | Live {
  return useSyncExternalStore<Served | Live>(
    never,
    () => live,
    () => served,
  );
}
