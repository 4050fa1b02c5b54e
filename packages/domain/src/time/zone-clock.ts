/** What the clock of a time zone shows: a month of 0 is January, as `Date` counts. */
export type ClockFields = [year: number, month: number, day: number, hour: number, minute: number];

/**
 * The clock of a time zone at a moment.
 *
 * @param timeZone an IANA name
 * @throws RangeError for a zone that does not exist
 */
export function clockFields(at: Date, timeZone: string): ClockFields {
  const parts = formatOf(timeZone).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return [read('year'), read('month') - 1, read('day'), read('hour'), read('minute')];
}

/**
 * The other way round: the moment at which the clock of a zone shows what a clock in UTC shows at `shown`. Both in milliseconds since 1970.
 *
 * @throws RangeError for a zone that does not exist
 */
export function momentShowing(shown: number, timeZone: string): number {
  const ahead = (moment: number) => Date.UTC(...clockFields(new Date(moment), timeZone)) - moment;
  // Twice: the first guess may lie on the other side of a change of the clocks.
  return shown - ahead(shown - ahead(shown));
}

/** 9.5 for `09:30`. */
export function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}

const moments = new Map<string, number>();
const MOST_KEPT = 10_000;

/** `momentShowing` of an hour of a day, counted from 1970. Kept: lists ask for the same days again with every row. */
export function momentOfHour(day: number, hour: number, timeZone: string): number {
  const key = `${day} ${hour} ${timeZone}`;
  const known = moments.get(key);
  if (known !== undefined) return known;
  if (moments.size >= MOST_KEPT) moments.clear();
  const made = momentShowing((day * 24 + hour) * 3_600_000, timeZone);
  moments.set(key, made);
  return made;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, because making one takes longer than using it a hundred times. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}
