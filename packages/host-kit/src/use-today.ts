import { dayOf } from '@annuity-lantern/domain/format-date';
import { useSyncExternalStore } from 'react';

/**
 * The day on the visitor's clock, `2026-11-24`, brought up to date when a tab left open is looked at again. Empty while the page is
 * prerendered or hydrated, so that both agree.
 */
export function useToday(): string {
  return useSyncExternalStore(
    onLook,
    () => dayOf(new Date()),
    () => '',
  );
}

function onLook(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
