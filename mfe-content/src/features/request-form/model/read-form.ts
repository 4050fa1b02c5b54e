import { blankValues, boxNames, type FormValues } from './form-values.ts';
import type { RequestForm } from './request-form.ts';

/** What a form's controls hold at this moment, including what was typed or filled in by the browser before any script ran. */
export function readForm({ answerNames }: RequestForm, element: HTMLFormElement): FormValues {
  const data = new FormData(element);
  const values = { ...blankValues, website: textOf(data, 'website') };
  for (const name of answerNames) values[name] = textOf(data, name);
  for (const name of boxNames) values[name] = data.has(name);
  return values;
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
