import { TextField } from '@annuity-lantern/ui';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { type FormValues, fieldId } from '../model/form-values.ts';
import styles from './consultation-form.module.css';

export interface FieldsProps {
  readonly register: UseFormRegister<FormValues>;
  readonly errors: FieldErrors<FormValues>;
}

/** Name and ways to reach the visitor. */
export function WhoFields({ register, errors }: FieldsProps) {
  const common = (name: 'firstName' | 'lastName' | 'email' | 'phone') => ({
    ...register(name),
    id: fieldId(name),
    error: errors[name]?.message,
    'aria-required': true,
  });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Who you are</legend>
      <div className={styles.pair}>
        <TextField {...common('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...common('lastName')} label="Last name" autoComplete="family-name" />
        <TextField
          {...common('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...common('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
      </div>
    </fieldset>
  );
}
