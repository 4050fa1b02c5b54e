import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { fieldId } from '../model/field-id.ts';
import type { FormValues } from '../model/form-values.ts';
import type { RequestForm } from '../model/request-form.ts';
import type { EmailSuggestion } from './use-email-suggestion.ts';

/** What a group of fields knows of its form. */
export interface FieldsProps {
  readonly kind: RequestForm;
  readonly register: UseFormRegister<FormValues>;
  readonly errors: FieldErrors<FormValues>;
}

/** What the fields of a form know besides. */
export interface RequestFieldsProps extends FieldsProps {
  readonly email: EmailSuggestion;
  /** True while "Primary concern" holds the sentence that the address filled in. */
  readonly isPrefilled: boolean;
}

/** What joins one field to the form: its registration, its id, its error. */
export function fieldProps<Name extends keyof FormValues>({ kind, register, errors }: FieldsProps, name: Name) {
  return { ...register(name), id: fieldId(kind, name), error: errors[name]?.message };
}
