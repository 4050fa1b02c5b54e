import { LEGAL_VERSION } from '../../../legal-version.ts';
import type { ChosenFigures } from './chosen-figures.ts';
import { type FormValues, toAnswers } from './form-values.ts';
import type { RequestFormKind } from './request-form-kind.ts';

/** A form as it is filled in. */
export interface FilledForm {
  readonly values: FormValues;
  /** The figures that our tools offer, checked or not. */
  readonly figures: readonly ChosenFigures[];
  /** Path of the page the form is on. */
  readonly page: string | undefined;
  /** The network's name in the consent text. */
  readonly network: string | undefined;
  /** Version of the consent text beside the boxes. Default: this code's own. */
  readonly textVersion?: string | undefined;
}

/** The request as sent, before validation: selects and text fields may hold any string. Empty answers are left out. */
export function toRequestBody(
  { answerNames }: RequestFormKind,
  { values, figures, page, network, textVersion = LEGAL_VERSION }: FilledForm,
): Readonly<Record<string, unknown>> {
  const attachments = figures.filter(({ ticked }) => ticked).map(({ attachment }) => attachment);
  return {
    ...toAnswers(answerNames, values),
    // The server judges the honeypot. An over-long value must not cause a validation error on an invisible field.
    website: values.website ? values.website.slice(0, 200) : undefined,
    consent: {
      textVersion,
      network,
      channels: { automatedCalls: values.automatedCalls, texts: values.texts, email: values.emailUpdates },
      analytics: values.analytics,
    },
    page,
    attachments: attachments.length > 0 ? attachments : undefined,
  };
}
