import { type DayAsk, dayReminders, mailDayOf, type ReminderAsk, rateAskWords } from '@annuity-lantern/contracts/http';
import { fromIso, weekdayOf } from '@annuity-lantern/domain/calendar-day';
import { formatDay } from '@annuity-lantern/domain/format-date';

/** What the person asked for, as it follows "asked us to write". */
export function sayAsk(ask: ReminderAsk, now: Date): string {
  if (ask.kind === 'rate') return `when ${rateAskWords(ask)}`;
  const { before, what } = dayReminders[ask.tool];
  const when = mailDayOf(ask) < utcDay(now) ? 'now, ahead of' : `${before} before`;
  return `${when} ${sayDay(ask.day)}, ${what}`;
}

/** The day by which reminders are sent: `2027-03-30`. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** "Tuesday, March 30, 2027". */
export function sayDay(day: DayAsk['day']): string {
  const of = fromIso(day);
  return of ? `${weekdayOf(of)}, ${formatDay(day)}` : day;
}
