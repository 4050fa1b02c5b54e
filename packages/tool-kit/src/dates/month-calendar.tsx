import { addDays, type CalendarDay, daysBetween, daysInMonth, weekdayOf, weekdays } from '@annuity-lantern/domain/calendar-day';
import { formatMonthYear } from '@annuity-lantern/domain/format-date';
import { font, joinClasses } from '@annuity-lantern/ui';
import styles from './month-calendar.module.css';
import { SheetKey, sheetClass } from './sheet-key.tsx';

interface MonthCalendarProps {
  /** What the calendar says, in words. */
  readonly label: string;
  readonly first: CalendarDay;
  /** The lit day. */
  readonly last: CalendarDay;
  /** The visitor's day, or null while it is not known. */
  readonly today: CalendarDay | null;
  /** A day on which to act, and what it is called below the calendar. */
  readonly act?: { readonly day: CalendarDay; readonly name: string } | undefined;
}

/** The days from the first to the last, as leaves of a calendar: months with their names, and a column for each weekday. */
export function MonthCalendar({ label, first, last, today, act }: MonthCalendarProps) {
  const markOf = (day: CalendarDay) => ({
    isGone: today !== null && daysBetween(day, today) > 0,
    isToday: today !== null && daysBetween(day, today) === 0,
    isLast: daysBetween(day, last) === 0,
    isAct: act !== undefined && daysBetween(day, act.day) === 0,
  });
  const months = monthsBetween(first, last);
  return (
    <div>
      <div role="img" aria-label={label} className={styles.months}>
        {months.map((days) => (
          <div key={`${days[0].year}-${days[0].month}`}>
            <p className={font.strong}>{formatMonthYear(days[0])}</p>
            <div className={joinClasses(font.hint, styles.days)}>
              {weekdays.map((weekday) => (
                <span key={weekday} className={styles.weekday}>
                  {weekday.slice(0, SHORT)}
                </span>
              ))}
              {weekdays.slice(0, weekdays.indexOf(weekdayOf(days[0]))).map((weekday) => (
                <span key={weekday} />
              ))}
              {days.map((day) => (
                <span key={day.day} className={sheetClass(markOf(day))}>
                  {day.day}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <SheetKey marks={months.flat().map(markOf)} last="last day" today="today" act={act?.name} />
    </div>
  );
}

/** Letters of a weekday's short name: `Mon`. */
const SHORT = 3;

type Days = readonly [CalendarDay, ...CalendarDay[]];

/** The days by month. One day if the last comes before the first. */
function monthsBetween(first: CalendarDay, last: CalendarDay): readonly Days[] {
  const months: Days[] = [];
  let start = first;
  do {
    const inMonth = daysInMonth(start.year, start.month) - start.day;
    const more = Math.max(0, Math.min(inMonth, daysBetween(start, last)));
    months.push([start, ...Array.from({ length: more }, (_, index) => addDays(start, index + 1))]);
    start = addDays(start, more + 1);
  } while (daysBetween(start, last) >= 0);
  return months;
}
