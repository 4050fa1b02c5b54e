import { blankValues, boxNames, type FormValues } from './form-values.ts';
import type { RequestForm } from './request-form.ts';

/**
 * What a form's controls hold at this moment, including what was typed or filled in by the browser before any script ran.
 * Control by control: gathered as FormData on a slow phone, it kept the page busy for most of a tenth of a second.
 */
export function readForm({ answerNames }: RequestForm, { elements }: HTMLFormElement): FormValues {
  const values = { ...blankValues, website: textOf(elements.namedItem('website')) };
  for (const name of answerNames) values[name] = textOf(elements.namedItem(name));
  for (const name of boxNames) values[name] = isTicked(elements.namedItem(name));
  return values;
}

function textOf(control: Element | RadioNodeList | null): string {
  return control && 'value' in control && typeof control.value === 'string' ? control.value : '';
}

function isTicked(control: Element | RadioNodeList | null): boolean {
  return control instanceof HTMLInputElement && control.checked;
}
