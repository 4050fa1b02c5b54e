import { type CalendarDay, fromIso } from '@annuity-lantern/domain/calendar-day';
import { useToday } from '@annuity-lantern/host-kit';
import { readDays } from '@annuity-lantern/tool-kit/days-field';
import { type KeptInputs, useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { type RefObject, useRef } from 'react';
import { type FreeLookTexts, freeLookDays, freeLookFields, parseDelivery } from './count-fields.ts';
import { countFreeLook, type FreeLook } from './count-free-look.ts';

export interface FreeLookState extends KeptInputs<keyof FreeLookTexts, CalendarDay> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Null until date and days can be read. */
  readonly freeLook: FreeLook | null;
  readonly today: CalendarDay | null;
}

/** The inputs of the page: date and days are kept in the address after `#`, and everything in this tab, so that a reload loses nothing. */
export function useFreeLook(): FreeLookState {
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptInputs(form, freeLookFields, parseDelivery, { tab: 'annuity-lantern.free-look' });
  const today = fromIso(useToday());
  const days = readDays(kept.inputs.days, freeLookDays);
  return { ...kept, form, today, freeLook: kept.good && days !== null ? countFreeLook(kept.good, days, today) : null };
}
