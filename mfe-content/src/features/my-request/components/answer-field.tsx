import { type LeadField, rowOf, usStates } from '@annuity-lantern/contracts/http';
import { optionsOf, SelectField, TextAreaField, TextField } from '@annuity-lantern/ui';
import styles from './my-request.module.css';

interface AnswerFieldProps {
  readonly name: LeadField;
  readonly answer: unknown;
  readonly isRequired: boolean;
  readonly error: string | undefined;
}

/** The control of one answer, with what was sent. Call times have a control of their own. */
export function AnswerField({ name, answer, isRequired, error }: AnswerFieldProps) {
  const row = rowOf(name);
  const props = {
    id: `my-request-${name}`,
    name,
    label: row.label,
    error,
    defaultValue: typeof answer === 'string' ? answer : '',
    ...(isRequired ? { required: true } : { optional: true }),
  };
  switch (row.kind) {
    case 'longText':
      return <TextAreaField {...props} rows={3} maxLength={row.longest} className={styles.whole} />;
    case 'choice':
      return <SelectField {...props} placeholder={row.placeholder} options={optionsOf(row.choices)} />;
    case 'usState':
      return <SelectField {...props} placeholder={row.placeholder} options={optionsOf(usStates)} />;
    case 'phone':
      return <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" />;
    case 'email':
      return <TextField {...props} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />;
    case 'text':
      return <TextField {...props} maxLength={row.longest} autoComplete={row.autoComplete ?? 'off'} />;
    case 'callTime':
      return null;
  }
}
