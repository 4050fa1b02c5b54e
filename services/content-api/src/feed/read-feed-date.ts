const EARLIEST = Date.UTC(1990, 0, 1);
/** A wrong clock or a forgotten time zone may date an article ahead. Dates further ahead would keep it on top forever. */
const LATEST_AHEAD = 2 * 24 * 3600 * 1000;
const internetDate = /^(\d{4}-\d{2})(?:-(\d{2}))?(?:[T ]([\d:.]+)\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;
const mailDate = /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]{0,6}\s+(\d{2,4})(?:\s+([\d:]+)(?:\s+(\S+))?)?/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The zones of RFC 822. Any other name is taken for UTC. */
const zones: Readonly<Record<string, string>> = {
  EST: '-0500',
  EDT: '-0400',
  CST: '-0600',
  CDT: '-0500',
  MST: '-0700',
  MDT: '-0600',
  PST: '-0800',
  PDT: '-0700',
};

export interface FeedDate {
  /** Milliseconds since 1970. Without a zone, UTC is assumed instead of the zone of this machine. */
  readonly at: number;
  /** As the feed writes it: `2026-02-03`. */
  readonly day: string;
}

/** A date of a feed, or undefined if it cannot be read or is not plausible. @param now milliseconds since 1970 */
export function readFeedDate(given: string | undefined, now: number): FeedDate | undefined {
  const text = given?.trim() ?? '';
  if (text.length > 60) return undefined;
  const read = readInternetDate(text) ?? readMailDate(text);
  return read && read.at >= EARLIEST && read.at <= now + LATEST_AHEAD ? read : undefined;
}

function readInternetDate(text: string): FeedDate | undefined {
  const [, month, date = '01', time = '00:00', zone = 'Z'] = internetDate.exec(text) ?? [];
  return month === undefined ? undefined : dateAt(`${month}-${date}`, time, zone.toUpperCase());
}

function readMailDate(text: string): FeedDate | undefined {
  const [, date = '', name = '', year = '', time = '00:00', zone = 'Z'] = mailDate.exec(text) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  if (month === 0) return undefined;
  // Two digits of a year are of this century unless it would be far ahead.
  const fullYear = year.length === 4 ? year : `${Number(year) < 70 ? '20' : '19'}${year}`;
  return dateAt(`${fullYear}-${twoDigits(month)}-${twoDigits(Number(date))}`, time, zones[zone.toUpperCase()] ?? zone);
}

function dateAt(day: string, time: string, zone: string): FeedDate | undefined {
  const [hours = '', ...rest] = time.split(':');
  const clock = [hours.padStart(2, '0'), ...rest].join(':');
  const offset = /^[+-]\d{2}:?\d{2}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(-2)}` : 'Z';
  const at = Date.parse(`${day}T${rest.length === 0 ? `${clock}:00` : clock}${offset}`);
  return Number.isNaN(at) ? undefined : { at, day };
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
