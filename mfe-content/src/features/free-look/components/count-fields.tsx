import { TextField } from '@annuity-lantern/ui';
import { useState } from 'react';
import { DateFields } from '../../../dates/date-fields.tsx';
import { fieldId } from '../model/entries.ts';
import type { FreeLookEntries } from '../model/use-free-look.ts';
import styles from './count-fields.module.css';

/** Date of delivery in three fields, in the American order, and the number of days from the contract's cover. */
export function CountFields({ state }: { readonly state: FreeLookEntries }) {
  const { entries, problems, delivered, change } = state;
  const [isLeft, setLeft] = useState(false);

  return (
    <>
      <DateFields
        id={fieldId}
        legend="On what day was the contract delivered to you?"
        hint="The day it came by mail or email, or was handed to you. For example 11 / 21 / 2026."
        entry={entries}
        problems={problems}
        date={delivered}
        onChange={change}
      />
      <TextField
        id={fieldId('days')}
        name="days"
        value={entries.days}
        error={isLeft ? problems.days : undefined}
        onChange={(event) => change('days', event.target.value)}
        onBlur={() => setLeft(true)}
        label="How many days does the cover give you?"
        hint="Look on the first page for “right to examine” or “free look”. If you cannot find it, enter 10, the shortest, and ask the insurer."
        inputMode="numeric"
        className={styles.days}
      />
    </>
  );
}
