/** An ISO day in the reader's own format; what is no date is shown as it came. The day is a calendar day: no time zone may shift it. */
export function formatDay(day: string, locale?: string): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
