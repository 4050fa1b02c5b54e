import type { FieldKind, FieldOfKind, LeadField, LeadFieldRow, LeadKind } from '@annuity-lantern/contracts/http';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { fieldId } from '../model/field-id.ts';
import type { FormValues } from '../model/form-values.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import styles from './request-form.module.css';
import type { EmailSuggestion } from './use-email-suggestion.ts';

/** The form's data for its fields. */
export interface FieldsProps {
  readonly kind: RequestFormKind;
  readonly register: UseFormRegister<FormValues>;
  readonly errors: FieldErrors<FormValues>;
  readonly email: EmailSuggestion;
  /** True while "Primary concern" holds the sentence that the address filled in. */
  readonly isPrefilled: boolean;
  /** True while the state is the one chosen with the rates. */
  readonly isHomeState: boolean;
  /** The answers of a form that was posted without scripts. */
  readonly posted?: FormValues | undefined;
}

/** The field's data for its control. */
export interface ControlProps<Kind extends FieldKind = FieldKind> {
  readonly name: FieldOfKind<Kind>;
  readonly row: LeadFieldRow & { readonly kind: Kind };
  readonly fields: FieldsProps;
}

/** The place of a field, where it is not that of its kind. */
const places: { readonly [Place in `${LeadKind}.${LeadField}`]?: string | undefined } = {
  'consultation.state': styles.whole,
  'consultation.age': styles.low,
  'annuity-review.age': styles.low,
};

/** The props that connect a field to the form: registration, id, label and error. */
export function fieldProps<Name extends LeadField>({ name, row, fields }: { name: Name; row: LeadFieldRow; fields: FieldsProps }) {
  const { kind, register, errors, posted } = fields;
  const answer = posted?.[name];
  return {
    ...register(name),
    ...(typeof answer === 'string' ? { defaultValue: answer } : {}),
    id: fieldId(kind, name),
    error: errors[name]?.message,
    ...(row.on[kind.name] === 'required' ? { required: true, 'aria-required': true } : { optional: true }),
    label: row.label,
    hint: prefilledHint(name, fields) ?? row.hint,
    className: places[`${kind.name}.${name}`],
  };
}

/** Says where an answer came from that the visitor has not typed here. */
function prefilledHint(name: LeadField, { kind, isPrefilled, isHomeState }: FieldsProps): string | undefined {
  if (isPrefilled && name === kind.productField) return 'Filled in from the rate you chose. Change it as you like.';
  if (isHomeState && name === 'state') return 'As you chose with the rates. Change it if you live elsewhere.';
  return undefined;
}
