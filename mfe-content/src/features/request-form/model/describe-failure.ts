import { errorReference } from '@annuity-lantern/contracts/error-reference';
import { ContactRefusal } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { ApiError } from '@annuity-lantern/host-kit';
import * as z from 'zod/mini';
import type { RequestFormKind } from './request-form-kind.ts';
import type { AnswerError } from './validate.ts';

export interface Failure {
  readonly title: string;
  readonly text: string;
  /** Errors that belong beside a field. */
  readonly answers: readonly AnswerError[];
  /** The e-mail address that was perhaps meant. */
  readonly emailSuggestion?: string | undefined;
  /** Of a failure that the answers do not explain. */
  readonly reference?: string | undefined;
}

/** The message of a failed submission: our own words, except the server's field errors. */
export function describeFailure(form: RequestFormKind, error: unknown): Failure {
  const contact = contactErrors(error);
  if (contact.length > 0) {
    const text = contact.map(({ name, message }) => `${name === 'email' ? 'Email' : 'Phone'}: ${message}`).join(' • ');
    return { ...messages.toast.contactVerificationFailed, text, answers: contact, emailSuggestion: suggestedEmail(error) };
  }
  const text = areAttachmentsRefused(error)
    ? messages.field.attachments.refused
    : isErased(error)
      ? messages.server.erased
      : error instanceof ApiError && error.isForeign
        ? messages.server.foreignAnswer
        : form.failed.text;
  const answers = refusedAnswers(form, error);
  const reference = error instanceof ApiError && answers.length === 0 ? errorReference(error) : undefined;
  return { title: form.failed.title, text, answers, reference };
}

/** True when the key was used before with other answers: the earlier answer was lost, then a field was edited. */
export function isKeyReused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422 && error.wire?.code === 'idempotency_key_reused';
}

/** True when the request of this key was erased since: only a new one can be sent. */
export function isErased(error: unknown): boolean {
  return error instanceof ApiError && error.wire?.code === 'erased';
}

/** True when the form's token was forged, too young or out of date. */
export function isTokenRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.wire?.code === 'form_token_invalid';
}

/** True if only the honeypot failed, because a browser autofilled it. */
export function isHoneypotRefused(error: unknown): boolean {
  return isRefused(error, ({ field }) => field === 'website');
}

function isRefused(error: unknown, which: (one: { readonly field: string }) => boolean): boolean {
  return error instanceof ApiError && error.status === 400 && error.wire?.errors?.some(which) === true;
}

/** The visitor cannot put them right in the form, but can do without. */
function areAttachmentsRefused(error: unknown): boolean {
  return isRefused(error, ({ field }) => /^attachments\b/.test(field));
}

function contactErrors(error: unknown): AnswerError[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  const details = error.wire?.details ?? {};
  return (['email', 'phone'] as const).flatMap((name) => {
    const message = details[name];
    return typeof message === 'string' && message ? [{ name, message }] : [];
  });
}

/** Undefined, too, when what the server suggests is no address: it goes into a field at one press. */
function suggestedEmail(error: unknown): string | undefined {
  const suggestion = error instanceof ApiError ? error.wire?.details?.emailSuggestion : undefined;
  return z.safeParse(ContactRefusal, { emailSuggestion: suggestion }).data?.emailSuggestion;
}

function refusedAnswers({ answerNames }: RequestFormKind, error: unknown): AnswerError[] {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  const refused = error.wire?.errors ?? [];
  return answerNames.flatMap((name) => {
    const first = refused.find(({ field }) => field.split('.')[0] === name);
    return first ? [{ name, message: first.message || messages.generic.invalid }] : [];
  });
}
