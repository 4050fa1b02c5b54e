import type { ConsultationBody } from '@annuity-lantern/contracts/http';
import { LEGAL_VERSION } from '../../../legal-version.ts';

/** What the form holds. Field names are the contract's, so that an error of the server finds its field. */
export interface FormValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  age: string;
  assets: string;
  state: string;
  primaryConcern: string;
  automatedCalls: boolean;
  texts: boolean;
  emailUpdates: boolean;
  /** Honeypot. */
  website: string;
}

/** The fields a person answers, in the order in which they stand: errors are listed in this order. */
export const answerNames = ['firstName', 'lastName', 'email', 'phone', 'age', 'assets', 'state', 'primaryConcern'] as const;
export type AnswerName = (typeof answerNames)[number];

export const consentNames = ['automatedCalls', 'texts', 'emailUpdates'] as const;
export type ConsentName = (typeof consentNames)[number];

export const blankValues: FormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  age: '',
  assets: '',
  state: '',
  primaryConcern: '',
  automatedCalls: false,
  texts: false,
  emailUpdates: false,
  website: '',
};

/** The request as it is sent; not yet validated, since selects and text fields hold any string. */
export function toRequestBody(values: FormValues, page: string | undefined): Record<keyof ConsultationBody, unknown> {
  const answers = Object.fromEntries(answerNames.map((name) => [name, values[name]])) as Record<AnswerName, string>;
  return {
    ...answers,
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
export function fieldId(name: keyof FormValues): string {
  return `consultation-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
