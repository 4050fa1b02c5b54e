import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { dayNumber } from '@annuity-lantern/domain/open-time';
import { dateOfDay } from '../first-contact/first-contact-figures.ts';

/** The day by the clock of the office, `2026-03-02`. */
export function todayAt(now: Date, { timeZone }: Pick<OfficeHours, 'timeZone'>): string {
  return dateOfDay(dayNumber(now.getTime(), timeZone));
}
