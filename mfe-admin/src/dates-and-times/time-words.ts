import { clockWords } from '@annuity-lantern/contracts/call-part-hours';
import { wallClock } from '@annuity-lantern/domain/office-hours';

/**
 * `3:00 p.m.`: the one way in which the desk writes a time of day. By the clock of a time zone, or else by the reader's own. At the end of a
 * sentence, its dot ends the sentence.
 */
export function timeWords(moment: Date | number | string, timeZone?: string): string {
  const date = new Date(moment);
  const clock = timeZone === undefined ? date : wallClock(date, timeZone);
  return clockWords(clock.getHours() + clock.getMinutes() / 60);
}

/** `3:00:07 p.m.`, for records that are compared. */
export function timeWithSeconds(moment: Date | string, timeZone?: string): string {
  const date = new Date(moment);
  return timeWords(date, timeZone).replace(' ', `:${String(date.getUTCSeconds()).padStart(2, '0')} `);
}
