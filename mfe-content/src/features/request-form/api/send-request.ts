import {
  AnnuityReviewBody,
  ConsultationBody,
  createAnnuityReviewRequest,
  createConsultationRequest,
  FORM_TOKEN_HEADER,
  type LeadAccepted,
} from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';
import * as z from 'zod/mini';
import { forgetFigures } from '../model/chosen-figures.ts';
import { isKeyReused, isTokenRefused } from '../model/describe-failure.ts';
import type { FormValues } from '../model/form-values.ts';
import { currentKey, dropKey, renewKey } from '../model/idempotency-key.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import { type FilledForm, toRequestBody } from '../model/to-request-body.ts';
import type { FormToken } from './hold-form-token.ts';

/** A request that is being sent, and the answers that it carries: the form may be edited meanwhile. */
export interface RequestUnderWay {
  readonly values: FormValues;
  readonly accepted: Promise<LeadAccepted>;
}

const underWay = new Map<RequestFormKind['name'], RequestUnderWay>();

/** The request of this form that is being sent: by the form of a page that was left meanwhile, when the new one asks. */
export function requestUnderWay(form: RequestFormKind): RequestUnderWay | undefined {
  return underWay.get(form.name);
}

/** As `send`, remembered for as long as it takes. */
export function sendRequest(...request: Parameters<typeof send>): RequestUnderWay {
  const [{ name }, { values }] = request;
  const sent = { values, accepted: send(...request).finally(() => underWay.delete(name)) };
  underWay.set(name, sent);
  return sent;
}

/**
 * Sends the request with the key and the token of this form, and then forgets key and figures. Sends once more when its token is refused, with a new one, and when its
 * key was already used with other answers, with another: staff then see both as one person's.
 * @throws ApiError
 */
async function send(form: RequestFormKind, filled: FilledForm, formToken: FormToken): Promise<LeadAccepted> {
  const body = toRequestBody(form, filled);
  // Before any wait: should the form be left and sent from a new page meanwhile, both carry one key and count once.
  const key = currentKey(form);
  let token = await formToken.forSending();
  const post = (withKey: string) => posts[form.name](body, { headers: headersOf(withKey, token) });
  const accepted = await post(key)
    .catch(async (error: unknown) => {
      if (!isTokenRefused(error)) throw error;
      token = await formToken.renew();
      return post(key);
    })
    .catch((error: unknown) => {
      if (!isKeyReused(error)) throw error;
      return post(renewKey(form));
    });
  dropKey(form);
  forgetFigures(filled.figures);
  return accepted;
}

function headersOf(key: string, token: string | undefined): Readonly<Record<string, string>> {
  return { 'idempotency-key': key, ...(token === undefined ? {} : { [FORM_TOKEN_HEADER]: token }) };
}

type Post = (body: unknown, options: { readonly headers: Readonly<Record<string, string>> }) => Promise<LeadAccepted>;

const posts: Readonly<Record<RequestFormKind['name'], Post>> = {
  consultation: (body, options) => call(createConsultationRequest, { body: z.parse(ConsultationBody, body) }, options),
  'annuity-review': (body, options) => call(createAnnuityReviewRequest, { body: z.parse(AnnuityReviewBody, body) }, options),
};
