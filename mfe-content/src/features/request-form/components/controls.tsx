import { type FieldKind, usStates } from '@annuity-lantern/contracts/http';
import { optionsOf, SelectField, TextAreaField, TextField } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { CallTimeField } from './call-time-field.tsx';
import { EmailField } from './email-field.tsx';
import { type ControlProps, fieldProps } from './field-props.ts';
import styles from './request-form.module.css';

/** The control of each kind of field. */
export const controls: { readonly [Kind in FieldKind]: (props: ControlProps<Kind>) => ReactNode } = {
  text: (props) => <TextField {...fieldProps(props)} autoComplete={props.row.autoComplete ?? 'off'} />,
  longText: (props) => <TextAreaField {...fieldProps(props)} className={styles.whole} rows={3} />,
  choice: (props) => <SelectField {...fieldProps(props)} placeholder={props.row.placeholder} options={optionsOf(props.row.choices)} />,
  usState: (props) => (
    <SelectField {...fieldProps(props)} placeholder={props.row.placeholder} autoComplete="address-level1" options={optionsOf(usStates)} />
  ),
  phone: (props) => <TextField {...fieldProps(props)} type="tel" inputMode="tel" autoComplete="tel" />,
  email: EmailField,
  callTime: CallTimeField,
};
