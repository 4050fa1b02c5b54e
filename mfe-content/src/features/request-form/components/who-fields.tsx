import { TextField } from '@annuity-lantern/ui';
import { EmailField } from './email-field.tsx';
import { type FieldsProps, fieldProps } from './field-props.ts';
import styles from './request-form.module.css';
import type { EmailSuggestion } from './use-email-suggestion.ts';

interface WhoFieldsProps extends FieldsProps {
  readonly email: EmailSuggestion;
}

/** Name and ways to reach the visitor. */
export function WhoFields({ email, ...fields }: WhoFieldsProps) {
  const common = (name: 'firstName' | 'lastName' | 'phone') => ({ ...fieldProps(fields, name), 'aria-required': true });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Who you are</legend>
      <div className={styles.pair}>
        <TextField {...common('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...common('lastName')} label="Last name" autoComplete="family-name" />
        <EmailField {...fields} email={email} />
        <TextField {...common('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
      </div>
    </fieldset>
  );
}
