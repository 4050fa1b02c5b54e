import { TextField } from '@annuity-lantern/ui';
import { type FieldsProps, fieldProps } from './field-props.ts';
import styles from './request-form.module.css';

/** Name and ways to reach the visitor. */
export function WhoFields(fields: FieldsProps) {
  const common = (name: 'firstName' | 'lastName' | 'email' | 'phone') => ({ ...fieldProps(fields, name), 'aria-required': true });
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
