import { dayOf } from '@annuity-lantern/domain/format-date';
import { useClock } from './use-clock.ts';

/** The day on the visitor's clock, `2026-11-24`, also after midnight in a tab that stays open. Empty while the page is prerendered or hydrated. */
export function useToday(): string {
  return useClock(dayOf, '');
}
