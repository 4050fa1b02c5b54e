import {
  AnnuityReviewBody,
  ConsultationBody,
  createAnnuityReviewRequest,
  createConsultationRequest,
  type LeadAccepted,
} from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';
import * as z from 'zod/mini';
import { isKeyReused } from '../model/describe-failure.ts';
import type { FormValues } from '../model/form-values.ts';
import { currentKey, dropKey, renewKey } from '../model/idempotency-key.ts';
import type { RequestForm } from '../model/request-form.ts';
import { toRequestBody } from '../model/to-request-body.ts';

/**
 * Sends the request with the key of this form. When that key was already used with other answers, sends once more with a
 * new one: staff then see both as one person's.
 * @param page path of the page the form is on
 * @throws ApiError
 */
export async function sendRequest(form: RequestForm, values: FormValues, page: string | undefined): Promise<LeadAccepted> {
  const body = toRequestBody(form, values, page);
  const post = (key: string) => posts[form.name](body, { headers: { 'idempotency-key': key } });
  const accepted = await post(currentKey(form)).catch((error: unknown) => {
    if (!isKeyReused(error)) throw error;
    return post(renewKey(form));
  });
  dropKey(form);
  return accepted;
}

type Post = (body: unknown, options: { readonly headers: Readonly<Record<string, string>> }) => Promise<LeadAccepted>;

const posts: Readonly<Record<RequestForm['name'], Post>> = {
  consultation: (body, options) => call(createConsultationRequest, { body: z.parse(ConsultationBody, body) }, options),
  'annuity-review': (body, options) => call(createAnnuityReviewRequest, { body: z.parse(AnnuityReviewBody, body) }, options),
};
