import type { CalendarDay } from '@annuity-lantern/domain/calendar-day';
import { font, joinClasses, TextField } from '@annuity-lantern/ui';
import { useState } from 'react';
import styles from './date-fields.module.css';
import { changedParts, completedParts, type DateEntry, type DateProblems } from './read-date.ts';

type DatePart = keyof DateEntry;

interface DateFieldsProps {
  /** Before the part in the ids of the fields: `renewal` gives `renewal-month`. */
  readonly id: string;
  readonly legend: string;
  readonly hint: string;
  readonly entry: DateEntry;
  readonly problems: DateProblems;
  /** Null until the entry can be read. */
  readonly date: CalendarDay | null;
  readonly onChange: (parts: Partial<DateEntry>) => void;
}

/** A date in three fields, in the American order, with errors beside the fields. A whole date in one field fills all three. */
export function DateFields({ id, legend, hint, entry, problems, date, onChange }: DateFieldsProps) {
  const [left, setLeft] = useState<readonly DatePart[]>([]);
  const isWhole = Boolean(entry.month && entry.day && entry.year.length >= 4);
  const hintId = `${id}-month-date-hint`;

  function fieldProps(part: DatePart) {
    // A partly typed year is no error until the field loses focus or the date is complete.
    const isDue = left.includes(part) || (isWhole && date === null);
    return {
      id: `${id}-${part}`,
      name: part,
      value: entry[part],
      error: isDue ? problems[part] : undefined,
      onChange: (event: { target: { value: string } }) => onChange(changedParts(part, event.target.value, entry[part])),
      onBlur: () => {
        setLeft((before) => [...before, part]);
        const completed = completedParts(part, entry[part]);
        if (completed) onChange(completed);
      },
    };
  }

  return (
    <fieldset aria-describedby={hintId}>
      <legend className={joinClasses(font.strong, styles.legend)}>{legend}</legend>
      <p id={hintId} className={joinClasses(font.note, styles.hint)}>
        {hint}
      </p>
      <div className={styles.date}>
        <TextField {...fieldProps('month')} label="Month" inputMode="text" />
        <TextField {...fieldProps('day')} label="Day" inputMode="numeric" />
        <TextField {...fieldProps('year')} label="Year" inputMode="numeric" />
      </div>
    </fieldset>
  );
}
