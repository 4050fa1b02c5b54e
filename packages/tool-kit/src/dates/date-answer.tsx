import { type CalendarDay, toIso, weekdayOf } from '@annuity-lantern/domain/calendar-day';
import { formatDay } from '@annuity-lantern/domain/format-date';
import { flow, font, joinClasses, Lit } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './date-answer.module.css';

interface DateAnswerProps {
  readonly heading: string;
  /** The day that counts most, in large letters. */
  readonly day?: CalendarDay | undefined;
  readonly isOver?: boolean | undefined;
  readonly children: ReactNode;
}

/** The answer of a date tool: one day in large letters, highlighted until it has passed, and its consequences. */
export function DateAnswer({ heading, day, isOver = false, children }: DateAnswerProps) {
  return (
    <section aria-labelledby="date-answer" className={flow[16]}>
      <h2 id="date-answer" className={font.h3}>
        {heading}
      </h2>
      {day && (
        <p className={joinClasses(font.figure, styles.day)}>
          {isOver ? (
            <Day day={day} />
          ) : (
            <Lit draw key={toIso(day)}>
              <Day day={day} />
            </Lit>
          )}
        </p>
      )}
      {children}
    </section>
  );
}

/** Breaks after the weekday only, so that no line holds a year alone. */
function Day({ day }: { readonly day: CalendarDay }) {
  return (
    <>
      <span>{`${weekdayOf(day)},`}</span> <span className={font.nowrap}>{formatDay(toIso(day))}</span>
    </>
  );
}

/** The time left until a day, shown beside it. */
export function DaysLeft({ children }: { readonly children: ReactNode }) {
  return <p className={font.measure}>{children}</p>;
}

/** How the days were counted, in small letters. */
export function HowCounted({ children }: { readonly children: ReactNode }) {
  return <p className={joinClasses(font.note, font.measure)}>{children}</p>;
}
