/** What the clock of a time zone shows: a month of 0 is January, as `Date` counts. */
export type ClockFields = [year: number, month: number, day: number, hour: number, minute: number];

/**
 * The clock of a time zone at a moment.
 *
 * @param timeZone an IANA name
 * @throws RangeError for a zone that does not exist
 */
export function clockFields(at: Date, timeZone: string): ClockFields {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return [read('year'), read('month') - 1, read('day'), read('hour'), read('minute')];
}
