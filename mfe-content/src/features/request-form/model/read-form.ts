import type { LeadField } from '@annuity-lantern/contracts/http';
import { type AnswerValue, blankValues, boxNames, type FormValues } from './form-values.ts';
import type { RequestFormKind } from './request-form-kind.ts';

/** The current values of the form's controls, including text typed or autofilled before hydration. */
export function readForm({ answerNames }: RequestFormKind, { elements }: HTMLFormElement): FormValues {
  const answers = answerNames.map((name) => [name, readAnswer(elements, name)]);
  const boxes = boxNames.map((name) => [name, isTicked(elements.namedItem(name))]);
  return { ...blankValues, website: textOf(elements.namedItem('website')), ...Object.fromEntries([...answers, ...boxes]) };
}

function readAnswer(elements: HTMLFormControlsCollection, name: LeadField): AnswerValue {
  const blank: AnswerValue = blankValues[name];
  if (typeof blank === 'string') return textOf(elements.namedItem(name));
  return Object.fromEntries(
    Object.entries(blank).map(([part, value]) => {
      const control = elements.namedItem(`${name}.${part}`);
      return [part, typeof value === 'string' ? textOf(control) : tickedOf(control)];
    }),
  );
}

function textOf(control: Element | RadioNodeList | null): string {
  return control && 'value' in control && typeof control.value === 'string' ? control.value : '';
}

function tickedOf(control: Element | RadioNodeList | null): string[] {
  const boxes = control instanceof RadioNodeList ? [...control] : [control];
  return boxes.flatMap((box) => (box instanceof HTMLInputElement && box.checked ? [box.value] : []));
}

function isTicked(control: Element | RadioNodeList | null): boolean {
  return control instanceof HTMLInputElement && control.checked;
}
