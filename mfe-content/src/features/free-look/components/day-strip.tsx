import { joinClasses } from '@annuity-lantern/ui';
import { addDays, type CalendarDay, daysBetween, toIso } from '../model/calendar-day.ts';
import type { FreeLook } from '../model/count-free-look.ts';
import { sayFreeLook } from '../model/say-free-look.ts';
import styles from './day-strip.module.css';

interface DayStripProps {
  readonly freeLook: FreeLook;
  readonly today: CalendarDay | null;
}

/** Each day of the free look as a sheet of a calendar: gone, left, and the last one lit. */
export function DayStrip({ freeLook, today }: DayStripProps) {
  const { delivered, days, lastDay, phase } = freeLook;
  const all = Array.from({ length: days }, (_, index) => addDays(delivered, index + 1));
  const isGone = (day: CalendarDay) => today !== null && phase !== 'not-delivered' && daysBetween(day, today) > 0;
  const isToday = (day: CalendarDay) => today !== null && daysBetween(day, today) === 0;
  return (
    <div>
      <div role="img" aria-label={`${days} days, one sheet each. ${sayFreeLook(freeLook)}`} className={styles.strip}>
        {all.map((day) => (
          <span
            key={toIso(day)}
            className={joinClasses(
              styles.sheet,
              isGone(day) ? styles.gone : styles.ahead,
              daysBetween(day, lastDay) === 0 && styles.last,
              isToday(day) && styles.today,
            )}
          >
            {day.day}
          </span>
        ))}
      </div>
      <p className={styles.legend} aria-hidden="true">
        {phase !== 'over' && (
          <span>
            <i className={joinClasses(styles.key, styles.last)} /> last day
          </span>
        )}
        {all.some(isToday) && (
          <span>
            <i className={joinClasses(styles.key, styles.today)} /> today
          </span>
        )}
        {all.some(isGone) && (
          <span>
            <i className={joinClasses(styles.key, styles.gone)} /> gone
          </span>
        )}
      </p>
    </div>
  );
}
