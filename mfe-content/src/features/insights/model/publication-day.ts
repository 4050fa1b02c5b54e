import { formatDay } from '@annuity-lantern/domain/format-date';

/** An insight's ISO date in words; what is no date is shown as it came. */
export function publicationDay(date: string): string {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(date) ?? [];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? formatDay(day) : date;
}
