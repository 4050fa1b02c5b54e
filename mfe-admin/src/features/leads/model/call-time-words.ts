import { callHoursOf, clockWords } from '@annuity-lantern/contracts/call-part-hours';
import { chosenCallTimes, type StoredCallTime } from '@annuity-lantern/contracts/http';
import { minutesAhead } from '@annuity-lantern/domain/call-hours';
import type { Hours } from '@annuity-lantern/domain/call-openings';

const oneOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

/**
 * The preferred call time by the clocks of both people:
 * `Monday in the morning (9:00 a.m. to 12:00 p.m.), Central time, which is 10:00 a.m. to 1:00 p.m. by your clock`.
 *
 * @param office hours of the site file, as the form showed them
 * @param now milliseconds since 1970
 */
export function callTimeInBothZones(
  answer: StoredCallTime | undefined,
  office: Parameters<typeof callHoursOf>[1],
  now: number,
  ownZone = Intl.DateTimeFormat('en-US').resolvedOptions().timeZone,
): string {
  const times = chosenCallTimes(answer);
  if (!times) return 'Any time';
  const hours = callHoursOf(times.parts, office);
  const theirs = hours.length === 0 ? '' : ` (${oneOf.format(hours.map((each) => rangeWords(each, 0)))})`;
  const chosen = `${times.words}${theirs}, ${times.zoneWords}`;
  const ahead = minutesAhead(ownZone, times.timeZone, new Date(now)) / 60;
  if (ahead === 0) return `${chosen}, which is your time too`;
  if (hours.length === 0) return chosen;
  return `${chosen}, which is ${oneOf.format(hours.map((each) => rangeWords(each, ahead)))} by your clock`;
}

/** By a clock that is so many hours ahead, with the day where it is another one than the visitor's. */
function rangeWords([from, to]: Hours, ahead: number): string {
  const [start, end] = [from + ahead, to + ahead];
  const startDay = Math.floor(start / 24);
  // Midnight ends a day.
  const endDay = Math.ceil(end / 24) - 1;
  const startWords = startDay === endDay ? '' : dayWords(startDay);
  const endWords = startDay !== endDay && endDay === 0 ? ' that day' : dayWords(endDay);
  return `${clockWords(start - startDay * 24)}${startWords} to ${clockWords(end - endDay * 24)}${endWords}`;
}

/** Days after the visitor's; zones are up to 26 hours apart. */
function dayWords(day: number): string {
  if (day === 0) return '';
  return day > 0 ? ' the next day' : ' the day before';
}
