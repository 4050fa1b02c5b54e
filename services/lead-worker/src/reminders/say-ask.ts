import { type DayAsk, dayReminders, type ReminderAsk, rateAskWords } from '@annuity-lantern/contracts/http';
import { fromIso, weekdayOf } from '@annuity-lantern/domain/calendar-day';
import { formatDay } from '@annuity-lantern/domain/format-date';

/** What the person asked for, as it follows "asked us to write". */
export function sayAsk(ask: ReminderAsk): string {
  return ask.kind === 'rate'
    ? `when ${rateAskWords(ask)}`
    : `${dayReminders[ask.tool].before} before ${sayDay(ask.day)}, ${dayReminders[ask.tool].what}`;
}

/** "Tuesday, March 30, 2027". */
export function sayDay(day: DayAsk['day']): string {
  const of = fromIso(day);
  return of ? `${weekdayOf(of)}, ${formatDay(day)}` : day;
}
