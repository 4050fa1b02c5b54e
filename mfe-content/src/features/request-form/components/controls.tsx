import {
  type FieldKind,
  type FieldOfKind,
  type LeadField,
  type LeadFieldRow,
  type LeadKind,
  usStates,
} from '@annuity-lantern/contracts/http';
import { SelectField, TextAreaField, TextField } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { CallTimeField } from './call-time-field.tsx';
import { EmailField } from './email-field.tsx';
import { fieldProps, type RequestFieldsProps } from './field-props.ts';
import styles from './request-form.module.css';

interface Control<Kind extends FieldKind> {
  readonly name: FieldOfKind<Kind>;
  readonly row: LeadFieldRow & { readonly kind: Kind };
  readonly fields: RequestFieldsProps;
}

/** The control of each kind of field. */
export const controls: { readonly [Kind in FieldKind]: (control: Control<Kind>) => ReactNode } = {
  text: (control) => <TextField {...shared(control)} autoComplete={control.row.autoComplete ?? 'off'} />,
  longText: (control) => <TextAreaField {...shared(control)} className={styles.whole} rows={3} />,
  choice: (control) => <SelectField {...shared(control)} placeholder={control.row.placeholder} options={optionsOf(control.row.choices)} />,
  usState: (control) => (
    <SelectField {...shared(control)} placeholder={control.row.placeholder} autoComplete="address-level1" options={optionsOf(usStates)} />
  ),
  phone: (control) => <TextField {...shared(control)} type="tel" inputMode="tel" autoComplete="tel" />,
  email: ({ fields: { email, isPrefilled: _, ...fields } }) => <EmailField {...fields} email={email} />,
  callTime: ({ fields: { email: _, isPrefilled: __, ...fields } }) => <CallTimeField {...fields} />,
};

/** Where a field differs from its kind: beside another one by default. */
const places: { readonly [Place in `${LeadKind}.${LeadField}`]?: string | undefined } = {
  'consultation.state': styles.whole,
  'consultation.age': styles.low,
  'annuity-review.age': styles.low,
};

function shared({ name, row, fields }: Pick<Control<never>, 'fields'> & { readonly name: LeadField; readonly row: LeadFieldRow }) {
  const form = fields.kind.name;
  const isPrefilled = fields.isPrefilled && name === fields.kind.productField;
  return {
    ...fieldProps(fields, name),
    ...(row.on[form] === 'required' ? { 'aria-required': true } : { optional: true }),
    label: row.label,
    hint: isPrefilled ? 'Filled in from the rate you chose. Change it as you like.' : row.hint,
    className: places[`${form}.${name}`],
  };
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
