const EARLIEST = Date.UTC(1990, 0, 1);
/** A clock may be wrong, and a time zone forgotten; a date further ahead would keep its article on top for ever. */
const AHEAD = 2 * 24 * 3600 * 1000;
const internet = /^\d{4}-\d{2}(?:-\d{2})?(?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/i;
const mail = /^(?:[a-z]{3,9},?\s+)?\d{1,2}\s+[a-z]{3,9}\s+\d{2,4}\b/i;

/** A feed's date as milliseconds; undefined when it is none that can be believed. */
export function articleDate(given: string | undefined, now: number): number | undefined {
  const text = given?.trim() ?? '';
  // Date.parse makes a date of nearly everything that has a digit in it.
  if (text.length > 60 || !(internet.test(text) || mail.test(text))) return undefined;
  // Without a zone it is UTC, and not that of this machine.
  const at = Date.parse(/T[\d:.]+$/i.test(text) ? `${text}Z` : text);
  return at >= EARLIEST && at <= now + AHEAD ? at : undefined;
}
