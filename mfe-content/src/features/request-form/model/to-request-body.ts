import { LEGAL_VERSION } from '../../../legal-version.ts';
import type { FormValues } from './form-values.ts';
import type { RequestForm } from './request-form.ts';

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
      analytics: values.analytics,
    },
    page,
  };
}
