import type { LeadField } from '@annuity-lantern/contracts/http';
import { type AnswerValue, blankValues, boxNames, type FormValues } from './form-values.ts';
import type { RequestFormKind } from './request-form-kind.ts';

/** The hidden field of a posted form: its idempotency key. */
export const POSTED_KEY = 'idempotencyKey';

/** The current values of the form's controls, including text typed or autofilled before hydration. */
export function readForm(kind: RequestFormKind, { elements }: HTMLFormElement): FormValues {
  return readValues(kind, {
    text: (name) => textOf(elements.namedItem(name)),
    list: (name) => tickedOf(elements.namedItem(name)),
    isTicked: (name) => isTicked(elements.namedItem(name)),
  });
}

/**
 * The values that a browser without scripts posts. Fields of other names are ignored. Of a repeated field the first value counts, except in
 * a list of boxes.
 */
export function readPost(kind: RequestFormKind, fields: URLSearchParams): FormValues {
  return readValues(kind, {
    // Browsers post each line break as CRLF. A script would read LF.
    text: (name) => fields.get(name)?.replaceAll('\r\n', '\n'),
    list: (name) => fields.getAll(name),
    isTicked: (name) => fields.has(name),
  });
}

interface Controls {
  /** Undefined without such a control. */
  readonly text: (name: string) => string | undefined;
  readonly list: (name: string) => string[];
  readonly isTicked: (name: string) => boolean;
}

function readValues({ answerNames }: RequestFormKind, controls: Controls): FormValues {
  const answers = answerNames.map((name) => [name, readAnswer(controls, name)]);
  const boxes = boxNames.map((name) => [name, controls.isTicked(name)]);
  return { ...blankValues, website: controls.text('website') ?? '', ...Object.fromEntries([...answers, ...boxes]) };
}

function readAnswer({ text, list }: Controls, name: LeadField): AnswerValue {
  const blank: AnswerValue = blankValues[name];
  if (typeof blank === 'string') return text(name) ?? blank;
  return Object.fromEntries(
    Object.entries(blank).map(([part, value]) => {
      const control = `${name}.${part}`;
      return [part, typeof value === 'string' ? (text(control) ?? value) : list(control)];
    }),
  );
}

function textOf(control: Element | RadioNodeList | null): string | undefined {
  return control && 'value' in control && typeof control.value === 'string' ? control.value : undefined;
}

function tickedOf(control: Element | RadioNodeList | null): string[] {
  const boxes = control instanceof RadioNodeList ? [...control] : [control];
  return boxes.flatMap((box) => (box instanceof HTMLInputElement && box.checked ? [box.value] : []));
}

function isTicked(control: Element | RadioNodeList | null): boolean {
  return control instanceof HTMLInputElement && control.checked;
}
