import { formatDay } from '@annuity-lantern/domain/format-date';

/** An insight's ISO date in words; an invalid date is shown unchanged. */
export function publicationDay(date: string): string {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(date) ?? [];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? formatDay(day) : date;
}
