import { LEGAL_VERSION } from '../../../legal-version.ts';
import type { RequestForm } from './request-form.ts';

/** What the forms hold; each shows some of the answers. Names are the contract's, so that an error of the server finds its field. */
export interface FormValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  age: string;
  assets: string;
  state: string;
  primaryConcern: string;
  insuranceCompany: string;
  approximateValue: string;
  concerns: string;
  automatedCalls: boolean;
  texts: boolean;
  emailUpdates: boolean;
  /** Honeypot. */
  website: string;
}

export const consentNames = ['automatedCalls', 'texts', 'emailUpdates'] as const;
export type ConsentName = (typeof consentNames)[number];
export type AnswerName = Exclude<keyof FormValues, ConsentName | 'website'>;

export const blankValues: FormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  age: '',
  assets: '',
  state: '',
  primaryConcern: '',
  insuranceCompany: '',
  approximateValue: '',
  concerns: '',
  automatedCalls: false,
  texts: false,
  emailUpdates: false,
  website: '',
};

/** The request as it is sent; not yet validated, since selects and text fields hold any string. An empty answer is left out. */
export function toRequestBody(
  { answerNames }: RequestForm,
  values: FormValues,
  page: string | undefined,
): Readonly<Record<string, unknown>> {
  return {
    ...Object.fromEntries(answerNames.map((name) => [name, values[name].trim() ? values[name] : undefined])),
    // The server judges the honeypot; an over-long value must not block a field that nobody sees.
    website: values.website ? values.website.slice(0, 200) : undefined,
    consent: {
      textVersion: LEGAL_VERSION,
      channels: { automatedCalls: values.automatedCalls, texts: values.texts, email: values.emailUpdates },
    },
    page,
  };
}

/** The id of a field's control, for labels, errors and the links of the error summary. */
export function fieldId(form: RequestForm, name: keyof FormValues): string {
  return `${form.name}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
