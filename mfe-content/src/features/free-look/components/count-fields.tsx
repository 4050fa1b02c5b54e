import { useSite } from '@annuity-lantern/host-kit';
import { Lock, TextField } from '@annuity-lantern/ui';
import { useState } from 'react';
import { type EntryName, fieldId } from '../model/entries.ts';
import type { FreeLookEntries } from '../model/use-free-look.ts';
import styles from './count-fields.module.css';

type CountName = 'month' | 'day' | 'year' | 'days';

/** Date of delivery in three fields, in the American order, and the number of days from the contract's cover. */
export function CountFields({ state }: { readonly state: FreeLookEntries }) {
  const { entries, problems, delivered, change } = state;
  const { phone } = useSite();
  const [left, setLeft] = useState<readonly EntryName[]>([]);
  const isWhole = Boolean(entries.month && entries.day && entries.year.length >= 4);

  function fieldProps(name: CountName) {
    // Half a year is no mistake yet: it becomes one when the field is left or the date is whole.
    const isDue = left.includes(name) || (name !== 'days' && isWhole && delivered === null);
    return {
      id: fieldId(name),
      name,
      value: entries[name],
      error: isDue ? problems[name] : undefined,
      onChange: (event: { target: { value: string } }) => change(name, event.target.value),
      onBlur: () => setLeft((before) => [...before, name]),
    };
  }

  return (
    <form
      aria-labelledby="your-contract"
      autoComplete="off"
      noValidate
      className={styles.form}
      data-print="none"
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id="your-contract" className={styles.heading}>
        Your contract
      </h2>
      <fieldset aria-describedby="delivered-hint">
        <legend className={styles.legend}>On what day was the contract delivered to you?</legend>
        <p id="delivered-hint" className={styles.hint}>
          The day it came by mail or email, or was handed to you. For example 11 / 21 / 2026.
        </p>
        <div className={styles.date}>
          <TextField {...fieldProps('month')} label="Month" inputMode="text" />
          <TextField {...fieldProps('day')} label="Day" inputMode="numeric" />
          <TextField {...fieldProps('year')} label="Year" inputMode="numeric" />
        </div>
      </fieldset>
      <TextField
        {...fieldProps('days')}
        label="How many days does the cover give you?"
        hint="Look on the first page for “right to examine” or “free look”. If you cannot find it, enter 10, the shortest, and ask the insurer."
        inputMode="numeric"
        className={styles.days}
      />
      <noscript>
        <p>These fields need JavaScript. Without it, count on a calendar: the day after delivery is day 1. Or call {phone.display}.</p>
      </noscript>
      <p className={styles.privacy}>
        <Lock />
        <span>Counted in your browser. Nothing is sent.</span>
      </p>
    </form>
  );
}
