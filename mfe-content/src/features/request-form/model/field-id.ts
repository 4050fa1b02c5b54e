import type { FormValues } from './form-values.ts';
import type { RequestFormKind } from './request-form-kind.ts';

/** The id of a field's control, for labels, errors and the links of the error summary. */
export function fieldId(form: RequestFormKind, name: keyof FormValues): string {
  return `${form.name}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
