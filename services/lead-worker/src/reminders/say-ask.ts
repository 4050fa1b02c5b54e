import { type DayAsk, dayReminders, type RateAsk, type ReminderAsk, usStates } from '@annuity-lantern/contracts/http';
import { fromIso, weekdayOf } from '@annuity-lantern/domain/calendar-day';
import { formatDay } from '@annuity-lantern/domain/format-date';
import { formatPercent } from '@annuity-lantern/domain/format-number';

/** What the person asked for, as it follows "asked us to write". */
export function sayAsk(ask: ReminderAsk): string {
  return ask.kind === 'rate'
    ? `when ${sayRateAsk(ask)}`
    : `${dayReminders[ask.tool].before} before ${sayDay(ask.day)}, ${dayReminders[ask.tool].what}`;
}

/** "a 5-year rate in Ohio, from an insurer rated A- or better, reaches 5.80%". */
export function sayRateAsk({ years, atLeast, state, rate }: RateAsk): string {
  const place = state === 'all' ? '' : ` in ${usStates[state]}`;
  return `a ${years}-year rate${place}, from an insurer rated ${atLeast} or better, reaches ${formatPercent(rate)}`;
}

/** "Tuesday, March 30, 2027". */
export function sayDay(day: DayAsk['day']): string {
  const of = fromIso(day);
  return of ? `${weekdayOf(of)}, ${formatDay(day)}` : day;
}
