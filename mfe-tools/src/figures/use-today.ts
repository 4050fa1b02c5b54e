import { dayOf } from '@annuity-lantern/domain/format-date';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The day on the visitor's clock, as "2026-11-22"; undefined in the served page, which may be read on another day than it was made. */
export function useToday(): string | undefined {
  return useSyncExternalStore(
    never,
    () => dayOf(new Date()),
    () => undefined,
  );
}
