import { TextField } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { type NumberLimits, parseNumber } from './parse-number.ts';

interface NumberFieldProps {
  /** Also the field's name in the form, by which its text is found. */
  readonly id: string;
  readonly label: string;
  readonly limits: NumberLimits;
  readonly hint?: ReactNode;
  /** Such as `%`. The label must carry its meaning too: it is drawn only. */
  readonly suffix?: ReactNode;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** An error beyond the number itself. */
  readonly error?: string | undefined;
  readonly optional?: boolean;
  /** Id of the form, for a field outside of it. */
  readonly form?: string;
}

/** A number within its limits: a rate in percent, an age, years. */
export function NumberField({ id, label, limits, hint, suffix, text, onText, error, optional, form }: NumberFieldProps) {
  const parsed = parseNumber(text, limits);
  return (
    <TextField
      id={id}
      name={id}
      label={label}
      hint={hint}
      suffix={suffix}
      inputMode={limits.decimals > 0 ? 'decimal' : 'numeric'}
      optional={optional}
      form={form}
      value={text}
      error={parsed.kind === 'wrong' ? parsed.message : error}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
