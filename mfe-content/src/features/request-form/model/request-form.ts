import { AnnuityReviewBody, ConsultationBody } from '@annuity-lantern/contracts/http';
import { anchors } from '@annuity-lantern/contracts/links';
import { messages } from '@annuity-lantern/contracts/messages';
import type * as z from 'zod/mini';
import type { AnswerName } from './form-values.ts';

/** What tells one request form from another; all else they share. */
export interface RequestForm {
  /** Id of the page's route; begins the ids of the fields, and the names under which the tab keeps draft and key. */
  readonly name: 'consultation' | 'annuity-review';
  readonly anchor: string;
  readonly heading: string;
  readonly action: string;
  /** The fields a person answers, in the order in which they stand: errors are listed in this order. */
  readonly answerNames: readonly AnswerName[];
  readonly body: z.ZodMiniType;
  readonly sent: { readonly title: string; readonly text: string; readonly verified: string };
  readonly failed: { readonly title: string; readonly text: string };
  /** When an address opened from outside leads down to the form. */
  readonly landing: 'with-a-product' | 'always';
  /** The field that a product in the address fills in. */
  readonly productField?: AnswerName;
}

export const consultationForm: RequestForm = {
  name: 'consultation',
  anchor: anchors.consultationForm,
  heading: 'Request your consultation',
  action: 'Request my consultation',
  answerNames: ['firstName', 'lastName', 'email', 'phone', 'age', 'assets', 'state', 'primaryConcern'],
  body: ConsultationBody,
  sent: messages.toast.consultationRequested,
  failed: messages.toast.submissionFailed,
  landing: 'with-a-product',
  productField: 'primaryConcern',
};

export const annuityReviewForm: RequestForm = {
  name: 'annuity-review',
  anchor: anchors.annuityReviewForm,
  heading: 'Request your annuity review',
  action: 'Request my review',
  answerNames: ['firstName', 'lastName', 'email', 'phone', 'insuranceCompany', 'approximateValue', 'age', 'state', 'concerns'],
  body: AnnuityReviewBody,
  sent: messages.toast.reviewRequested,
  failed: messages.toast.reviewFailed,
  landing: 'always',
};
