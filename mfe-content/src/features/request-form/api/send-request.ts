import {
  AnnuityReviewBody,
  CORRECTION_HEADER,
  ConsultationBody,
  createAnnuityReviewRequest,
  createConsultationRequest,
  FORM_TOKEN_HEADER,
  type LeadAccepted,
} from '@annuity-lantern/contracts/http';
import { ApiError, type CallOptions, call } from '@annuity-lantern/host-kit';
import * as z from 'zod/mini';
import type { Accepted } from '../model/accepted.ts';
import { forgetFigures } from '../model/chosen-figures.ts';
import { isErased, isKeyReused, isTokenRefused } from '../model/describe-failure.ts';
import type { FormValues } from '../model/form-values.ts';
import { currentKey, dropKey, renewKey } from '../model/idempotency-key.ts';
import { correctionHash, correctionKey, forgetRequest, keepRequest } from '../model/kept-request.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import { runEach } from '../model/run-each.ts';
import { type FilledForm, toRequestBody } from '../model/to-request-body.ts';
import type { FormToken } from './hold-form-token.ts';

/** A request with its answers. The form may be edited before the response arrives. */
export interface RequestUnderWay {
  readonly values: FormValues;
  readonly accepted: Promise<Accepted>;
}

const underWay = new Map<RequestFormKind['name'], RequestUnderWay>();

/** The request of this form whose outcome was not shown yet, even if the visitor has left the page that sent it and come back. */
export function requestUnderWay(form: RequestFormKind): RequestUnderWay | undefined {
  return underWay.get(form.name);
}

/** Calls `send`, and remembers the request until its outcome is shown. */
export function sendRequest(...request: Parameters<typeof send>): RequestUnderWay {
  const [{ name }, { values }] = request;
  const sent = { values, accepted: send(...request) };
  underWay.set(name, sent);
  return sent;
}

/** Forgets a request whose outcome is on the page. */
export function outcomeIsShown(form: RequestFormKind): void {
  underWay.delete(form.name);
}

/**
 * Sends the request with this form's idempotency key and token, then clears key and figures.
 * Retries once with a new token if the token is refused, and once with a new key if the key was used with other answers.
 * Staff then see both requests under one person.
 * @throws ApiError
 */
async function send(form: RequestFormKind, filled: FilledForm, formToken: FormToken): Promise<Accepted> {
  const body = toRequestBody(form, filled);
  // Read before any wait: if the visitor sends the form again from a new page, both requests share the key and count once.
  const key = currentKey(form);
  const ofTab = correctionKey(form);
  let token = await formToken.forSending();
  const hash = await correctionHash(ofTab);
  const post = async (withKey: string): Promise<Accepted> => {
    let status = 0;
    const onStatus = (one: number) => {
      status = one;
    };
    const words = await posts[form.name](body, { headers: headersOf(withKey, token, hash), onStatus }).catch(acceptedWithoutWords);
    return { words, isSealed: status === 202 };
  };
  const accepted = await post(key)
    .catch(async (error: unknown) => {
      if (!isTokenRefused(error)) throw error;
      token = await formToken.renew();
      return post(key);
    })
    .catch((error: unknown) => {
      // The visitor decides whether to ask again.
      if (isErased(error)) renewKey(form);
      if (!isKeyReused(error)) throw error;
      return post(renewKey(form));
    });
  runEach(
    () => dropKey(form),
    () => (hash === undefined ? forgetRequest(form) : keepRequest(form, accepted.words, filled.values, accepted.isSealed)),
    () => forgetFigures(filled.figures),
  );
  return accepted;
}

/** The status alone says that the request is stored (201), or sealed until it can be (202). */
function acceptedWithoutWords(error: unknown): undefined {
  if (!(error instanceof ApiError) || (error.status !== 201 && error.status !== 202)) throw error;
}

function headersOf(key: string, token: string | undefined, hash: string | undefined): Readonly<Record<string, string>> {
  return {
    'idempotency-key': key,
    ...(token === undefined ? {} : { [FORM_TOKEN_HEADER]: token }),
    ...(hash === undefined ? {} : { [CORRECTION_HEADER]: hash }),
  };
}

type Post = (body: unknown, options: Pick<CallOptions, 'headers' | 'onStatus'>) => Promise<LeadAccepted>;

const posts: Readonly<Record<RequestFormKind['name'], Post>> = {
  consultation: (body, options) => call(createConsultationRequest, { body: z.parse(ConsultationBody, body) }, options),
  'annuity-review': (body, options) => call(createAnnuityReviewRequest, { body: z.parse(AnnuityReviewBody, body) }, options),
};
