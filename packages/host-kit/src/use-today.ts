import { dayOf } from '@annuity-lantern/domain/format-date';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The day on the visitor's clock, `2026-11-24`. Empty while the page is prerendered or hydrated, so that both agree. */
export function useToday(): string {
  return useSyncExternalStore(
    never,
    () => dayOf(new Date()),
    () => '',
  );
}
