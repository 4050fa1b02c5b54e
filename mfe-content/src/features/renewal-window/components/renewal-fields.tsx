import type { CalendarDay } from '@annuity-lantern/domain/calendar-day';
import type { WindowSide } from '@annuity-lantern/domain/renewal-window';
import { RadioGroup, TextField } from '@annuity-lantern/ui';
import { useState } from 'react';
import { DateFields } from '../../../dates/date-fields.tsx';
import { changedParts, type DateProblems } from '../../../dates/read-date.ts';
import { type Entries, fieldId } from '../model/entries.ts';
import styles from './renewal-fields.module.css';

interface RenewalFieldsProps {
  readonly entries: Entries;
  readonly problems: DateProblems & { readonly days?: string | undefined };
  readonly termEnds: CalendarDay | null;
  readonly onChange: (entries: Partial<Entries>) => void;
}

const sides = [
  { value: 'after', label: 'It opens the day the term ends', hint: 'Most contracts' },
  { value: 'before', label: 'It opens earlier and closes the day the term ends' },
];

/** The day the term ends, and the window as the contract has it. */
export function RenewalFields({ entries, problems, termEnds, onChange }: RenewalFieldsProps) {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <DateFields
        id={fieldId}
        legend="On what day does the term end?"
        hint="Your contract or last statement says: the end of the guarantee period, or the maturity of the rate. For example 3 / 1 / 2027."
        entry={entries}
        problems={problems}
        date={termEnds}
        onChange={(part, text) => onChange(changedParts(part, text))}
      />
      <TextField
        id={fieldId('days')}
        name="days"
        value={entries.days}
        error={isLeft ? problems.days : undefined}
        onChange={(event) => onChange({ days: event.target.value })}
        onBlur={() => setLeft(true)}
        label="How many days is the window open?"
        hint="Your contract says how long. Often it is 30 days."
        inputMode="numeric"
        className={styles.days}
      />
      <RadioGroup
        name={fieldId('side')}
        legend="When does it open?"
        options={sides}
        value={entries.side}
        onChange={(event) => onChange({ side: event.target.value as WindowSide })}
      />
    </>
  );
}
