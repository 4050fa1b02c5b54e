import { TextField } from '@annuity-lantern/ui';
import { useState } from 'react';
import { type NumberLimits, parseNumber } from '../inputs/parse-number.ts';
import styles from './days-field.module.css';

interface DaysFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly limits: NumberLimits;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** A number of days. Shows an error once the field loses focus. */
export function DaysField({ id, label, hint, limits, text, onText }: DaysFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const parsed = parseNumber(text, limits);
  return (
    <TextField
      id={id}
      name="days"
      value={text}
      error={isLeft && parsed.kind === 'wrong' ? parsed.message : undefined}
      onChange={(event) => onText(event.target.value)}
      onBlur={() => setLeft(true)}
      label={label}
      hint={hint}
      inputMode="numeric"
      className={styles.days}
    />
  );
}

/** Returns neither a number nor an error while the field is empty. */
export function readDays(text: string, limits: NumberLimits): number | null {
  const parsed = parseNumber(text, limits);
  return parsed.kind === 'number' ? parsed.number : null;
}
