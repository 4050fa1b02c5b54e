import type { LeadField } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FormValues } from './form-values.ts';
import type { RequestFormKind } from './request-form-kind.ts';
import { toRequestBody } from './to-request-body.ts';

/** Checks a form with the contract's own schema, so that the browser and the server say the same words. */
export function validateWith(form: RequestFormKind): Resolver<FormValues> {
  return (values) => {
    const parsed = z.safeParse(form.body, toRequestBody(form, { values, figures: [], page: undefined, network: undefined }));
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors<FormValues> = {};
    for (const issue of parsed.error.issues) {
      const name = form.answerNames.find((known) => known === issue.path[0]);
      if (name) errors[name] ??= { type: issue.code, message: issue.message || messages.generic.invalid };
    }
    return { values: {}, errors };
  };
}

export interface AnswerError {
  readonly name: LeadField;
  readonly message: string;
}

/** The errors in the order of the fields. */
export function listErrors({ answerNames }: RequestFormKind, errors: FieldErrors<FormValues>): AnswerError[] {
  return answerNames.flatMap((name) => {
    const error = errors[name];
    return error ? [{ name, message: error.message ?? messages.generic.invalid }] : [];
  });
}
