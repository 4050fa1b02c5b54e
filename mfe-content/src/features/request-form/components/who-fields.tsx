import { TextField } from '@annuity-lantern/ui';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { fieldId } from '../model/field-id.ts';
import type { FormValues } from '../model/form-values.ts';
import type { RequestForm } from '../model/request-form.ts';
import styles from './request-form.module.css';

export interface FieldsProps {
  readonly kind: RequestForm;
  readonly register: UseFormRegister<FormValues>;
  readonly errors: FieldErrors<FormValues>;
}

/** Name and ways to reach the visitor. */
export function WhoFields({ kind, register, errors }: FieldsProps) {
  const common = (name: 'firstName' | 'lastName' | 'email' | 'phone') => ({
    ...register(name),
    id: fieldId(kind, name),
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
