import { TextField } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { formatAmount } from './format-figures.ts';
import { parseAmount } from './parse-amount.ts';

interface MoneyFieldProps {
  /** Also the field's name in the form, by which its text is found. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** An error beyond the amount itself. */
  readonly error?: string | undefined;
  readonly optional?: boolean;
  /** Id of the form, for a field outside of it. */
  readonly form?: string;
}

/** An amount of dollars as people type or paste it. It is formatted when the field is left, never while typing. */
export function MoneyField({ id, label, hint = 'In dollars, such as 250,000', text, onText, error, optional, form }: MoneyFieldProps) {
  const parsed = parseAmount(text);
  return (
    <TextField
      id={id}
      name={id}
      label={label}
      hint={hint}
      prefix="$"
      inputMode="decimal"
      optional={optional}
      form={form}
      value={text}
      error={parsed.kind === 'wrong' ? parsed.message : error}
      onChange={(event) => onText(event.target.value)}
      onBlur={() => parsed.kind === 'amount' && onText(formatAmount(parsed.amount))}
    />
  );
}
